CREATE TABLE "watch" (
	"id" text PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"target" jsonb NOT NULL,
	"target_digest" text NOT NULL,
	"state" text NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "watch_target" ON "watch" USING btree ("way","target_digest");
--> statement-breakpoint
CREATE TABLE "watch_farm" (
	"watch_id" text NOT NULL,
	"coin_id" integer NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"quiet" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "watch_farm_pk" PRIMARY KEY("watch_id","coin_id","address"),
	CONSTRAINT "watch_farm_watch" FOREIGN KEY ("watch_id") REFERENCES "watch"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "watch_farm_farm" ON "watch_farm" USING btree ("coin_id","address");
--> statement-breakpoint
CREATE TABLE "watch_message" (
	"id" serial PRIMARY KEY NOT NULL,
	"watch_id" text NOT NULL,
	"event_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"state" text NOT NULL,
	"batch" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "watch_message_once" UNIQUE("watch_id","event_id"),
	CONSTRAINT "watch_message_watch" FOREIGN KEY ("watch_id") REFERENCES "watch"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "watch_message_due" ON "watch_message" USING btree ("next_at") WHERE "state" IN ('written', 'sending');
