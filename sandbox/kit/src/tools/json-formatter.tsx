import { CircleCheck, Copy, CornerLeftUp, Download, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useId } from 'react'
import { Figures } from '@/components/blocks/figures'
import { JsonCode, JsonTree } from '@/components/blocks/json-tree'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox, Textarea } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { Segmented } from '@/components/ui/toolbar'
import { copyText } from '@/lib/copy-text'
import { download } from '@/lib/download'
import { formatNumber } from '@/lib/format'
import { measuredJson, printJson, readJson, sortedJson, type JsonError, type JsonProblem } from '@/lib/json-text'
import { useSaved } from '@/lib/use-saved'

const textMax = 1_000_000
const indents = { two: '  ', four: '    ', tab: '\t' }
type Indent = keyof typeof indents
type View = 'text' | 'small' | 'tree'
const sample = `{"name":"%%jsonSampleName%%","open":true,"rating":4.8,"tags":["%%jsonSampleOne%%","%%jsonSampleTwo%%"],"address":{"street":"%%jsonSampleStreet%%","floor":null},"menu":[{"item":"%%jsonSampleTea%%","price":32},{"item":"%%jsonSampleCake%%","price":48.5}]}`
const start = { text: sample, view: 'text' as View, indent: 'two' as Indent, sorts: false }
const problems: Record<JsonProblem, string> = {
  end: '%%jsonEnd%%',
  value: '%%jsonValue%%',
  key: '%%jsonKey%%',
  colon: '%%jsonColon%%',
  comma: '%%jsonComma%%',
  text: '%%jsonBadText%%',
  more: '%%jsonRest%%',
  deep: '%%jsonDeep%%',
}
const bytes = (text: string) => `${formatNumber(new TextEncoder().encode(text).length)} B`

export function JsonFormatter() {
  const [{ text, view, indent, sorts }, setState] = useSaved('json', start)
  const id = useId()
  const read = useDeferredValue(text)
  const result = read.trim() ? readJson(read) : null
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const replace = (next: string) => {
    set({ text: next })
    toast('%%jsonReplaced%%', () => set({ text }))
  }
  const node = result && 'node' in result ? (sorts ? sortedJson(result.node) : result.node) : null
  const printed = node ? printJson(node, view === 'small' ? '' : (indents[indent] ?? indents.two)) : ''
  const measured = node && measuredJson(node)
  return (
    <div className="space-y-5">
      <Card className="space-y-3 p-5">
        <label htmlFor={id} className="block text-sm font-medium">
          %%jsonInput%%
        </label>
        <Textarea
          id={id}
          rows={6}
          spellCheck={false}
          autoCapitalize="off"
          maxLength={textMax}
          value={text}
          placeholder="%%jsonPlaceholder%%"
          onChange={(event) => set({ text: event.target.value })}
          className="font-mono"
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" disabled={!text} onClick={() => replace('')}>
            %%toolClear%%
          </Button>
          <Button variant="ghost" disabled={text === sample} onClick={() => replace(sample)}>
            %%jsonSample%%
          </Button>
        </div>
        <div role="status">
          {node && (
            <p className="flex items-center gap-2 text-sm font-medium text-tone-green">
              <CircleCheck className="size-4" aria-hidden="true" /> %%jsonGood%%
            </p>
          )}
          {result && 'error' in result && <Problem error={result.error} />}
        </div>
      </Card>
      {node && measured && (
        <Card className="space-y-4 p-5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Segmented
              label="%%jsonView%%"
              value={view}
              options={[
                { value: 'text', label: '%%jsonFormatted%%' },
                { value: 'small', label: '%%jsonMinified%%' },
                { value: 'tree', label: '%%jsonTree%%' },
              ]}
              onChange={(next) => set({ view: next })}
            />
            {view === 'text' && (
              <Segmented
                label="%%jsonIndent%%"
                value={indent}
                options={[
                  { value: 'two', label: '2' },
                  { value: 'four', label: '4' },
                  { value: 'tab', label: '%%jsonTab%%' },
                ]}
                onChange={(next) => set({ indent: next })}
              />
            )}
            <Checkbox
              label="%%jsonSort%%"
              checked={sorts}
              onChange={(event) => set({ sorts: event.target.checked })}
              className="min-h-10"
            />
          </div>
          {view === 'tree' ? (
            <div
              className="max-h-[32rem] overflow-auto rounded-lg bg-muted/60 p-3 font-mono text-sm"
              tabIndex={0}
              role="region"
              aria-label="%%jsonTree%%"
            >
              <JsonTree key={read} node={node} />
            </div>
          ) : (
            <JsonCode text={printed} wraps={view === 'small'} />
          )}
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void copyText(printed)}>
              <Copy /> %%toolCopy%%
            </Button>
            <Button variant="secondary" onClick={() => download('data.json', new Blob([printed], { type: 'application/json' }))}>
              <Download /> %%jsonDownload%%
            </Button>
            <Button variant="secondary" disabled={printed === text} onClick={() => replace(printed)}>
              <CornerLeftUp /> %%jsonUse%%
            </Button>
          </div>
          <Figures
            items={[
              ['%%jsonBefore%%', bytes(read)],
              ['%%jsonAfter%%', bytes(printed)],
              ['%%jsonValues%%', formatNumber(measured.values)],
              ['%%jsonDepth%%', measured.depth],
            ]}
          />
        </Card>
      )}
    </div>
  )
}

function Problem({ error: { problem, line, column, excerpt, mark } }: { error: JsonError }) {
  return (
    <div className="space-y-2 text-sm">
      <p className="flex items-start gap-2 font-medium text-destructive-text">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>
          {'%%jsonPlace%%'.replace('{line}', String(line)).replace('{column}', String(column))} {problems[problem]}
        </span>
      </p>
      <p className="rounded-md bg-muted p-3 font-mono wrap-anywhere whitespace-pre-wrap">
        {excerpt.slice(0, mark)}
        <mark className="rounded-sm bg-destructive px-0.5 text-destructive-foreground">{excerpt[mark] ?? '␣'}</mark>
        {excerpt.slice(mark + 1)}
      </p>
    </div>
  )
}
