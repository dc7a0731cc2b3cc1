import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

// The spec's route table (2.2), as far as it exists. Bare paths and unknown languages are `siteAnswer`'s business.
export default [
  route(':lang', 'site/site-layout.tsx', [
    index('site/home-page.tsx'),
    route('features', 'site/features-page.tsx'),
    route('about', 'site/about-page.tsx'),
    route('careers', 'site/careers-page.tsx'),
    route('privacy', 'site/legal-page.tsx', { id: 'privacy' }),
    route('terms', 'site/legal-page.tsx', { id: 'terms' }),
    route('security', 'site/legal-page.tsx', { id: 'security' }),
    route('signup', 'tenants/signup-page.tsx'),
    route('login', 'users/login-page.tsx'),
    route('pricing', 'plans/pricing-page.tsx'),
    route('community', 'site/community-page.tsx'),
    route('inspiration', 'inspiration/inspiration-page.tsx'),
    route('*', 'site/content-page.tsx'),
  ]),
  route('!ui', 'workspace/workspace-layout.tsx', [
    index('workspace/workspace-page.tsx'),
    route('templates', 'workspace/templates-page.tsx'),
    route('projects/:projectId', 'workspace/project-page.tsx'),
    layout('workspace/settings-layout.tsx', [
      route('account', 'users/account-page.tsx'),
      route('sign-on', 'sign-on/sign-on-page.tsx'),
      route('team', 'members/team-page.tsx'),
      route('team/log', 'members/log-page.tsx'),
    ]),
  ]),
  route('!organization/create/:planUuid?', 'tenants/organization-create-page.tsx'),
  route('!email-proof', 'users/email-proof-page.tsx'),
  route('!outbox', 'letters/outbox-page.tsx'),
  route('!invitation/:token', 'members/invitation-page.tsx'),
  route('*', 'site/elsewhere-page.tsx'),
] satisfies RouteConfig
