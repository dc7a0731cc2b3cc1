ALTER TABLE "publication" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "category" text DEFAULT 'Other' NOT NULL;