import { Printer, RotateCcw, Shuffle, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { PrintPage, WidePage } from '@/components/blocks/page-styles'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox, Textarea } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { BracketView } from '@/features/tournament/bracket-view'
import { LeagueView } from '@/features/tournament/league-view'
import type { Result, Results } from '@/lib/bracket'
import { shuffled } from '@/lib/random'
import { useSaved } from '@/lib/use-saved'

const cupMax = 64
const leagueMax = 16
const nameMax = 40
const undosMax = 50

type Mode = 'cup' | 'league'
interface Tournament {
  mode: Mode
  text: string
  scores: boolean
  third: boolean
  cup: Results
  league: Results
}
const win = (a: number, b: number, picked: number): Result => ({ of: [a, b], picked, scores: [null, null] })
const goals = (a: number, b: number, left: number, right: number): Result => ({
  of: [a, b],
  picked: null,
  scores: [left, right],
})
const start: Tournament = {
  mode: 'cup',
  text: '%%cupSamples%%'.split(', ').join('\n'),
  scores: false,
  third: false,
  cup: { '0-0': win(0, 7, 0), '0-1': win(3, 4, 4), '0-2': win(1, 6, 1) },
  league: { 'r0-0': goals(0, 7, 2, 0), 'r0-1': goals(1, 6, 1, 1), 'r0-2': goals(2, 5, 0, 3) },
}

export function TournamentBracket() {
  const [state, setState] = useSaved('tournament', start)
  const [past, setPast] = useState<Tournament[]>([])
  const id = useId()
  const { mode, text, scores, third } = state
  const names = text
    .split('\n')
    .map((name) => name.trim().slice(0, nameMax))
    .filter(Boolean)
    .slice(0, mode === 'cup' ? cupMax : leagueMax)
  const results = state[mode]

  const change = (part: Partial<Tournament>) => {
    setPast((before) => [...before, state].slice(-undosMax))
    setState({ ...state, ...part })
  }
  const setResult = (match: string, result: Result) => change({ [mode]: { ...results, [match]: result } })
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setState(last)
    setPast(past.slice(0, -1))
  }
  return (
    <div className="space-y-5">
      <WidePage />
      <PrintPage size="A4 landscape" margin="10mm" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <Segmented
          label="%%cupMode%%"
          value={mode}
          options={[
            { value: 'cup', label: '%%cupKnockout%%' },
            { value: 'league', label: '%%cupLeague%%' },
          ]}
          onChange={(next) => setState({ ...state, mode: next })}
        />
        {mode === 'cup' && (
          <>
            <Checkbox
              label="%%cupScores%%"
              checked={scores}
              onChange={(event) => setState({ ...state, scores: event.target.checked })}
            />
            <Checkbox
              label="%%cupThird%%"
              checked={third}
              onChange={(event) => setState({ ...state, third: event.target.checked })}
            />
          </>
        )}
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          <Button variant="secondary" size="icon" aria-label="%%undo%%" disabled={!past.length} onClick={undo}>
            <Undo2 />
          </Button>
          <Button variant="secondary" disabled={!Object.keys(results).length} onClick={() => change({ [mode]: {} })}>
            <RotateCcw /> %%cupReset%%
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer /> %%makerPrint%%
          </Button>
        </div>
      </div>
      {names.length < 2 ? (
        <Card className="p-8 text-center text-muted-foreground">%%cupTooFew%%</Card>
      ) : mode === 'cup' ? (
        <BracketView names={names} results={results} withScores={scores} withThird={third} onResult={setResult} />
      ) : (
        <LeagueView names={names} results={results} onResult={setResult} />
      )}
      <Card className="space-y-3 p-5 print:hidden">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <label htmlFor={id} className="font-display text-lg font-semibold">
            {'%%cupNames%%'.replace('{count}', String(names.length))}
          </label>
          <Button
            variant="secondary"
            disabled={names.length < 2}
            onClick={() => change({ text: shuffled(names).join('\n'), cup: {}, league: {} })}
          >
            <Shuffle /> %%cupShuffle%%
          </Button>
        </div>
        <Textarea
          id={id}
          rows={9}
          value={text}
          placeholder="%%cupOneALine%%"
          onChange={(event) => setState({ ...state, text: event.target.value })}
        />
        <p className="text-sm text-muted-foreground">%%cupSeeds%%</p>
      </Card>
    </div>
  )
}
