CREATE TABLE "contact_message" (
	"id" serial PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL UNIQUE,
	"received_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"language" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"reach" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_message_received_at" ON "contact_message" USING btree ("received_at");
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "invite_code" text UNIQUE;
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "invited_by" text;
--> statement-breakpoint
CREATE INDEX "account_invited_by" ON "account" USING btree ("invited_by");
