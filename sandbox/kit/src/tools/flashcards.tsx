import { Layers } from 'lucide-react'
import { useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card, EmptyState } from '@/components/ui/card'
import { Select } from '@/components/ui/field'
import { daysFromNow, today } from '@/lib/dates'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

export interface Flashcard {
  id: string
  front: string
  back: string
  /** its deck, where the cards are in several */
  group: string
}
type Grade = 'again' | 'good' | 'easy'

/** Days until a card comes back, by how often in a row it was known. */
const intervals = [0, 1, 3, 7, 14, 30, 60, 120]
const grades: [Grade, string, string][] = [
  ['again', '%%flashAgain%%', '1'],
  ['good', '%%flashGood%%', '2'],
  ['easy', '%%flashEasy%%', '3'],
]

/** Shows the cards that are due. A card that is known comes back later and later; one that is not, at once. */
export function Flashcards({ cards }: { cards: Flashcard[] }) {
  const [boxes, setBoxes] = useSaved<Record<string, { box: number; due: string }>>('flashcards', {})
  const [later, setLater] = useState<string[]>([])
  const [shown, setShown] = useState(false)
  const [practice, setPractice] = useState(false)
  const [deck, setDeck] = useState('')
  const all = cards.filter(({ front, back }) => front && back)
  const decks = [...new Set(all.map(({ group }) => group).filter(Boolean))]
  const usable = all.filter(({ group }) => !deck || group === deck)
  const isDue = ({ id }: Flashcard) => (boxes[id]?.due ?? '') <= today()
  const due = usable.filter((card) => practice || isDue(card))
  // cards that were not known wait at the end of the queue
  const queue = due.toSorted((a, b) => later.indexOf(a.id) - later.indexOf(b.id))
  const [current] = queue
  const known = usable.filter(({ id }) => (boxes[id]?.box ?? 0) >= 3).length

  const grade = (how: Grade) => {
    if (!current || !shown) return
    const box = boxes[current.id]?.box ?? 0
    const next = how === 'again' ? 0 : Math.min(intervals.length - 1, box + (how === 'easy' ? 2 : 1))
    setBoxes((before) => ({ ...before, [current.id]: { box: next, due: daysFromNow(intervals[next]!) } }))
    setLater((before) => [...before.filter((id) => id !== current.id), ...(how === 'again' || practice ? [current.id] : [])])
    setShown(false)
  }
  useKeys((key) => {
    if (key === ' ' || key === 'Enter') setShown(!shown)
    else {
      const wanted = grades.find(([, , number]) => number === key)
      if (!wanted) return false
      grade(wanted[0])
    }
    return true
  })
  if (!all.length) return <EmptyState icon={Layers} title="%%flashNone%%" text="%%flashNoneHint%%" />
  return (
    <div className="space-y-5">
      {decks.length > 1 && (
        <Select aria-label="%%flashDeck%%" value={deck} onChange={(event) => setDeck(event.target.value)} className="max-w-64">
          <option value="">%%flashAllDecks%%</option>
          {decks.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      )}
      <Figures
        items={[
          ['%%flashDue%%', usable.filter(isDue).length],
          ['%%flashKnown%%', known],
          ['%%flashAll%%', usable.length],
        ]}
      />
      {current ? (
        <>
          <button
            type="button"
            aria-live="polite"
            onClick={() => setShown(!shown)}
            className="focus-ring block w-full cursor-pointer rounded-xl"
          >
            <Card className="grid min-h-72 place-items-center p-6 text-center transition-colors hover:bg-muted/50">
              <span key={`${current.id} ${shown}`} className="pop block space-y-4">
                <span className="block font-display text-3xl font-semibold text-balance sm:text-4xl">{current.front}</span>
                {shown ? (
                  <span className="block border-t border-border pt-4 text-2xl text-balance text-accent-foreground">
                    {current.back}
                  </span>
                ) : (
                  <span className="block text-sm text-muted-foreground">%%flashTurn%%</span>
                )}
              </span>
            </Card>
          </button>
          <div className="grid grid-cols-3 gap-2">
            {grades.map(([how, label], at) => (
              <Button
                key={how}
                size="lg"
                variant={at === 1 ? 'primary' : 'secondary'}
                disabled={!shown}
                onClick={() => grade(how)}
                className="px-2"
              >
                {label}
              </Button>
            ))}
          </div>
          <p className="hidden text-center text-xs text-muted-foreground sm:block">%%flashKeys%%</p>
        </>
      ) : (
        <EmptyState icon={Layers} title="%%flashDone%%" text="%%flashDoneHint%%">
          <Button onClick={() => setPractice(true)}>%%flashPractice%%</Button>
        </EmptyState>
      )}
    </div>
  )
}
