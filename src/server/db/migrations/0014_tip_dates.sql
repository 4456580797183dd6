ALTER TABLE "tip" ADD COLUMN "published_at" timestamp with time zone DEFAULT '2022-06-20T00:00:00+08' NOT NULL;
