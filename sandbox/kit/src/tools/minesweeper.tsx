import { Bomb, Flag, Frown, PartyPopper, Smile, Timer } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { MineCell } from '@/components/blocks/mine-cell'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { fieldSizes, newMineGame, stateOf, withFlag, withPress, type FieldSize } from '@/lib/mine-field'
import { clock } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'
import { useTicks } from '@/lib/use-ticks'

const holdMs = 380
const faces = { new: Smile, playing: Smile, won: PartyPopper, lost: Frown }
const start = { game: newMineGame('small'), flagging: false, best: {} as Partial<Record<FieldSize, number>> }

export function Minesweeper() {
  const [{ game, flagging, best }, setSaved] = useSaved('minesweeper', start)
  const [focus, setFocus] = useState(0)
  const hold = useRef({ timer: 0, done: false, touch: false })
  const { size } = game
  const { width, height, mines } = fieldSizes[size]
  const state = stateOf(game)
  const over = state === 'won' || state === 'lost'
  useTicks(state === 'playing', () =>
    setSaved((before) => ({ ...before, game: { ...before.game, seconds: before.game.seconds + 1 } })),
  )
  const begin = (wanted: FieldSize) => {
    setFocus(0)
    setSaved((before) => ({ ...before, game: newMineGame(wanted) }))
  }
  const flag = (at: number) => setSaved((before) => ({ ...before, game: withFlag(before.game, at) }))
  const open = (at: number) =>
    setSaved((before) => {
      const next = withPress(before.game, at)
      const record = before.best[size]
      const isBest = next !== before.game && stateOf(next) === 'won' && (record === undefined || next.seconds < record)
      return { ...before, game: next, best: isBest ? { ...before.best, [size]: next.seconds } : before.best }
    })
  const press = (at: number) => {
    if (hold.current.done) {
      hold.current.done = false
      return
    }
    setFocus(at)
    if (flagging && !game.open.includes(at)) flag(at)
    else open(at)
  }
  const pointerDown = (event: PointerEvent, at: number) => {
    clearTimeout(hold.current.timer)
    hold.current = { timer: 0, done: false, touch: event.pointerType !== 'mouse' }
    if (!hold.current.touch) return
    hold.current.timer = window.setTimeout(() => {
      hold.current.done = true
      flag(at)
    }, holdMs)
  }
  const release = () => clearTimeout(hold.current.timer)
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [x, y] = [focus % width, Math.floor(focus / width)]
    const next = {
      ArrowLeft: focus - (x > 0 ? 1 : 0),
      ArrowRight: focus + (x < width - 1 ? 1 : 0),
      ArrowUp: focus - (y > 0 ? width : 0),
      ArrowDown: focus + (y < height - 1 ? width : 0),
      Home: focus - x,
      End: focus - x + width - 1,
    }[event.key]
    if (next !== undefined) {
      setFocus(next)
      event.currentTarget.querySelectorAll('button')[next]?.focus()
    } else if (event.key.toLowerCase() === 'f' && !event.ctrlKey && !event.metaKey) flag(focus)
    else return
    event.preventDefault()
  }
  const Face = faces[state]
  const left = mines - game.flags.length
  return (
    <div className="mx-auto max-w-md space-y-5">
      <div className="text-center">
        <Segmented
          label="%%minesSize%%"
          value={size}
          options={[
            { value: 'small', label: '%%minesSmall%%' },
            { value: 'medium', label: '%%minesMedium%%' },
            { value: 'large', label: '%%minesLarge%%' },
          ]}
          onChange={begin}
        />
      </div>
      <Card className="mx-auto w-fit max-w-full space-y-3 p-2 min-[25rem]:p-3">
        <div className="grid grid-cols-3 items-center px-1 font-display text-lg font-semibold tabular-nums">
          <p className="flex items-center gap-1.5">
            <Bomb className="size-5 text-muted-foreground" aria-hidden="true" />
            <span className="sr-only">%%minesLeft%%</span>
            {state === 'won' ? 0 : left}
          </p>
          <Button
            variant={over ? 'primary' : 'secondary'}
            className="mx-auto size-11 rounded-full px-0 [&_svg]:size-6"
            aria-label={over ? '%%toolAgain%%' : '%%tilesNew%%'}
            onClick={() => begin(size)}
          >
            <Face />
          </Button>
          <p className="flex items-center justify-end gap-1.5">
            <Timer className="size-5 text-muted-foreground" aria-hidden="true" />
            <span className="sr-only">%%memoryTime%%</span>
            {clock(game.seconds * 1000)}
          </p>
        </div>
        <div
          role="grid"
          aria-label="%%ticBoard%%"
          onKeyDown={keyDown}
          className="mx-auto space-y-0.5 select-none"
          style={{ width: `${width * 2.25}rem`, maxWidth: '100%' }}
        >
          {Array.from({ length: height }, (_, row) => (
            <div
              key={row}
              role="row"
              className="grid gap-0.5"
              style={{ gridTemplateColumns: `repeat(${width}, minmax(0, 1fr))` }}
            >
              {Array.from({ length: width }, (_, column) => {
                const at = row * width + column
                return (
                  <div key={column} role="gridcell">
                    <MineCell
                      game={game}
                      at={at}
                      name={'%%ticCell%%'.replace('{row}', String(row + 1)).replace('{column}', String(column + 1))}
                      focused={at === focus}
                      onPress={() => press(at)}
                      onFlag={() => !hold.current.touch && flag(at)}
                      onDown={(event) => pointerDown(event, at)}
                      onUp={release}
                    />
                  </div>
                )
              })}
            </div>
          ))}
        </div>
      </Card>
      <p role="status" className="min-h-7 text-center font-display text-lg font-semibold">
        {state === 'new' && '%%minesBegin%%'}
        {state === 'lost' && '%%minesLost%%'}
        {state === 'won' && '%%minesWon%%'.replace('{time}', clock(game.seconds * 1000))}
      </p>
      <div className="pointer-events-none sticky bottom-3 z-20 text-center">
        <Button
          variant={flagging ? 'primary' : 'secondary'}
          size="lg"
          aria-pressed={flagging}
          className="pointer-events-auto shadow-md"
          onClick={() => setSaved((before) => ({ ...before, flagging: !flagging }))}
        >
          <Flag /> %%minesFlagging%%
        </Button>
      </div>
      <p className="text-center text-sm text-muted-foreground">
        %%toolBest%%{' '}
        <b className="text-base font-semibold text-foreground tabular-nums">
          {best[size] === undefined ? '–' : clock(best[size] * 1000)}
        </b>
      </p>
      <p className="text-center text-sm text-muted-foreground pointer-coarse:hidden">%%minesKeys%%</p>
      <p className="hidden text-center text-sm text-muted-foreground pointer-coarse:block">%%minesTouch%%</p>
    </div>
  )
}
