import { useEffect, type RefObject } from 'react'

/** Spec 9. */
const typeMs = 80
const pauseMs = 2000
const deleteMs = 40

/** What the box shows, frame by frame, and for how long: each text typed out with '...', a pause, then deleted; without end. */
export function* typingFrames(texts: readonly string[]): Generator<{ text: string; durationMs: number }, void> {
  for (let at = 0; texts.length > 0; at = (at + 1) % texts.length) {
    const letters = [...texts[at]!, '...']
    for (let count = 1; count < letters.length; count++) yield { text: letters.slice(0, count).join(''), durationMs: typeMs }
    yield { text: letters.join(''), durationMs: pauseMs }
    for (let count = letters.length - 1; count >= 0; count--)
      yield { text: letters.slice(0, count).join(''), durationMs: deleteMs }
  }
}

type TypingProps = { target: RefObject<HTMLTextAreaElement | null>; texts: readonly string[]; resting: string }

/**
 * Types examples into the box's placeholder while it is empty and not in use (HOME-3). Writes to the element itself, so that
 * eighty milliseconds are no render of the page; shows `resting` when it stands still, always so where motion is unwelcome.
 */
export function TypingPlaceholder({ target, texts, resting }: TypingProps) {
  const joined = texts.join('\n')
  useEffect(() => {
    const box = target.current
    if (!box || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      timer = undefined
      box.placeholder = resting
    }
    const start = () => {
      stop()
      const frames = typingFrames(joined.split('\n'))
      const step = () => {
        const frame = frames.next().value
        if (!frame) return
        box.placeholder = frame.text
        timer = setTimeout(step, frame.durationMs)
      }
      timer = setTimeout(step, typeMs)
    }
    const onInput = () => (box.value === '' ? start() : stop())
    const onBlur = () => box.value === '' && start()
    if (box.value === '' && document.activeElement !== box) start()
    box.addEventListener('focus', stop)
    box.addEventListener('blur', onBlur)
    box.addEventListener('input', onInput)
    return () => {
      stop()
      box.removeEventListener('focus', stop)
      box.removeEventListener('blur', onBlur)
      box.removeEventListener('input', onInput)
    }
  }, [target, joined, resting])
  return null
}
