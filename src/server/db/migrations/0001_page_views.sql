CREATE TABLE "page_view" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"language" text NOT NULL,
	"theme" text NOT NULL,
	"device_class" text NOT NULL,
	"is_standalone" boolean NOT NULL,
	"referrer" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "page_view_pk" PRIMARY KEY ("day", "path", "language", "theme", "device_class", "is_standalone", "referrer")
);
