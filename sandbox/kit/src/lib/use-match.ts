import type { Opponent, Side } from '@/lib/match'
import { useSaved } from '@/lib/use-saved'

interface Saved {
  opponent: Opponent
  mine: 'first' | 'second'
  /** the moves so far, each the short way the game writes it */
  codes: string[]
  /** the game that was left for a new one, so that undo brings it back */
  former: string[]
}
const start: Saved = { opponent: 'easy', mine: 'first', codes: [], former: [] }

/** A game for two that is kept, with undo. Against the computer a move taken back takes its answer along. */
export function useMatch(name: string) {
  const [{ opponent, mine, codes, former }, setSaved] = useSaved(name, start)
  const mySide: Side = mine === 'first' ? 1 : -1
  const change = (next: Partial<Saved>) => setSaved((before) => ({ ...before, ...next }))
  /** The last move one may take back oneself; `movers` tells who made each. */
  const lastOwn = (movers: Side[]) => (opponent === 'friend' ? movers.length - 1 : movers.lastIndexOf(mySide))
  return {
    opponent,
    mine,
    mySide,
    codes,
    play: (code: string) => change({ codes: [...codes, code], former: [] }),
    restart: () => change({ codes: [], former: codes.length ? codes : former }),
    choose: (next: Opponent) => change({ opponent: next }),
    sitAt: (next: Saved['mine']) => change({ mine: next, codes: [], former: codes.length ? codes : former }),
    canUndo: (movers: Side[]) => (codes.length === 0 ? former.length > 0 : lastOwn(movers) >= 0),
    undo: (movers: Side[]) =>
      codes.length ? change({ codes: codes.slice(0, Math.max(0, lastOwn(movers))) }) : change({ codes: former, former: [] }),
  }
}
