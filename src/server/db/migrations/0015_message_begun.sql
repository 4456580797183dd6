ALTER TABLE "watch_message" ADD COLUMN "begun_at" timestamp with time zone;
