CREATE TABLE "farm_seen" (
	"coin_id" integer NOT NULL,
	"address" text NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "farm_seen_pk" PRIMARY KEY ("coin_id", "address")
);
--> statement-breakpoint
CREATE INDEX "farm_seen_read_at" ON "farm_seen" USING btree ("read_at");
--> statement-breakpoint
CREATE TABLE "worker_seen" (
	"coin_id" integer NOT NULL,
	"address" text NOT NULL,
	"worker" text NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"last_hashrate" double precision,
	"is_online" boolean NOT NULL,
	CONSTRAINT "worker_seen_pk" PRIMARY KEY ("coin_id", "address", "worker"),
	CONSTRAINT "worker_seen_farm" FOREIGN KEY ("coin_id", "address") REFERENCES "farm_seen" ("coin_id", "address") ON DELETE CASCADE
);
