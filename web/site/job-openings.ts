import type { TextKey } from '#web/i18n/texts.ts'

/** `tasks` and `needs` name texts of one point a line. All openings are full-time and remote. */
export type JobOpening = {
  id: string
  department: TextKey
  title: TextKey
  description: TextKey
  tasks: TextKey
  needs: TextKey
}

/** CAREER: sample openings; whoever runs Smida puts their own here, or none (docs/self-host.md). */
export const jobOpenings: JobOpening[] = [
  {
    id: 'senior-ai-engineer',
    department: 'careers.engineering',
    title: 'careers.aiTitle',
    description: 'careers.aiText',
    tasks: 'careers.aiTasks',
    needs: 'careers.aiNeeds',
  },
  {
    id: 'frontend-engineer',
    department: 'careers.engineering',
    title: 'careers.frontendTitle',
    description: 'careers.frontendText',
    tasks: 'careers.frontendTasks',
    needs: 'careers.frontendNeeds',
  },
  {
    id: 'backend-engineer',
    department: 'careers.engineering',
    title: 'careers.backendTitle',
    description: 'careers.backendText',
    tasks: 'careers.backendTasks',
    needs: 'careers.backendNeeds',
  },
  {
    id: 'product-manager',
    department: 'careers.product',
    title: 'careers.productTitle',
    description: 'careers.productText',
    tasks: 'careers.productTasks',
    needs: 'careers.productNeeds',
  },
  {
    id: 'devrel-engineer',
    department: 'careers.marketing',
    title: 'careers.devrelTitle',
    description: 'careers.devrelText',
    tasks: 'careers.devrelTasks',
    needs: 'careers.devrelNeeds',
  },
  {
    id: 'customer-success',
    department: 'careers.customerSuccess',
    title: 'careers.successTitle',
    description: 'careers.successText',
    tasks: 'careers.successTasks',
    needs: 'careers.successNeeds',
  },
]
