CREATE TABLE "account" (
	"gid" text PRIMARY KEY NOT NULL,
	"phone" text UNIQUE,
	"email" text UNIQUE,
	"password_hash" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"registration" text NOT NULL,
	"restriction" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"farms" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL UNIQUE,
	"gid" text NOT NULL REFERENCES "account"("gid") ON DELETE cascade,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_session_gid" ON "account_session" USING btree ("gid");
--> statement-breakpoint
CREATE TABLE "account_code" (
	"address" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activation" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"gid" text NOT NULL REFERENCES "account"("gid") ON DELETE cascade,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_hash" text UNIQUE,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
