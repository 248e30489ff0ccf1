"""Teaching: content, drills, explanations, rulebook, glossary and progress. No screen."""
