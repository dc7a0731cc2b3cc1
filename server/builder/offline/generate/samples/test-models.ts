// Models that try to break the generator, beside the hand-made samples.
import { toolEntryOf, toolIds, type ToolId } from '../../lexicon/tool-entries.ts'
import { fieldTypes, viewKinds, type Field, type ProjectModel } from '../../model.ts'
import { rulesModel } from './rules-model.ts'
import { blogSample, customersSample, salesSample, todoSample } from './samples.ts'

/** Every field type, every view, every page kind, and names made to break quotes, JSX and identifiers. */
function hardModel(change: Partial<ProjectModel> = {}): ProjectModel {
  const field = (id: string, type: Field['type'], more: Partial<Field> = {}): Field => ({
    id,
    label: `"${id}" it's <${type}> {x}`,
    type,
    ...more,
    why: 'said',
  })
  const plain = fieldTypes.filter((type) => !['select', 'ref', 'refs'].includes(type)).map((type) => field(`my${type}`, type))
  const row = {
    mytext: 'It\'s `a` ${b} \\ "c"',
    mymarkdown: '## x\n\n`y` ${z}',
    mydate: '-3d',
    mydatetime: '+1dT10:30',
    event: 0,
    classes: [0],
    status: 'Done',
  }
  return {
    version: 1,
    name: 'A \'quoted\' "name" \\ <b>',
    tagline: '{tag} & <line>',
    language: 'en',
    currency: 'USD',
    theme: { palette: 'blue', depth: 'normal', look: 'crisp', mode: 'system' },
    shell: 'sidebar',
    things: [
      {
        id: 'record',
        one: 'Record',
        many: 'Records',
        icon: 'Box',
        titleField: 'mytext',
        fields: [
          ...plain,
          field('status', 'select', { options: ["It's new", 'Done'], formerOptions: { Old: 'Done' } }),
          field('event', 'ref', { target: 'event' }),
          field('classes', 'refs', { target: 'class' }),
        ],
        views: [...viewKinds],
        rows: [row, row, {}],
        why: 'said',
      },
      {
        id: 'event',
        one: 'Event',
        many: 'Events',
        icon: 'Calendar',
        titleField: 'rows',
        fields: [field('rows', 'text'), field('id', 'int', { unit: 'kg' }), field('values', 'date'), field('newest', 'text')],
        views: ['list'],
        rows: [{ rows: 'One' }],
        why: 'said',
      },
      {
        id: 'class',
        one: 'Class',
        many: 'Classes',
        icon: 'School',
        titleField: 'title',
        fields: [field('title', 'text')],
        views: ['board'],
        rows: [],
        why: 'said',
      },
    ],
    pages: [
      { id: 'home', path: '/', title: '"Home" <x>', icon: 'House', kind: 'dashboard' },
      { id: 'records', path: '/records', title: 'Records', icon: 'Box', kind: 'collection', thing: 'record' },
      { id: 'again', path: '/again', title: 'Again', icon: 'Box', kind: 'collection', thing: 'record' },
      { id: 'events', path: '/events', title: 'Events', icon: 'Calendar', kind: 'collection', thing: 'event' },
      { id: 'classes', path: '/classes', title: 'Classes', icon: 'School', kind: 'todo', thing: 'class' },
      { id: 'todo', path: '/todo', title: 'Todo', icon: 'ListChecks', kind: 'todo', thing: 'record' },
      { id: 'calendar', path: '/calendar', title: 'Calendar', icon: 'CalendarDays', kind: 'calendar' },
      { id: 'blog', path: '/blog', title: 'Blog', icon: 'Feather', kind: 'blog', thing: 'record' },
      { id: 'site', path: '/site', title: 'Site', icon: 'Globe', kind: 'landing' },
    ],
    features: { csv: true },
    ...change,
  }
}

/** Things called like what the generated code itself is made of. */
function namesakes(): ProjectModel {
  const ids =
    `problem detail topic line heading month match row value option event date map card page message option2 record draft text
    class icon link board visit visits series person news error window project view filter action`.split(/\s+/)
  const things = ids.map((id, i): ProjectModel['things'][number] => ({
    id,
    one: id,
    many: `${id}s`,
    icon: i % 2 ? 'Trash' : 'Image',
    titleField: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', why: 'said' },
      { id: 'set', label: 'Set', type: 'ref', target: ids[(i + 1) % ids.length], why: 'said' },
      { id: 'order', label: 'Order', type: 'select', options: ['A', 'B'], why: 'said' },
      { id: 'query', label: 'Query', type: 'select', options: ['A', 'Done'], why: 'said' },
      { id: 'day', label: 'Day', type: 'date', why: 'said' },
      { id: 'total', label: 'Total', type: 'money', why: 'said' },
    ],
    views: ['table', 'calendar', 'board', 'cards'],
    rows: [],
    why: 'said',
  }))
  const page = (thing: string, kind: 'collection' | 'blog' | 'todo' | 'dashboard' | 'calendar') => ({
    id: thing,
    path: `/${kind}/${thing}`,
    title: thing,
    icon: 'Box',
    kind,
    thing,
  })
  const kinds = ['collection', 'todo', 'dashboard', 'calendar'] as const
  return hardModel({ things, pages: [...ids.flatMap((id) => kinds.map((kind) => page(id, kind))), page('topic', 'blog')] })
}

const bare: ProjectModel = {
  ...hardModel(),
  things: [],
  pages: hardModel()
    .pages.filter(({ kind }) => kind !== 'blog')
    .map((page) => ({ ...page, thing: undefined })),
}
const variant = (model: ProjectModel, change: Partial<ProjectModel>): ProjectModel => ({ ...model, ...change })

const toolsPerModel = 32
/** Some of the hand-made tools as pages, beside a thing with every type of field. */
const tools = (ids: ToolId[]): ProjectModel =>
  hardModel({
    pages: [
      { id: 'records', path: '/', title: 'Records', icon: 'Box', kind: 'collection', thing: 'record' },
      ...ids.map((tool) => ({
        id: tool,
        path: `/${tool.toLowerCase()}`,
        title: toolEntryOf(tool).en[0],
        icon: toolEntryOf(tool).icon,
        kind: 'tool' as const,
        tool,
        ...(toolEntryOf(tool).thing && { thing: 'record' }),
      })),
    ],
  })

/** One of each: languages, looks, shells, kinds of pages. */
export const testModels: Record<string, ProjectModel> = {
  todo: todoSample,
  sales: salesSample,
  blog: blogSample,
  customers: customersSample,
  hard: hardModel(),
  hardSwedish: hardModel({ language: 'sv', currency: 'SEK', shell: 'topbar', features: { csv: false } }),
  hardJapanese: hardModel({ language: 'ja', currency: 'JPY', shell: 'site' }),
  bare,
  hardNamesakes: namesakes(),
  ...Object.fromEntries(
    Array.from({ length: Math.ceil(toolIds.length / toolsPerModel) }, (_, i) => [
      `hardTools${i + 1}`,
      tools(toolIds.slice(i * toolsPerModel, (i + 1) * toolsPerModel)),
    ]),
  ),
  todoRules: variant(todoSample, {
    features: { csv: true, csvImport: true },
    things: todoSample.things.map((thing) => ({
      ...thing,
      order: { by: thing.titleField, descending: true },
      group: thing.fields.find(({ type }) => type === 'select')!.id,
      warnings: [{ field: thing.fields.find(({ type }) => type === 'date')!.id, when: 'past' as const }],
    })),
  }),
  hardRules: rulesModel,
  hardRulesSwedish: { ...rulesModel, language: 'sv' },
  hardRulesJapanese: { ...rulesModel, language: 'ja' },
  statusTodo: variant(todoSample, {
    things: todoSample.things.map((thing) => ({
      ...thing,
      fields: thing.fields.flatMap((field): Field[] =>
        field.id === 'done'
          ? [{ ...field, id: 'status', label: 'Status', type: 'select', options: ['Open', 'Done'] }]
          : field.id === 'title'
            ? [field]
            : [],
      ),
    })),
  }),
}
