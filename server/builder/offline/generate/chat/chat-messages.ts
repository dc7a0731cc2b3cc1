import { chatDir, type Chat } from './chat.ts'
import { propertyOf, titleOf, valueOf } from '../context.ts'
import { attribute, createImports, jsxText, quote } from '../markup.ts'

/** What was said in a channel. */
export function writeMessageList({ context, message, sender }: Chat): void {
  const { say } = context
  const { type, collection } = message
  const imports = createImports()
  imports.use('react', 'useEffect', 'useRef')
  imports.use('lucide-react', 'XIcon')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/marks', 'Avatar')
  imports.use(`@/data/${message.slug}`, collection, `type ${type}`)
  imports.use('@/data/me', 'useNickname')
  imports.use('@/lib/cn', 'cn')
  imports.use('@/lib/moments', 'dayLabel', 'dayOf', 'timeOf')
  imports.use('@/components/ui/toast', 'removeWithUndo')
  const by = valueOf(message, sender, 'row')
  context.files[`${chatDir}/message-list.tsx`] = `@imports

/** What was said, oldest first, by day; one's own on the right. */
export function MessageList({ rows }: { rows: ${type}[] }) {
  const [nickname] = useNickname()
  const ref = useRef<HTMLDivElement>(null)
  const ordered = rows.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  const days = [...new Set(ordered.map((row) => dayOf(row.createdAt)))]

  useEffect(() => {
    ref.current!.scrollTop = ref.current!.scrollHeight
  }, [rows.length])

  return (
    <div
      ref={ref}
      role="log"
      aria-label=${attribute(message.thing.many)}
      tabIndex={0}
      className="focus-ring relative h-[min(56dvh,34rem)] space-y-5 overflow-y-auto px-4 py-5 -outline-offset-2"
    >
      {rows.length === 0 && (
        <p className="grid h-full place-content-center gap-1 text-center text-sm text-muted-foreground">
          <span className="font-medium text-foreground">${jsxText(say('noMessages'))}</span>
          ${jsxText(say('noMessagesHint'))}
        </p>
      )}
      {days.map((day) => (
        <section key={day} className="space-y-4">
          <h3 className="text-center text-xs font-medium text-muted-foreground">{dayLabel(day)}</h3>
          <ol className="space-y-4">
            {ordered
              .filter((row) => dayOf(row.createdAt) === day)
              .map((row) => {
                const own = nickname.trim() !== '' && ${by} === nickname.trim()
                const name = ${by} || ${quote(say('somebody'))}
                return (
                  <li key={row.id} className={cn('group flex items-end gap-2.5', own && 'flex-row-reverse')}>
                    {!own && <Avatar name={name} className="size-8 text-[0.6875rem]" />}
                    <div className="min-w-0 max-w-[80%]">
                      <p className={cn('mb-1 flex items-baseline gap-2 text-xs text-muted-foreground', own && 'justify-end')}>
                        {!own && <span className="truncate font-medium text-foreground">{name}</span>}
                        <time dateTime={row.createdAt} className="shrink-0 tabular-nums">
                          {timeOf(row.createdAt)}
                        </time>
                      </p>
                      <p
                        className={cn(
                          'w-fit rounded-2xl px-3.5 py-2 text-sm leading-relaxed wrap-anywhere whitespace-pre-line',
                          own ? 'ml-auto rounded-br-sm bg-primary text-primary-foreground' : 'rounded-bl-sm bg-muted',
                        )}
                      >
                        {${titleOf(message, 'row')}}
                      </p>
                    </div>
                    <Button
                      variant="ghost"
                      size="icon"
                      className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
                      aria-label={\`${say('removeMessage')}: \${${titleOf(message, 'row')}.slice(0, 40)}\`}
                      onClick={() => removeWithUndo(${collection}, row)}
                    >
                      <XIcon />
                    </Button>
                  </li>
                )
              })}
          </ol>
        </section>
      ))}
    </div>
  )
}
`.replace('@imports', () => imports.print())
}

/** The line to write in. */
export function writeComposer({ context, message, sender, ofChannel }: Chat): void {
  const { say } = context
  const { type, collection } = message
  const imports = createImports()
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('lucide-react', 'SendIcon')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/field', 'Textarea')
  imports.use(`@/data/${message.slug}`, collection)
  imports.use('@/data/me', 'useNickname')
  const own = [
    `${propertyOf(message, message.title)}: draft.trim()`,
    `${propertyOf(message, sender)}: nickname.trim()`,
    `${propertyOf(message, ofChannel)}: roomId`,
  ]
  const more = message.thing.fields.length > own.length
  if (more) imports.use(`@/data/${message.slug}`, `empty${type}`)
  context.files[`${chatDir}/composer.tsx`] = `@imports

export function Composer({ roomId }: { roomId: string }) {
  const [nickname] = useNickname()
  const [draft, setDraft] = useState('')

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (!draft.trim()) return
    ${collection}.add({ ${more ? `...empty${type}(), ` : ''}${own.join(', ')} })
    setDraft('')
  }

  return (
    <form onSubmit={send} className="border-t border-border p-3">
      <div className="flex items-end gap-2">
        <Textarea
          rows={1}
          aria-label=${attribute(say('writeMessage'))}
          placeholder=${attribute(say('writeMessage'))}
          value={draft}
          className="field-sizing-content max-h-40 min-h-10"
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <Button type="submit" size="icon" className="size-10 sm:size-10" aria-label=${attribute(say('sendMessage'))}>
          <SendIcon />
        </Button>
      </div>
      <p className="mt-1.5 text-xs text-muted-foreground max-sm:hidden">${jsxText(say('sendKeys'))}</p>
    </form>
  )
}
`.replace('@imports', () => imports.print())
}
