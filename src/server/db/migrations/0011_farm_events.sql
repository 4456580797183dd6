CREATE TABLE "watched_farm" (
	"coin_id" integer NOT NULL,
	"address" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"asked_for_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watched_farm_pk" PRIMARY KEY ("coin_id", "address")
);
--> statement-breakpoint
CREATE TABLE "watch_memory" (
	"coin_id" integer NOT NULL,
	"address" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"memory" jsonb NOT NULL,
	CONSTRAINT "watch_memory_pk" PRIMARY KEY ("coin_id", "address")
);
--> statement-breakpoint
CREATE TABLE "farm_event" (
	"seq" serial PRIMARY KEY,
	"id" text NOT NULL CONSTRAINT "farm_event_id_unique" UNIQUE,
	"coin_id" integer NOT NULL,
	"address" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"event" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "farm_event_farm" ON "farm_event" USING btree ("coin_id", "address", "found_at");
