import { Button } from '@/components/ui/button'

export type GameState = 'paused' | 'running' | 'over'
const buttons: Record<GameState, string> = {
  running: '%%toolPause%%',
  paused: '%%toolStart%%',
  over: '%%toolAgain%%',
}

/** Lies over a game that does not run: what is the matter, and the button that lets it go on. */
export function GameCurtain({ state, onPress }: { state: GameState; onPress: () => void }) {
  if (state === 'running') return null
  return (
    <div className="absolute inset-0 grid place-items-center bg-background/60 backdrop-blur-[2px]">
      <div className="text-center">
        <p role="status" className="font-display text-2xl font-bold">
          {state === 'over' ? '%%snakeOver%%' : '%%snakeReady%%'}
        </p>
        <Button size="lg" onClick={onPress} className="mt-4">
          {buttons[state]}
        </Button>
      </div>
    </div>
  )
}
