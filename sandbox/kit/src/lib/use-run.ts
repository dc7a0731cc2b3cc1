import { useState } from 'react'
import type { GameState } from '@/components/blocks/game-curtain'

/** Whether a game runs: `press` lets it go on, stop, or begin anew when it is over. */
export function useRun(isOver: boolean, restart: () => void) {
  const [isRunning, setRunning] = useState(false)
  const state: GameState = isOver ? 'over' : isRunning ? 'running' : 'paused'
  const press = () => {
    if (isOver) restart()
    setRunning(isOver || !isRunning)
  }
  return { state, press }
}
