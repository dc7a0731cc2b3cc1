/** Puts a prompt into the page's prompt box as if it had been typed, and goes up there. */
export function fillPromptBox(prompt: string): void {
  const box = document.querySelector<HTMLTextAreaElement>('textarea[name=prompt]')
  if (!box) return
  box.value = prompt
  box.dispatchEvent(new Event('input', { bubbles: true }))
  box.focus({ preventScroll: true })
  scrollTo({ top: 0 })
}
