import { Bold, Code, Copy, Download, Heading, Italic, Link, List, ListOrdered, Plus, Quote, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input, Select } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'
import { copyText } from '@/lib/copy-text'
import { download } from '@/lib/download'
import { formatNumber } from '@/lib/format'
import { Markdown } from '@/lib/markdown'
import { continued, prefixed, surrounded, type TextEdit } from '@/lib/markdown-text'
import { locale } from '@/lib/project'
import { minutesToRead } from '@/lib/reading'
import { useSaved } from '@/lib/use-saved'

interface Note {
  id: string
  name: string
  text: string
}
const notesMax = 50
const words = new Intl.Segmenter(locale, { granularity: 'word' })
const linesOf = (text: string) => text.split(' | ').join('\n')
const start = {
  current: 'welcome',
  notes: [
    { id: 'welcome', name: '%%mdWelcomeName%%', text: linesOf('%%mdWelcome%%') },
    { id: 'meeting', name: '%%mdMeetingName%%', text: linesOf('%%mdMeeting%%') },
  ] as Note[],
}
type Edit = (text: string, from: number, to: number) => TextEdit
const around =
  (before: string, after: string, sample: string): Edit =>
  (text, from, to) =>
    surrounded(text, from, to, before, after, sample)
const begun =
  (prefix: string): Edit =>
  (text, from, to) =>
    prefixed(text, from, to, prefix)
const bold = around('**', '**', '%%mdSample%%')
const italic = around('*', '*', '%%mdSample%%')
const tools = [
  ['%%mdBold%%', Bold, bold],
  ['%%mdItalic%%', Italic, italic],
  ['%%mdHeading%%', Heading, begun('## ')],
  ['%%mdList%%', List, begun('- ')],
  ['%%mdNumbers%%', ListOrdered, begun('1. ')],
  ['%%mdQuote%%', Quote, begun('> ')],
  ['%%mdLink%%', Link, around('[', '](https://)', '%%mdSample%%')],
  ['%%mdCode%%', Code, around('`', '`', '%%mdSample%%')],
] as const
const fileName = (name: string) => `${name.trim().replace(/[\\/:*?"<>|\s]+/g, '-') || 'note'}.md`

export function MarkdownEditor() {
  const [{ notes, current }, setState] = useSaved('markdown', start)
  const [shown, setShown] = useState<'write' | 'read'>('write')
  const area = useRef<HTMLTextAreaElement>(null)
  const preview = useRef<HTMLDivElement>(null)
  const id = useId()
  const note = notes.find((each) => each.id === current) ?? notes[0] ?? start.notes[0]!
  const said = [...words.segment(note.text)].filter((each) => each.isWordLike).length

  const change = (part: Partial<Note>) =>
    setState((before) => ({
      ...before,
      notes: before.notes.map((each) => (each.id === note.id ? { ...each, ...part } : each)),
    }))
  const add = () => {
    const fresh: Note = { id: `${Date.now()}`, name: '%%mdUntitled%%', text: '' }
    setState((before) => ({ current: fresh.id, notes: [...before.notes, fresh] }))
    setShown('write')
  }
  const remove = () => {
    const before = { notes, current }
    const rest = notes.filter((each) => each.id !== note.id)
    setState({ notes: rest, current: rest[0]?.id ?? '' })
    toast('%%deleted%%', () => setState(before))
  }
  const apply = ({ from, to, insert, select }: TextEdit) => {
    const field = area.current
    if (!field) return
    field.focus()
    field.setSelectionRange(from, to)
    // typed in as by hand, so that the browser's own undo takes it back
    if (document.execCommand(insert ? 'insertText' : 'delete', false, insert)) return field.setSelectionRange(...select)
    change({ text: note.text.slice(0, from) + insert + note.text.slice(to) })
    requestAnimationFrame(() => field.setSelectionRange(...select))
  }
  const run = (edit: Edit) => {
    setShown('write')
    requestAnimationFrame(() => {
      const field = area.current
      if (field) apply(edit(field.value, field.selectionStart, field.selectionEnd))
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const isShortcut = event.ctrlKey || event.metaKey
    const shortcut = isShortcut && { b: bold, i: italic }[event.key.toLowerCase()]
    const isEnter = event.key === 'Enter' && !event.shiftKey && !isShortcut && !event.nativeEvent.isComposing
    const edit = shortcut
      ? shortcut(value, selectionStart, selectionEnd)
      : isEnter && selectionStart === selectionEnd && continued(value, selectionStart)
    if (!edit) return
    event.preventDefault()
    apply(edit)
  }
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="%%mdDocument%%"
          value={note.id}
          onChange={(event) => setState((before) => ({ ...before, current: event.target.value }))}
          className="min-w-40 flex-1"
        >
          {notes.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name || '%%mdUntitled%%'}
            </option>
          ))}
        </Select>
        <Button variant="secondary" disabled={notes.length >= notesMax} onClick={add}>
          <Plus /> %%mdNew%%
        </Button>
        <Button variant="secondary" size="icon" aria-label="%%mdRemove%%" disabled={notes.length < 2} onClick={remove}>
          <Trash2 />
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div role="group" aria-label="%%mdTools%%" className="flex flex-wrap gap-0.5">
          {tools.map(([label, Icon, edit]) => (
            <Button key={label} variant="ghost" size="icon" aria-label={label} title={label} onClick={() => run(edit)}>
              <Icon />
            </Button>
          ))}
        </div>
        <div className="ml-auto lg:hidden">
          <Segmented
            label="%%mdShown%%"
            value={shown}
            options={[
              { value: 'write', label: '%%mdWrite%%' },
              { value: 'read', label: '%%mdRead%%' },
            ]}
            onChange={setShown}
          />
        </div>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card className={cn('flex flex-col overflow-hidden', shown === 'read' && 'max-lg:hidden')}>
          <Input
            aria-label="%%mdName%%"
            placeholder="%%mdUntitled%%"
            value={note.name}
            maxLength={80}
            onChange={(event) => change({ name: event.target.value })}
            className="h-12 rounded-none border-0 border-b border-border px-4 font-semibold shadow-none focus-visible:ring-inset"
          />
          <textarea
            ref={area}
            id={id}
            aria-label="%%mdText%%"
            value={note.text}
            placeholder="%%mdPlaceholder%%"
            onChange={(event) => change({ text: event.target.value })}
            onKeyDown={onKeyDown}
            className="focus-ring min-h-96 flex-1 resize-y bg-transparent p-4 font-mono text-base leading-relaxed placeholder:text-muted-foreground sm:text-sm"
          />
        </Card>
        <Card className={cn('p-5', shown === 'write' && 'max-lg:hidden')}>
          <section
            ref={preview}
            aria-label="%%mdRead%%"
            className="min-h-96 wrap-break-word [&_.prose]:text-base [&_blockquote]:text-lg [&_h2]:text-2xl [&_h3]:text-xl"
          >
            {note.text.trim() ? <Markdown text={note.text} /> : <p className="text-muted-foreground">%%mdNothing%%</p>}
          </section>
        </Card>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-sm max-sm:w-full text-muted-foreground tabular-nums">
          {formatNumber(said)} %%mdWords%% · {formatNumber([...note.text].length)} %%mdSigns%% ·{' '}
          {note.text.trim() ? minutesToRead(note.text) : 0} %%timerMin%%
        </p>
        <Button variant="secondary" disabled={!note.text} onClick={() => void copyText(note.text)}>
          <Copy /> %%toolCopy%%
        </Button>
        <Button
          variant="secondary"
          disabled={!note.text.trim()}
          onClick={() => void copyText(preview.current?.querySelector('.prose')?.innerHTML ?? '')}
        >
          <Copy /> HTML
        </Button>
        <Button
          variant="secondary"
          disabled={!note.text}
          onClick={() => download(fileName(note.name), new Blob([note.text], { type: 'text/markdown' }))}
        >
          <Download /> .md
        </Button>
      </div>
    </div>
  )
}
