CREATE TABLE "vip_application" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"acc_name" text NOT NULL,
	"miner_type" text NOT NULL,
	"hashrate" text NOT NULL,
	"remark" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "vip_application_received_at" ON "vip_application" USING btree ("received_at");
--> statement-breakpoint
CREATE TABLE "vip_sender" (
	"day" date NOT NULL,
	"sender" text NOT NULL,
	"applications" integer NOT NULL,
	CONSTRAINT "vip_sender_pk" PRIMARY KEY ("day", "sender")
);
