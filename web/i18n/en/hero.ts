export const hero = {
  metaTitle: 'Smida: describe it, and it runs',
  metaDescription:
    'Describe a web application in plain words and Smida builds, previews and publishes it, on a machine of your own.',
  badge: 'Runs on your own machine. No key, no cloud.',
  title: 'Describe it.',
  titleAccent: 'It runs.',
  subtitle:
    'Say in plain words what you need. Smida forges a working web application while you watch, ready to use, change and publish.',
  exampleTodo: 'Todo app',
  exampleTodoPrompt:
    'A todo app with tasks: title, notes, priority (low, medium, high), due date and done. Show what is overdue and let me filter by priority.',
  exampleDashboard: 'Sales dashboard',
  exampleDashboardPrompt:
    'A sales dashboard with orders: customer, product, amount, date and status. Show revenue by month, the top customers and the latest orders.',
  exampleBlog: 'Personal blog',
  exampleBlogPrompt:
    'A personal blog with posts: title, text, cover image, tags and date. A front page with the latest posts and an about page.',
  typing1: 'A booking calendar for a small yoga studio',
  typing2: 'A customer list with company, phone and notes',
  typing3: 'An inventory for our workshop, with low-stock warnings',
  typing4: 'A recipe collection the whole family can add to',
  watchDemo: 'Watch demo',
  statProjects: 'projects created',
  statBuildTime: 'median build time',
  statSatisfaction: 'user satisfaction',
  statNone: 'not measured yet',
}
