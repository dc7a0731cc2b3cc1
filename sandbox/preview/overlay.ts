// The panel over the page that says what is wrong. It lives in a shadow root, so the project's styles and ours never meet, and it
// leaves the page beneath usable: the last good version stays in reach.
import type { Crash } from './probe.ts'
import { textsOf } from './texts.ts'

export type Problem = { path: string; line: number; column: number; message: string }
export type Overlay = ReturnType<typeof createOverlay>

const shownMax = 20
const styles = `
:host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483647; display: flex; justify-content: center; padding: 12px;
  pointer-events: none; font: 14px/1.5 system-ui, sans-serif; color-scheme: light dark; }
section { pointer-events: auto; box-sizing: border-box; width: min(44rem, 100%); max-height: min(24rem, 70vh); overflow: auto; border-radius: 12px;
  background: light-dark(#fff, #1c1917); color: light-dark(#1c1917, #f5f5f4); border: 1px solid light-dark(#e7e5e4, #44403c);
  box-shadow: 0 12px 40px rgb(0 0 0 / .22); animation: rise .18s ease-out; }
@keyframes rise { from { opacity: 0; transform: translateY(8px) } }
@media (prefers-reduced-motion: reduce) { section { animation: none } }
header { position: sticky; top: 0; display: flex; gap: 10px; align-items: flex-start; padding: 12px 12px 8px 16px; background: inherit; }
.mark { flex: none; width: 10px; height: 10px; margin-top: 6px; border-radius: 50%; background: light-dark(#dc2626, #f87171); }
h2 { margin: 0; font-size: 14px; font-weight: 600; }
p { margin: 0; color: light-dark(#57534e, #a8a29e); }
.words { flex: 1; min-width: 0; }
button { flex: none; display: grid; place-items: center; width: 32px; height: 32px; border: 0; border-radius: 8px; background: none; color: inherit; cursor: pointer; }
button:hover { background: light-dark(#f5f5f4, #292524); }
button:focus-visible { outline: 2px solid light-dark(#2563eb, #60a5fa); outline-offset: -2px; }
ul { list-style: none; margin: 0; padding: 0 16px 14px 36px; display: grid; gap: 10px; }
.place { font: 12px/1.5 ui-monospace, monospace; color: light-dark(#b91c1c, #fca5a5); overflow-wrap: anywhere; }
.message { white-space: pre-wrap; overflow-wrap: anywhere; }
pre { margin: 6px 0 0; font: 12px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; color: light-dark(#57534e, #a8a29e); }
`

const element = (name: string, properties: Record<string, string> = {}, ...children: (Node | string)[]) => {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) node.setAttribute(key, value)
  node.append(...children)
  return node
}

const placeOf = ({ path, line, column }: Problem) => (line > 0 ? `${path}:${line}:${column}` : path)

export function createOverlay(language: string) {
  const texts = textsOf(language)
  let host: HTMLElement | null = null
  let showing: 'problems' | 'crash' | null = null

  const hide = () => {
    host?.remove()
    host = null
    showing = null
  }
  const show = (title: string, explanation: string, items: Node[]) => {
    hide()
    host = element('smida-problems')
    const close = element('button', { type: 'button', 'aria-label': texts.close })
    close.innerHTML =
      '<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="m4 4 8 8m0-8-8 8"/></svg>'
    close.addEventListener('click', hide)
    const words = element('div', { class: 'words', role: 'alert' }, element('h2', {}, title))
    if (explanation) words.append(element('p', {}, explanation))
    const panel = element('section', { 'aria-label': title, lang: language })
    panel.append(element('header', {}, element('span', { class: 'mark' }), words, close), element('ul', {}, ...items))
    panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') hide()
    })
    host.attachShadow({ mode: 'open' }).append(element('style', {}, styles), panel)
    // Beside the body, not in it: a project that renders into the body must not wipe it out.
    document.documentElement.append(host)
  }

  return {
    hide,
    /** What the server says of the build; an empty list takes the panel away. */
    showProblems(problems: Problem[], hasGood: boolean) {
      if (!problems.length) {
        if (showing === 'problems') hide()
        return
      }
      const items = problems
        .slice(0, shownMax)
        .map((each) =>
          element(
            'li',
            {},
            element('div', { class: 'place' }, placeOf(each)),
            element('div', { class: 'message' }, each.message),
          ),
        )
      show(texts.broken, hasGood ? texts.lastGood : texts.cannotRun, items)
      showing = 'problems'
    },
    /** An error of the running project. It gives way to a build problem, which usually is its cause. */
    showCrash({ message, frames, path }: Crash) {
      if (showing === 'problems') return
      const item = element('li')
      if (path) item.append(element('div', { class: 'place' }, path))
      item.append(element('div', { class: 'message' }, message))
      if (frames) item.append(element('pre', {}, frames))
      show(texts.crashed, '', [item])
      showing = 'crash'
    },
  }
}
