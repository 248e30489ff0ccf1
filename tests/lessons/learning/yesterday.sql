BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE answer (
	id INTEGER NOT NULL, 
	learner VARCHAR(32) NOT NULL, 
	kind VARCHAR(60) NOT NULL, 
	rule VARCHAR(120) NOT NULL, 
	setup TEXT NOT NULL, 
	seed BIGINT NOT NULL, 
	correct BOOLEAN NOT NULL, 
	hinted BOOLEAN NOT NULL, 
	given TEXT NOT NULL, 
	answered DATETIME NOT NULL, 
	CONSTRAINT pk_answer PRIMARY KEY (id), 
	CONSTRAINT fk_answer_learner FOREIGN KEY(learner) REFERENCES learner (id) ON DELETE CASCADE
);
INSERT INTO "answer" VALUES(1,'E2Jf_lOtjgT2ER_0VvZ_Rg','trick-winner','schnapsen.ruff','schnapsen',0,1,0,'0','2026-03-01 18:00:00.000000');
INSERT INTO "answer" VALUES(2,'E2Jf_lOtjgT2ER_0VvZ_Rg','legal-cards','schnapsen.follow','schnapsen',1,0,0,'0','2026-03-01 18:01:00.000000');
INSERT INTO "answer" VALUES(3,'E2Jf_lOtjgT2ER_0VvZ_Rg','legal-cards','schnapsen.follow','schnapsen',2,1,0,'0','2026-03-01 18:02:00.000000');
CREATE TABLE cookie (
	hash VARCHAR(64) NOT NULL, 
	learner VARCHAR(32) NOT NULL, 
	created DATETIME NOT NULL, 
	CONSTRAINT pk_cookie PRIMARY KEY (hash), 
	CONSTRAINT fk_cookie_learner FOREIGN KEY(learner) REFERENCES learner (id) ON DELETE CASCADE
);
INSERT INTO "cookie" VALUES('9523d9fbe79bcf3ee5f9f664a8041fa3cdba4b6b8bb902cb5ec335a5bf1ca769','E2Jf_lOtjgT2ER_0VvZ_Rg','2026-03-01 18:00:00.000000');
CREATE TABLE deal (
	id VARCHAR(32) NOT NULL, 
	learner VARCHAR(32) NOT NULL, 
	record TEXT NOT NULL, 
	"match" TEXT, 
	finished BOOLEAN NOT NULL, 
	created DATETIME NOT NULL, 
	updated DATETIME NOT NULL, 
	CONSTRAINT pk_deal PRIMARY KEY (id), 
	CONSTRAINT fk_deal_learner FOREIGN KEY(learner) REFERENCES learner (id) ON DELETE CASCADE
);
INSERT INTO "deal" VALUES('0i1QPC9HEYX0V44SAKnoPQ','E2Jf_lOtjgT2ER_0VvZ_Rg','schnapsen dealer=1 deck=JH.TS.QD.AD.AS.TC.JD.JC.TD.JS.TH.KH.AH.QH.QS.KC.KS.QC.KD.AC',NULL,0,'2026-03-01 18:00:00.000000','2026-03-01 18:00:00.000000');
CREATE TABLE learner (
	id VARCHAR(32) NOT NULL, 
	created DATETIME NOT NULL, 
	settings TEXT NOT NULL, 
	recovery VARCHAR(64), 
	CONSTRAINT pk_learner PRIMARY KEY (id), 
	CONSTRAINT uq_learner_recovery UNIQUE (recovery)
);
INSERT INTO "learner" VALUES('E2Jf_lOtjgT2ER_0VvZ_Rg','2026-03-01 18:00:00.000000','{"language":"es","patterns":{"schnapsen":"german","schneider":"german","schafkopf":"german","schmier":"german"},"setup":"schnapsen(preset=bummerl)","colours":2,"dim":true,"motion":true,"hide_points":false,"pause":false,"opponent":"sensible","setups":{}}',NULL);
CREATE TABLE memory (
	learner VARCHAR(32) NOT NULL, 
	rule VARCHAR(120) NOT NULL, 
	card TEXT NOT NULL, 
	due DATETIME NOT NULL, 
	CONSTRAINT pk_memory PRIMARY KEY (learner, rule), 
	CONSTRAINT fk_memory_learner FOREIGN KEY(learner) REFERENCES learner (id) ON DELETE CASCADE
);
INSERT INTO "memory" VALUES('E2Jf_lOtjgT2ER_0VvZ_Rg','schnapsen.ruff','{"card_id": 1, "state": 1, "step": 1, "stability": 2.3065, "difficulty": 2.118103970459016, "due": "2026-03-01T18:10:00+00:00", "last_review": "2026-03-01T18:00:00+00:00"}','2026-03-01 18:10:00.000000');
CREATE TABLE mistake (
	id INTEGER NOT NULL, 
	learner VARCHAR(32) NOT NULL, 
	rule VARCHAR(120) NOT NULL, 
	situation TEXT NOT NULL, 
	move TEXT NOT NULL, 
	made DATETIME NOT NULL, 
	CONSTRAINT pk_mistake PRIMARY KEY (id), 
	CONSTRAINT fk_mistake_learner FOREIGN KEY(learner) REFERENCES learner (id) ON DELETE CASCADE
);
INSERT INTO "mistake" VALUES(1,'E2Jf_lOtjgT2ER_0VvZ_Rg','schnapsen.follow','schnapsen hands=TS.JS.AH.AD/?4 trump=H stock=- lead=1 trick=KS points=20/25 tricks=3/2 strict=0/0 played=AC.TC.KC.QC.JC.QS.JH.QH.KD.QD','AH','2026-03-01 18:00:00.000000');
CREATE TABLE step (
	learner VARCHAR(32) NOT NULL, 
	lesson VARCHAR(120) NOT NULL, 
	step VARCHAR(120) NOT NULL, 
	done DATETIME NOT NULL, 
	CONSTRAINT pk_step PRIMARY KEY (learner, lesson, step), 
	CONSTRAINT fk_step_learner FOREIGN KEY(learner) REFERENCES learner (id) ON DELETE CASCADE
);
INSERT INTO "step" VALUES('E2Jf_lOtjgT2ER_0VvZ_Rg','schnapsen-trick','win-it','2026-03-01 18:00:00.000000');
INSERT INTO "step" VALUES('E2Jf_lOtjgT2ER_0VvZ_Rg','schnapsen-trick','other-suit','2026-03-01 18:00:00.000000');
CREATE INDEX ix_cookie_learner ON cookie (learner);
CREATE INDEX ix_deal_learner_updated ON deal (learner, updated);
CREATE INDEX ix_answer_learner_answered ON answer (learner, answered);
CREATE INDEX ix_memory_learner_due ON memory (learner, due);
CREATE INDEX ix_mistake_learner_made ON mistake (learner, made);
COMMIT;
