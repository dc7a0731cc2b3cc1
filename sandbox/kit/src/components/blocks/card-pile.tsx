import { ArrowLeft, ArrowRight, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Select } from '@/components/ui/field'
import { copyText } from '@/lib/copy-text'
import { shuffled } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

export interface Deck {
  label: string
  cards: string[]
}
export const deckOf = (label: string, text: string): Deck => ({ label, cards: text.split(' | ') })

/** Cards to turn, one at a time. Each deck lies shuffled, and stays so until the page is opened anew. */
export function CardPile({ name, decks }: { name: string; decks: Deck[] }) {
  const [{ chosen }, setSaved] = useSaved(name, { chosen: 0 })
  const [piles] = useState(() => decks.map(({ cards }) => shuffled(cards)))
  const [at, setAt] = useState(0)
  const pile = piles[chosen] ?? piles[0]!
  const text = pile[at % pile.length]!
  const turn = (by: number) => setAt((before) => (before + by + pile.length) % pile.length)
  useKeys((key) => {
    if (key === 'ArrowRight' || key === ' ') turn(1)
    else if (key === 'ArrowLeft') turn(-1)
    else return false
    return true
  })
  return (
    <div className="mx-auto max-w-xl space-y-5">
      {decks.length > 1 && (
        <Field label="%%pileDeck%%">
          {(wiring) => (
            <Select
              {...wiring}
              value={chosen}
              onChange={(event) => {
                setSaved({ chosen: Number(event.target.value) })
                setAt(0)
              }}
            >
              {decks.map(({ label }, index) => (
                <option key={label} value={index}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Card className="relative overflow-hidden bg-primary text-primary-foreground">
        <div key={`${chosen}-${at}`} className="pop grid min-h-80 place-items-center p-8 sm:min-h-96 sm:p-12">
          <p aria-live="polite" className="text-center font-display text-2xl font-semibold text-balance sm:text-3xl">
            {text}
          </p>
        </div>
        <p className="absolute inset-x-0 bottom-4 text-center text-sm tabular-nums">
          {'%%pilePlace%%'.replace('{at}', String(at + 1)).replace('{all}', String(pile.length))}
        </p>
      </Card>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="secondary" size="lg" aria-label="%%pileBack%%" onClick={() => turn(-1)}>
          <ArrowLeft />
        </Button>
        <Button size="lg" className="min-w-44" onClick={() => turn(1)}>
          %%pileNext%% <ArrowRight />
        </Button>
        <Button variant="secondary" size="lg" aria-label="%%toolCopy%%" onClick={() => void copyText(text)}>
          <Copy />
        </Button>
      </div>
      <p className="text-center text-sm text-muted-foreground">%%pileKeys%%</p>
    </div>
  )
}
