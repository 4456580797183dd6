ALTER TABLE "vip_application" ADD COLUMN "email" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "vip_application" ADD COLUMN "coin" text DEFAULT '' NOT NULL;
