ALTER TABLE "watch_farm" ADD COLUMN "is_from_account" boolean DEFAULT false NOT NULL;
