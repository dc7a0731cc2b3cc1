import { Bomb, Flag } from 'lucide-react'
import type { PointerEvent } from 'react'
import { cn } from '@/lib/cn'
import { minesAround, stateOf, type MineGame } from '@/lib/mine-field'

const numberTones = [
  '',
  'text-tone-blue',
  'text-tone-green',
  'text-tone-red',
  'text-tone-violet',
  'text-tone-amber',
  'text-tone-teal',
  'text-foreground',
  'text-tone-gray',
]
interface MineCellProps {
  game: MineGame
  at: number
  name: string
  focused: boolean
  onPress: () => void
  onFlag: () => void
  onDown: (event: PointerEvent) => void
  onUp: () => void
}

export function MineCell({ game, at, name, focused, onPress, onFlag, onDown, onUp }: MineCellProps) {
  const state = stateOf(game)
  const isMine = game.mines.includes(at)
  const isOpen = game.open.includes(at)
  const isFlag = game.flags.includes(at) || (state === 'won' && isMine)
  const isWrong = state === 'lost' && isFlag && !isMine
  const shown = isOpen || (state === 'lost' && isMine && !isFlag)
  const near = isOpen && !isMine ? minesAround(game, at) : 0
  const said = isWrong
    ? '%%minesWrong%%'
    : isFlag
      ? '%%minesFlag%%'
      : !shown
        ? '%%minesHidden%%'
        : isMine
          ? '%%minesMine%%'
          : String(near || '%%ticEmpty%%')
  return (
    <button
      type="button"
      aria-label={`${name}: ${said}`}
      tabIndex={focused ? 0 : -1}
      onClick={onPress}
      onContextMenu={(event) => {
        event.preventDefault()
        onFlag()
      }}
      onPointerDown={onDown}
      onPointerUp={onUp}
      onPointerLeave={onUp}
      onPointerCancel={onUp}
      className={cn(
        'focus-ring grid aspect-square w-full cursor-pointer touch-manipulation place-items-center rounded-[20%] font-display text-base font-bold tabular-nums focus-visible:z-10 sm:text-lg',
        '[-webkit-touch-callout:none]',
        shown
          ? isOpen && isMine
            ? 'bg-destructive text-destructive-foreground'
            : 'bg-background'
          : 'bg-[color-mix(in_oklab,var(--primary)_30%,var(--card))] text-foreground hover:bg-[color-mix(in_oklab,var(--primary)_42%,var(--card))]',
        numberTones[near],
      )}
    >
      {isFlag ? (
        <Flag className={cn('pop size-3/5 fill-current text-tone-red', isWrong && 'opacity-35')} aria-hidden="true" />
      ) : shown && isMine ? (
        <Bomb className="pop size-3/5 fill-current" aria-hidden="true" />
      ) : (
        near > 0 && near
      )}
    </button>
  )
}
