CREATE TABLE "source_reading" (
	"id" text PRIMARY KEY NOT NULL,
	"told" jsonb,
	"told_at" timestamp with time zone,
	"fault" jsonb,
	"failures_in_row" integer NOT NULL,
	"failures" integer NOT NULL
);
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
);
--> statement-breakpoint
CREATE TABLE "source_day" (
	"coin_id" integer NOT NULL,
	"day" date NOT NULL,
	"pool_hs" double precision,
	"network_hs" double precision,
	"difficulty" double precision,
	"open_usd" double precision,
	"price_usd" double precision,
	"block_reward" double precision,
	"tx_fee_ratio" double precision,
	CONSTRAINT "source_day_pk" PRIMARY KEY("day","coin_id")
);
