import type { Page } from '../../model.ts'
import { chatDir, type Chat } from './chat.ts'
import { writeComposer, writeMessageList } from './chat-messages.ts'
import { thingOf, titleOf, valueOf, type Context } from '../context.ts'
import { attribute, createImports, jsxText, quote } from '../markup.ts'
import type { Route } from '../routes-file.ts'

/** Channels and what is said in them. Says which route it brings. */
export function writeChatPages(context: Context, page: Page): Route[] {
  const [message, channel] = [thingOf(context, page.thing), thingOf(context, page.parts?.channel)]
  const chat: Chat = {
    context,
    page,
    message,
    channel,
    sender: message.thing.fields.find(({ id }) => id === 'sender')!,
    ofChannel: message.thing.fields.find(({ target }) => target === channel.thing.id)!,
  }
  writeChatPage(chat)
  writeChannelList(chat)
  writeMessageList(chat)
  writeComposer(chat)
  return [
    {
      path: page.path,
      component: 'ChatPage',
      module: `@/${chatDir.slice('src/'.length)}/chat-page`,
      nav: { label: page.title, icon: page.icon, place: 'main' },
    },
  ]
}

function writeChatPage({ context, page, message, channel, ofChannel }: Chat): void {
  const { say } = context
  const { type, collection } = channel
  const imports = createImports()
  imports.use('react', 'useState')
  imports.use('lucide-react', 'HashIcon', 'PencilIcon', 'PlusIcon', 'Trash2Icon')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card', 'EmptyState')
  imports.use('@/components/ui/toast', 'toast')
  imports.use(`@/data/${channel.slug}`, collection, `type ${type}`)
  imports.use(`@/data/${message.slug}`, message.collection)
  imports.use(`@/features/${channel.slug}/${channel.file}-dialogs`, `${type}Dialogs`, `type ${type}Action`)
  imports.use('@/features/talk/name-input', 'NameInput')
  imports.use('./channel-list', 'ChannelList')
  imports.use('./composer', 'Composer')
  imports.use('./message-list', 'MessageList')
  const add = say('addOne', { one: channel.one })
  const title = titleOf(channel, 'current')
  context.files[`${chatDir}/chat-page.tsx`] = `@imports

export function ChatPage() {
  // the oldest channel first
  const rows = ${collection}.useAll().toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  const spoken = ${message.collection}.useAll()
  const [chosen, setChosen] = useState<string | null>(null)
  const [action, setAction] = useState<${type}Action | null>(null)
  const current = rows.find(({ id }) => id === chosen) ?? rows[0]

  function remove(room: ${type}) {
    const said = spoken.filter((row) => ${valueOf(message, ofChannel, 'row')} === room.id)
    for (const row of said) ${message.collection}.remove(row.id)
    ${collection}.remove(room.id)
    toast(${quote(say('deleted'))}, () => {
      ${collection}.restore([room])
      ${message.collection}.restore(said)
    })
  }

  return (
    <div className="space-y-5">
      <PageHeader title=${attribute(page.title)} text=${attribute(say('keptHere'))}>
        <Button variant="secondary" onClick={() => setAction({ kind: 'new' })}>
          <PlusIcon /> ${jsxText(add)}
        </Button>
      </PageHeader>
      {current ? (
        <div className="grid items-start gap-4 md:grid-cols-[13rem_minmax(0,1fr)]">
          <div className="min-w-0 space-y-4">
            <ChannelList rooms={rows} current={current.id} onChoose={setChosen} />
            <NameInput />
          </div>
          <Card className="flex flex-col overflow-hidden">
            <header className="flex items-center gap-1 border-b border-border py-2 pr-2 pl-4">
              <h2 className="min-w-0 flex-1 truncate font-display font-semibold">{${title}}</h2>
              <Button
                variant="ghost"
                size="icon"
                aria-label={\`${say('edit')}: \${${title}}\`}
                onClick={() => setAction({ kind: 'edit', id: current.id })}
              >
                <PencilIcon />
              </Button>
              <Button variant="ghost" size="icon" aria-label={\`${say('delete')}: \${${title}}\`} onClick={() => remove(current)}>
                <Trash2Icon />
              </Button>
            </header>
            <MessageList key={current.id} rows={spoken.filter((row) => ${valueOf(message, ofChannel, 'row')} === current.id)} />
            <Composer roomId={current.id} />
          </Card>
        </div>
      ) : (
        <EmptyState icon={HashIcon} title=${attribute(say('noneYet', { many: channel.many }))} text=${attribute(say('noneYetHint'))}>
          <Button onClick={() => setAction({ kind: 'new' })}>
            <PlusIcon /> ${jsxText(add)}
          </Button>
        </EmptyState>
      )}
      <${type}Dialogs action={action} onAction={setAction} />
    </div>
  )
}
`.replace('@imports', () => imports.print())
}

function writeChannelList({ context, channel }: Chat): void {
  const { type } = channel
  const imports = createImports()
  imports.use('lucide-react', 'HashIcon')
  imports.use(`@/data/${channel.slug}`, `type ${type}`)
  imports.use('@/lib/cn', 'cn')
  context.files[`${chatDir}/channel-list.tsx`] = `@imports

interface ChannelListProps {
  rooms: ${type}[]
  current: string
  onChoose: (id: string) => void
}

/** Beside the messages; on a phone a strip above them. */
export function ChannelList({ rooms, current, onChoose }: ChannelListProps) {
  return (
    <ul aria-label=${attribute(channel.thing.many)} className="relative flex gap-1 max-md:overflow-x-auto md:flex-col">
      {rooms.map((room) => (
        <li key={room.id} className="min-w-0 max-md:shrink-0">
          <button
            type="button"
            aria-current={room.id === current ? 'true' : undefined}
            onClick={() => onChoose(room.id)}
            className={cn(
              'focus-ring -outline-offset-2 flex h-10 w-full max-w-56 cursor-pointer items-center gap-2 rounded-md px-3 text-left text-sm font-medium transition-colors',
              room.id === current ? 'bg-accent text-accent-foreground' : 'text-muted-foreground hover:bg-muted hover:text-foreground',
            )}
          >
            <HashIcon className="size-4 shrink-0" aria-hidden="true" />
            <span className="truncate">{${titleOf(channel, 'room')}}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
`.replace('@imports', () => imports.print())
}
