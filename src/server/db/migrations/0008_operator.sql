CREATE TABLE "farm_hour" (
	"coin_id" integer NOT NULL,
	"address" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"hashrate" double precision NOT NULL,
	"readings" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "farm_hour_pk" PRIMARY KEY ("coin_id", "address", "starts_at"),
	CONSTRAINT "farm_hour_farm" FOREIGN KEY ("coin_id", "address") REFERENCES "farm_seen" ("coin_id", "address") ON DELETE CASCADE
);
--> statement-breakpoint
INSERT INTO "farm_hour" ("coin_id", "address", "starts_at", "hashrate", "readings", "read_at")
	SELECT "coin_id", "address", to_timestamp((hour ->> 0)::double precision / 1000), (hour ->> 1)::double precision, (hour ->> 2)::integer, "read_at"
	FROM "farm_seen", jsonb_array_elements("hours") AS hour ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "farm_seen" DROP COLUMN "hours";
--> statement-breakpoint
ALTER TABLE "farm_seen" ADD COLUMN "asked_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "farm_seen" SET "asked_at" = "read_at";
--> statement-breakpoint
ALTER TABLE "farm_seen" ALTER COLUMN "asked_at" SET NOT NULL;
--> statement-breakpoint
DROP INDEX "farm_seen_read_at";
--> statement-breakpoint
CREATE INDEX "farm_seen_asked_at" ON "farm_seen" USING btree ("asked_at");
--> statement-breakpoint
CREATE TABLE "source_past" (
	"id" text PRIMARY KEY NOT NULL,
	"past" jsonb NOT NULL
);
--> statement-breakpoint
-- Room in the page for the next reading: it then takes the place of the last one without waiting for a vacuum.
ALTER TABLE "source_reading" SET (fillfactor = 40);
--> statement-breakpoint
CREATE TABLE "lease" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
