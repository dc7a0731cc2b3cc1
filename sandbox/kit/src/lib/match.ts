// What all games for two have in common: who sits on the other side, and what is said about it.
import { useEffect, useEffectEvent } from 'react'

/** 1 for the one who begins, -1 for the other. */
export type Side = 1 | -1

export type Opponent = 'easy' | 'medium' | 'hard' | 'friend'

export const opponents: { value: Opponent; label: string }[] = [
  { value: 'easy', label: '%%matchEasy%%' },
  { value: 'medium', label: '%%matchMedium%%' },
  { value: 'hard', label: '%%matchHard%%' },
  { value: 'friend', label: '%%matchFriend%%' },
]

interface Turn {
  opponent: Opponent
  /** the one who is at this device, where the other one is the computer, is to move or has won */
  isMine: boolean
  /** the colour that is to move or has won */
  side: string
}

export const turnText = ({ opponent, isMine, side }: Turn) =>
  opponent === 'friend' ? '%%matchTurn%%'.replace('{side}', side) : isMine ? '%%matchYours%%' : '%%matchThinks%%'

export const winText = ({ opponent, isMine, side }: Turn) =>
  opponent === 'friend' ? '%%matchWon%%'.replace('{side}', side) : isMine ? '%%matchYouWon%%' : '%%matchTheyWon%%'

export const cellText = (row: number, column: number) =>
  '%%matchCell%%'.replace('{row}', String(row + 1)).replace('{column}', String(column + 1))

/** Calls `reply` a moment after it has become the computer's turn: `turn` tells one from the next and is null otherwise. */
export function useReply(turn: number | null, afterMs: number, reply: () => void) {
  const answer = useEffectEvent(reply)
  useEffect(() => {
    if (turn === null) return
    const timer = setTimeout(() => answer(), afterMs)
    return () => clearTimeout(timer)
  }, [turn, afterMs])
}
