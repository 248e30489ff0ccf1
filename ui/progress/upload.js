// A file chosen by the reader, handed on as text: Streamlit's own uploader speaks English only.

export default function (component) {
  const { data, parentElement, setTriggerValue } = component
  const label = parentElement.querySelector("label")
  const input = parentElement.querySelector("input")
  label.querySelector("span").textContent = data.label
  const read = async () => {
    const file = input.files[0]
    if (!file) return
    const large = file.size > data.most
    const text = large ? "" : await file.text()
    setTriggerValue("file", { text, large, seq: Date.now() })
    input.value = ""
  }
  input.addEventListener("change", read)
  return () => input.removeEventListener("change", read)
}
