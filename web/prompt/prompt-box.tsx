// Where a visitor says what to build. The box is the browser's until the page is alive: what was typed before that stays, and
// the form works without a script. An over-long description is said to be so, never cut off.
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { promptMaxChars } from '#shared/prompts.ts'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TypingPlaceholder } from './typing-placeholder.ts'

type PromptBoxProps = {
  /** Clickable prompts that fill the box. */
  examples: { name: string; prompt: string }[]
  /** Typed into the empty box, one after the other. */
  typed: string[]
  /** What the button and the examples are called where the hero's words do not fit. */
  labels?: { start: string; examples: string }
  /** The prompt an empty box stands for. */
  whenEmpty?: string
}

export function PromptBox({ examples, typed, labels, whenEmpty = '' }: PromptBoxProps) {
  const t = useText()
  const sitePath = useSitePath()
  const navigate = useNavigate()
  const box = useRef<HTMLTextAreaElement>(null)
  const [chars, setChars] = useState(0)
  const over = chars - promptMaxChars
  const counts = { count: chars, max: promptMaxChars }

  useEffect(() => setChars(box.current?.value.length ?? 0), [])

  const fill = (prompt: string) => {
    const element = box.current!
    element.focus()
    element.value = prompt
    setChars(prompt.length)
  }
  const start = (event: FormEvent) => {
    event.preventDefault()
    const prompt = box.current!.value.trim() || whenEmpty
    if (prompt.length > promptMaxChars) return box.current!.focus()
    void navigate(sitePath(prompt === '' ? '/signup' : `/signup?${new URLSearchParams({ prompt })}`))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) start(event)
  }

  return (
    <form action={sitePath('/signup')} onSubmit={start} className="w-full">
      <div className="group relative rounded-2xl border border-input/70 bg-card text-left shadow-raised transition-[border-color,box-shadow] focus-within:border-ring focus-within:ring-4 focus-within:ring-ring/15">
        <label htmlFor="prompt" className="sr-only">
          {t('promptBox.label')}
        </label>
        <textarea
          ref={box}
          id="prompt"
          name="prompt"
          rows={3}
          placeholder={t('promptBox.placeholder')}
          aria-describedby="prompt-count"
          aria-invalid={over > 0 || undefined}
          onInput={(event) => setChars(event.currentTarget.value.length)}
          onKeyDown={onKeyDown}
          className="field-sizing-content block max-h-80 min-h-28 w-full resize-none rounded-2xl bg-transparent px-5 pt-4.5 pb-2 text-base leading-relaxed outline-none placeholder:text-muted-foreground sm:text-lg"
        />
        <div className="flex items-center justify-between gap-3 px-3 pb-3 pl-5">
          <p
            id="prompt-count"
            className={classNames('text-xs tabular-nums', over > 0 ? 'text-destructive' : 'text-muted-foreground')}
          >
            <span aria-hidden>{t('promptBox.count', counts)}</span>
            <span className="sr-only">{t('promptBox.countLabel', counts)}</span>
          </p>
          <Button type="submit" className="h-11 px-5 text-[0.9375rem]">
            {labels?.start ?? t('promptBox.start')}
            <ArrowRight aria-hidden />
          </Button>
        </div>
      </div>
      <output className="mt-2 block text-left text-sm text-destructive empty:hidden">
        {over > 0 && t('promptBox.tooLong', { over })}
      </output>
      <div className="mt-5 flex flex-wrap items-center justify-center gap-2">
        <span className="mr-1 text-sm text-muted-foreground">{labels?.examples ?? t('promptBox.examplesLabel')}</span>
        {examples.map(({ name, prompt }) => (
          <Button key={name} variant="outline" size="sm" className="rounded-full!" onClick={() => fill(prompt)}>
            {name}
          </Button>
        ))}
      </div>
      <TypingPlaceholder target={box} texts={typed} resting={t('promptBox.placeholder')} />
    </form>
  )
}
