-- The second wall behind the actor checks (design/house.md): forced row-level security.
-- smida_tenant sees the rows of the tenant named in app.tenant; smida_platform serves sign-up, hosts and jobs, across tenants.
-- Neither can log in, and neither owns a table; every unit of work takes on one of them.
DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'smida_tenant') THEN CREATE ROLE smida_tenant NOLOGIN; END IF;
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'smida_platform') THEN CREATE ROLE smida_platform NOLOGIN; END IF;
  EXECUTE format('GRANT smida_tenant, smida_platform TO %I', current_user);
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO smida_tenant, smida_platform;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO smida_platform;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON "snapshot", "turn_event", "blob" FROM smida_platform;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "member", "draft_file", "publication", "idempotency_key" TO smida_tenant;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "project", "turn" TO smida_tenant;
--> statement-breakpoint
GRANT SELECT, INSERT ON "blob", "snapshot", "turn_event" TO smida_tenant;
--> statement-breakpoint
GRANT SELECT, UPDATE ON "tenant" TO smida_tenant;
--> statement-breakpoint
GRANT SELECT ON "user" TO smida_tenant;
--> statement-breakpoint
CREATE FUNCTION current_tenant() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.tenant', true), '')::uuid;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['user', 'tenant', 'member', 'session', 'ticket', 'login_attempt', 'project', 'blob', 'draft_file',
    'snapshot', 'turn', 'turn_event', 'publication', 'idempotency_key']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY platform_all ON %I TO smida_platform USING (true) WITH CHECK (true)', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['member', 'project', 'blob', 'draft_file', 'snapshot', 'turn', 'turn_event', 'publication', 'idempotency_key']
  LOOP
    EXECUTE format('CREATE POLICY tenant_own ON %I TO smida_tenant USING (tenant_id = (SELECT current_tenant())) WITH CHECK (tenant_id = (SELECT current_tenant()))', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY tenant_own ON "tenant" TO smida_tenant USING (id = (SELECT current_tenant())) WITH CHECK (id = (SELECT current_tenant()));
--> statement-breakpoint
CREATE POLICY tenant_members ON "user" FOR SELECT TO smida_tenant
  USING (EXISTS (SELECT 1 FROM "member" WHERE "member".user_id = "user".id AND "member".tenant_id = (SELECT current_tenant())));
