ALTER TABLE "account" ADD COLUMN "known_places" jsonb DEFAULT '[]'::jsonb NOT NULL;
