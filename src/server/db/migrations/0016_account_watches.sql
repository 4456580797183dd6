ALTER TABLE "watch" ADD COLUMN "gid" text;--> statement-breakpoint
ALTER TABLE "watch" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "watcher_link" ADD COLUMN "gid" text;--> statement-breakpoint
ALTER TABLE "watch" ADD CONSTRAINT "watch_gid_account_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."account"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watcher_link" ADD CONSTRAINT "watcher_link_gid_account_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."account"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_gid" ON "watch" USING btree ("gid");--> statement-breakpoint
CREATE INDEX "watcher_link_gid" ON "watcher_link" USING btree ("gid");
