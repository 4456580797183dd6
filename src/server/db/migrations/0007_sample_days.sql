ALTER TABLE "source_sample" RENAME TO "source_sample_before";
--> statement-breakpoint
ALTER TABLE "source_sample_before" RENAME CONSTRAINT "source_sample_pk" TO "source_sample_before_pk";
--> statement-breakpoint
CREATE TABLE "source_sample" (
	"coin_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"pool_hs" double precision,
	"network_hs" double precision,
	"difficulty" double precision,
	"price_usd" double precision,
	"block_reward" double precision,
	"tx_fee_ratio" double precision,
	CONSTRAINT "source_sample_pk" PRIMARY KEY("at","coin_id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
DO $$
DECLARE
	starts timestamp;
BEGIN
	-- Days of Beijing, which has no summer time.
	FOR starts IN SELECT DISTINCT date_trunc('day', "at" AT TIME ZONE 'UTC' + interval '8 hours') FROM "source_sample_before" LOOP
		EXECUTE format(
			'CREATE TABLE %I PARTITION OF "source_sample" FOR VALUES FROM (%L) TO (%L)',
			'source_sample_' || to_char(starts, 'YYYY_MM_DD'),
			(starts - interval '8 hours') AT TIME ZONE 'UTC',
			(starts + interval '16 hours') AT TIME ZONE 'UTC'
		);
	END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO "source_sample" ("coin_id", "at", "pool_hs", "network_hs", "difficulty", "price_usd", "block_reward", "tx_fee_ratio")
	SELECT "coin_id", "at", "pool_hs", "network_hs", "difficulty", "price_usd", "block_reward", "tx_fee_ratio" FROM "source_sample_before";
--> statement-breakpoint
DROP TABLE "source_sample_before";
