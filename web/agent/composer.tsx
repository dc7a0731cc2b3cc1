// Where the next prompt is written. What was typed survives a reload and a refused call.
import { ArrowUp, Square } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { projectLimits } from '#shared/projects.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'

const countShownFrom = projectLimits.promptMaxChars * 0.9

/**
 * `running`: a turn is under way, so a prompt will queue. `onSend` resolves when the server has the prompt and rejects when it
 * refused; then the text comes back. `problem` says why the last one was refused.
 */
export function Composer(props: {
  projectId: string
  running: boolean
  stopping: boolean
  problem?: string
  onSend: (prompt: string) => Promise<unknown>
  onStop: () => void
}) {
  const t = useText()
  const id = useId()
  const storageKey = `smida-prompt:${props.projectId}`
  const [prompt, setPrompt] = useState(() => sessionStorage.getItem(storageKey) ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  const trimmed = prompt.trim()
  const tooLong = trimmed.length > projectLimits.promptMaxChars
  const ready = trimmed !== '' && !tooLong

  useEffect(() => {
    if (prompt) sessionStorage.setItem(storageKey, prompt)
    else sessionStorage.removeItem(storageKey)
  }, [prompt, storageKey])

  const send = () => {
    if (!ready) return
    setPrompt('')
    props.onSend(trimmed).catch(() => {
      setPrompt((since) => (since === '' ? prompt : `${prompt}\n${since}`))
      field.current?.focus()
    })
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a Japanese word; that one must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form onSubmit={onSubmit} className="p-3 pt-0">
      {props.problem ? (
        <p role="alert" className="mb-2 rounded-lg border border-destructive/40 bg-destructive/10 px-3 py-2 text-sm">
          {props.problem}
        </p>
      ) : null}
      <div className="rounded-2xl border border-input bg-card shadow-sm transition-shadow focus-within:border-ring focus-within:ring-2 focus-within:ring-ring/40">
        <label htmlFor={id} className="sr-only">
          {t('chat.promptLabel')}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          value={prompt}
          placeholder={t(props.running ? 'chat.promptWhileRunning' : 'chat.promptPlaceholder')}
          aria-describedby={`${id}-hint`}
          aria-invalid={tooLong || undefined}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={onKeyDown}
          className="block field-sizing-content max-h-60 min-h-16 w-full resize-none bg-transparent px-4 pt-3 pb-1 text-[0.9375rem] leading-relaxed outline-none placeholder:text-muted-foreground"
        />
        <div className="flex items-center gap-2 px-2 pb-2">
          <p id={`${id}-hint`} className="min-w-0 flex-1 truncate px-2 text-xs text-muted-foreground">
            {trimmed.length >= countShownFrom ? (
              <span className={tooLong ? 'font-medium text-destructive' : 'tabular-nums'}>
                {t('chat.promptCount', { count: trimmed.length, max: projectLimits.promptMaxChars })}
              </span>
            ) : (
              <span className="max-sm:sr-only">{t('chat.promptHint')}</span>
            )}
          </p>
          {props.running ? (
            <Button type="button" variant="outline" size="sm" disabled={props.stopping} onClick={props.onStop}>
              <Square aria-hidden className="size-3 fill-current" />
              {t(props.stopping ? 'chat.stopping' : 'chat.stop')}
            </Button>
          ) : null}
          <Button
            type="submit"
            size="icon"
            className="size-9! rounded-xl!"
            aria-disabled={!ready}
            aria-label={t(props.running ? 'chat.queue' : 'chat.send')}
          >
            <ArrowUp aria-hidden className="size-4" />
          </Button>
        </div>
      </div>
    </form>
  )
}
