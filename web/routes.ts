import { index, route, type RouteConfig } from '@react-router/dev/routes'

// The spec's route table (2.2), as far as it exists. Bare paths and unknown languages are `siteAnswer`'s business.
export default [
  route(':lang', 'site/site-layout.tsx', [
    index('site/home-page.tsx'),
    route('signup', 'tenants/signup-page.tsx'),
    route('login', 'users/login-page.tsx'),
    route('*', 'site/not-found-page.tsx'),
  ]),
  route('!ui', 'workspace/workspace-layout.tsx', [
    index('workspace/workspace-page.tsx'),
    route('projects/:projectId', 'workspace/project-page.tsx'),
  ]),
  route('*', 'site/elsewhere-page.tsx'),
] satisfies RouteConfig
