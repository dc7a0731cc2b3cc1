import { colourCues, type PageCue, type ServiceCue, type ToneCue } from '../lexicon/cues.ts'
import type { Reading } from '../lexicon/lexicon.ts'
import type { ToolId } from '../lexicon/tool-entries.ts'
import type { ViewKind } from '../model.ts'
import type { Intent, SaidThing } from './intent.ts'
import type { State } from './reading-state.ts'

/** Notes what a chunk says besides its noun. Answers whether it said anything. */
export function takeCues(intent: Intent, cues: readonly Reading[], thing: SaidThing | null): ViewKind | null {
  let view: ViewKind | null = null
  // "a pub quiz scoreboard": the last word says what it is
  const [tool] = cues.filter(({ kind }) => kind === 'tool')
  for (const cue of cues) {
    if (cue.kind === 'tool' && cue !== tool) continue
    if (cue.kind === 'view') view = cue.id as ViewKind
    else if (cue.kind === 'page') intent.pages.add(cue.id as PageCue)
    else if (cue.kind === 'tool') {
      intent.toolFirst ||= !intent.tools.size && !intent.things.length
      intent.tools.add(cue.id as ToolId)
    } else if (cue.kind === 'service') intent.services.add(cue.id as ServiceCue)
    else if (cue.kind === 'domain' && !intent.domains.includes(cue.id)) intent.domains.push(cue.id)
    else if (cue.kind === 'colour') {
      const { palette, depth } = colourCues[Number(cue.id)]!
      intent.theme.palette ??= palette
      if (depth) intent.theme.depth ??= depth
    } else if (cue.kind === 'tone') {
      const tone = cue.id as ToneCue
      if (tone === 'dark' || tone === 'light' || tone === 'system') intent.theme.mode ??= tone
      else intent.theme.look ??= tone
    }
  }
  if (view && thing) thing.views.push(view)
  return view
}

/** A view that was said ahead of the thing is its own; `view` is the one said with it. */
export function takePendingView(intent: Intent, state: State, said: SaidThing, view: ViewKind | null): void {
  const { pendingView } = state
  // "a kanban board, team members": nobody is pushed over a board
  if (pendingView === 'board' && said.known?.entry.actor && !said.known.fields.some(({ concept }) => concept === 'stage')) {
    state.pendingView = null
    return
  }
  if (pendingView && pendingView !== view && !(intent.language === 'sv' && said.passing)) {
    said.views.push(pendingView)
    intent.views = intent.views.filter((each) => each.view !== pendingView || each.thing)
  }
  state.pendingView = null
}
