CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_coin" (
	"coin_id" integer PRIMARY KEY NOT NULL,
	"is_show" boolean NOT NULL,
	"is_aux" boolean NOT NULL,
	"fee_rates" double precision[] NOT NULL,
	"income_types" text[] NOT NULL,
	"min_pay" double precision NOT NULL,
	"payment_time" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tip" (
	"id" serial PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_video" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"seconds" double precision NOT NULL,
	"webm_bytes" integer NOT NULL,
	"mp4_bytes" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "announcement_published_at" ON "announcement" USING btree ("published_at");
