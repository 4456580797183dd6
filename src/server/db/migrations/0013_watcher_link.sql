CREATE TABLE "watcher_link" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"coin_id" integer NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"shows_money" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "watcher_link_key_hash_unique" UNIQUE("key_hash")
);
