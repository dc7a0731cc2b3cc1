// Four hand-made models: what the tests generate, and what the look of the output is judged by.
import type { Field, ProjectModel } from '../../model.ts'
import { posts } from './sample-posts.ts'

const said = 'said' as const
const field = (id: string, label: string, type: Field['type'], more: Partial<Field> = {}): Field => ({
  id,
  label,
  type,
  ...more,
  why: said,
})

export const todoSample: ProjectModel = {
  version: 1,
  name: 'Daylist',
  tagline: 'One list for the day.',
  language: 'en',
  currency: 'USD',
  theme: { palette: 'violet', depth: 'normal', look: 'soft', mode: 'system' },
  shell: 'focus',
  things: [
    {
      id: 'task',
      one: 'Task',
      many: 'Tasks',
      icon: 'CircleCheck',
      titleField: 'title',
      fields: [
        field('title', 'Title', 'text', { required: true }),
        field('dueDate', 'Due date', 'date', { concept: 'dueDate' }),
        field('priority', 'Priority', 'select', { concept: 'priority', options: ['Low', 'Medium', 'High'] }),
        field('done', 'Done', 'bool', { concept: 'done' }),
        field('notes', 'Notes', 'longtext'),
      ],
      views: ['list'],
      rows: [
        {
          title: 'Send the quarterly report to Maria',
          dueDate: '+0d',
          priority: 'High',
          notes: 'She needs the figures before lunch.',
        },
        { title: 'Book the dentist', dueDate: '+2d', priority: 'Medium' },
        { title: 'Buy a birthday present for Sam', dueDate: '+4d', priority: 'Medium', notes: 'The blue headphones, or a book.' },
        { title: 'Renew the library card', dueDate: '-1d', priority: 'Low' },
        { title: 'Plan the weekend hike', dueDate: '+6d', priority: 'Low' },
        { title: 'Water the plants', dueDate: '+0d', priority: 'Low', done: true },
        { title: 'Answer the landlord', dueDate: '-2d', priority: 'High', done: true },
      ],
      why: said,
    },
  ],
  pages: [{ id: 'today', path: '/', title: 'Today', icon: 'CircleCheck', kind: 'todo', thing: 'task' }],
  features: { csv: false },
}

const customersOfOrders = [
  'Northwind Traders',
  'Lumen Studio',
  'Harbor & Pine',
  'Atlas Outdoor',
  'Bluebird Cafe',
  'Meridian Clinic',
  'Oakfield School',
  'Vertex Labs',
]
const products: [name: string, category: string, price: number][] = [
  ['Standing desk', 'Furniture', 640],
  ['Task chair', 'Furniture', 410],
  ['4K monitor', 'Electronics', 520],
  ['Noise-cancelling headset', 'Electronics', 280],
  ['Desk lamp', 'Lighting', 95],
  ['Pendant light', 'Lighting', 180],
  ['Notebook set', 'Supplies', 38],
]
const regions = ['Europe', 'North America', 'Asia Pacific', 'Latin America']

/** 90 orders over two years, more of them lately, so that every chart has a shape. */
const orders = Array.from({ length: 90 }, (_, i) => {
  const [product, category, price] = products[(i * 5 + (i % 3)) % products.length]!
  const quantity = 1 + ((i * 7) % 6)
  return {
    number: `#${1290 - i}`,
    customer: customersOfOrders[(i * 3 + (i % 5)) % customersOfOrders.length],
    product,
    category,
    region: regions[[0, 1, 0, 2, 1, 0, 3, 0, 1, 2, 0][i % 11]!],
    revenue: price * quantity,
    quantity,
    status: i < 4 ? 'Pending' : i % 13 === 0 ? 'Refunded' : i < 9 ? 'Shipped' : 'Delivered',
    orderDate: `-${Math.round(i ** 1.46)}d`,
  }
})

export const salesSample: ProjectModel = {
  version: 1,
  name: 'Northlight Sales',
  tagline: 'Revenue, orders and customers at a glance.',
  language: 'en',
  currency: 'USD',
  theme: { palette: 'indigo', depth: 'normal', look: 'crisp', mode: 'system' },
  shell: 'sidebar',
  things: [
    {
      id: 'order',
      one: 'Order',
      many: 'Orders',
      icon: 'ShoppingCart',
      titleField: 'number',
      fields: [
        field('number', 'Order', 'text', { required: true }),
        field('customer', 'Customer', 'text'),
        field('product', 'Product', 'text'),
        field('category', 'Category', 'select', {
          concept: 'category',
          options: ['Furniture', 'Electronics', 'Lighting', 'Supplies'],
        }),
        field('region', 'Region', 'select', { options: regions }),
        field('revenue', 'Revenue', 'money'),
        field('quantity', 'Quantity', 'int'),
        field('status', 'Status', 'select', { concept: 'status', options: ['Pending', 'Shipped', 'Delivered', 'Refunded'] }),
        field('orderDate', 'Date', 'date', { concept: 'orderDate' }),
      ],
      views: ['table', 'board'],
      rows: orders,
      why: said,
    },
  ],
  pages: [
    { id: 'dashboard', path: '/', title: 'Overview', icon: 'LayoutDashboard', kind: 'dashboard', thing: 'order' },
    { id: 'orders', path: '/orders', title: 'Orders', icon: 'ShoppingCart', kind: 'collection', thing: 'order' },
  ],
  features: { csv: true },
}

export const blogSample: ProjectModel = {
  version: 1,
  name: 'Salt & Ink',
  tagline: 'Small essays on walking, cooking and paying attention.',
  language: 'en',
  currency: 'EUR',
  theme: { palette: 'teal', depth: 'deep', look: 'editorial', mode: 'system' },
  shell: 'site',
  things: [
    {
      id: 'post',
      one: 'Post',
      many: 'Posts',
      icon: 'Feather',
      titleField: 'title',
      fields: [
        field('title', 'Title', 'text', { required: true }),
        field('publishedAt', 'Date', 'date', { concept: 'publishedAt' }),
        field('tags', 'Tags', 'tags'),
        field('cover', 'Cover picture', 'image'),
        field('body', 'Text', 'markdown', { required: true }),
      ],
      views: ['list'],
      rows: posts.map(([title, publishedAt, tags, body]) => ({ title, publishedAt, tags, body, cover: '' })),
      why: said,
    },
  ],
  pages: [
    {
      id: 'blog',
      path: '/',
      title: 'Journal',
      icon: 'Feather',
      kind: 'blog',
      thing: 'post',
      texts: {
        author: 'Hello, I am Ines',
        about:
          'I live by the sea and write about what is near: paths, kitchens, weather, the people at the harbour.\n\n## This journal\n\nA new piece appears every second Sunday. There are no comments, but letters are answered.',
      },
    },
  ],
  features: { csv: false },
}

const companies: [company: string, contact: string, email: string, phone: string, city: string, status: string, notes: string][] =
  [
    [
      'Björk & Söner',
      'Karin Lund',
      'karin@bjork.example',
      '+46 8 123 45 01',
      'Stockholm',
      'Active',
      'Prefers to be called before ten.',
    ],
    [
      'Hagström Bygg',
      'Ola Hagström',
      'ola@hagstrom.example',
      '+46 31 123 45 02',
      'Göteborg',
      'Active',
      'Framework contract until summer.',
    ],
    ['Café Linné', 'Sara Nyberg', 'sara@linne.example', '+46 18 123 45 03', 'Uppsala', 'Lead', 'Met at the spring fair.'],
    ['Nordvik Marine', 'Jonas Dahl', 'jonas@nordvik.example', '+47 22 12 34 04', 'Oslo', 'Active', ''],
    [
      'Studio Malm',
      'Elsa Malm',
      'elsa@malm.example',
      '+46 40 123 45 05',
      'Malmö',
      'Paused',
      'On parental leave, back in autumn.',
    ],
    ['Fjell Sport', 'Ida Berg', 'ida@fjell.example', '+47 55 12 34 06', 'Bergen', 'Lead', 'Wants an offer for three shops.'],
    ['Kvarnen Bageri', 'Per Ek', 'per@kvarnen.example', '+46 19 123 45 07', 'Örebro', 'Active', 'New oven arrives in two weeks.'],
    ['Lindgren Advokater', 'Maja Lindgren', 'maja@lindgren.example', '+46 8 123 45 08', 'Stockholm', 'Lost', ''],
  ]
const visits: [title: string, customer: number, day: string, time: string, kind: string][] = [
  ['Yearly review', 0, '+1d', '09:30', 'On site'],
  ['Site walk', 1, '+3d', '13:00', 'On site'],
  ['First meeting', 2, '+4d', '10:00', 'Video'],
  ['Offer talk', 5, '+8d', '11:00', 'Video'],
  ['Oven measuring', 6, '+10d', '08:15', 'On site'],
  ['Contract signing', 3, '+13d', '14:30', 'On site'],
  ['Check-in', 4, '-2d', '15:00', 'Phone'],
  ['Complaint follow-up', 1, '-5d', '09:00', 'Phone'],
  ['Workshop', 0, '-9d', '10:00', 'On site'],
]

export const customersSample: ProjectModel = {
  version: 1,
  name: 'Fieldbook',
  tagline: 'Customers and visits in one place.',
  language: 'en',
  currency: 'EUR',
  theme: { palette: 'emerald', depth: 'normal', look: 'bold', mode: 'system' },
  shell: 'topbar',
  things: [
    {
      id: 'customer',
      one: 'Customer',
      many: 'Customers',
      icon: 'Building2',
      titleField: 'company',
      fields: [
        field('company', 'Company', 'text', { required: true }),
        field('contact', 'Contact', 'text'),
        field('email', 'E-mail', 'email'),
        field('phone', 'Phone', 'phone'),
        field('city', 'City', 'text'),
        field('status', 'Status', 'select', { options: ['Lead', 'Active', 'Paused', 'Lost'] }),
        field('notes', 'Notes', 'longtext'),
      ],
      views: ['table', 'cards', 'board'],
      rows: companies.map(([company, contact, email, phone, city, status, notes]) => ({
        company,
        contact,
        email,
        phone,
        city,
        status,
        notes,
      })),
      why: said,
    },
    {
      id: 'visit',
      one: 'Visit',
      many: 'Visits',
      icon: 'MapPin',
      titleField: 'title',
      fields: [
        field('title', 'Purpose', 'text', { required: true }),
        field('customer', 'Customer', 'ref', { target: 'customer' }),
        field('day', 'Date', 'date', { concept: 'visitDate', required: true }),
        field('time', 'Time', 'time'),
        field('kind', 'Kind', 'select', { options: ['On site', 'Video', 'Phone'] }),
        field('report', 'Report', 'longtext'),
      ],
      views: ['calendar', 'list'],
      rows: visits.map(([title, customer, day, time, kind]) => ({ title, customer, day, time, kind, report: '' })),
      why: said,
    },
  ],
  pages: [
    { id: 'dashboard', path: '/', title: 'Overview', icon: 'LayoutDashboard', kind: 'dashboard' },
    { id: 'customers', path: '/customers', title: 'Customers', icon: 'Building2', kind: 'collection', thing: 'customer' },
    { id: 'visits', path: '/visits', title: 'Visits', icon: 'MapPin', kind: 'collection', thing: 'visit' },
    { id: 'calendar', path: '/calendar', title: 'Calendar', icon: 'CalendarDays', kind: 'calendar' },
  ],
  features: { csv: true },
}
