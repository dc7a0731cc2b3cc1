import { FlipVertical2 } from 'lucide-react'
import { useState } from 'react'
import { ChessBoard } from '@/components/blocks/chess-board'
import { ChessMoves, ChessPlayer } from '@/components/blocks/chess-panel'
import { ChessPiece } from '@/components/blocks/chess-piece'
import { MatchPanel } from '@/components/blocks/match-panel'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { balanceOf, codeOf, readGame, takenBy, type Ending } from '@/lib/chess-game'
import { inCheck, type Move } from '@/lib/chess-rules'
import { think, type Strength } from '@/lib/chess-search'
import { turnText, useReply, winText, type Side } from '@/lib/match'
import { useMatch } from '@/lib/use-match'
import { useSaved } from '@/lib/use-saved'

const answerMs = 350
const kinds = '%%chessKinds%%'.split(', ')

const endings: Record<Exclude<Ending, 'mate'>, string> = {
  stalemate: '%%chessStalemate%%',
  repetition: '%%chessRepetition%%',
  fifty: '%%chessFifty%%',
  bare: '%%chessBare%%',
}
const nameOf = (side: Side) => (side > 0 ? '%%matchWhite%%' : '%%matchBlack%%')

export function Chess() {
  const match = useMatch('chess')
  const { opponent, mySide, codes } = match
  const [isTurned, setTurned] = useSaved('chess-turned', false)
  const [crowning, setCrowning] = useState<Move[]>([])
  const game = readGame(codes)
  const { position, ending } = game
  const isMine = opponent === 'friend' || position.side === mySide
  const waits = !ending && !isMine
  const play = (move: Move) => {
    setCrowning([])
    match.play(codeOf(move))
  }
  useReply(waits ? codes.length : null, answerMs, () => {
    const choice = think(position, game.keys, opponent as Strength)
    if (choice) play(choice.move)
  })
  const said = { opponent, isMine, side: nameOf(position.side) }
  const winner = { opponent, isMine: opponent === 'friend' || position.side !== mySide, side: nameOf(-position.side as Side) }
  const status = ending === 'mate' ? `%%chessMate%% ${winText(winner)}` : ending ? endings[ending] : turnText(said)
  const balance = balanceOf(position.squares)
  const player = (side: Side) => (
    <ChessPlayer
      name={opponent === 'friend' ? nameOf(side) : side === mySide ? '%%matchYou%%' : '%%matchComputer%%'}
      side={side}
      isNext={!ending && position.side === side}
      taken={takenBy(game.played, side)}
      ahead={Math.max(0, balance * side)}
    />
  )
  const lower: Side = isTurned ? -1 : 1
  return (
    <div className="mx-auto grid max-w-5xl items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="mx-auto w-full max-w-[max(19rem,min(100%,calc(100dvh-13rem)))] space-y-2.5">
        {player(-lower as Side)}
        <ChessBoard
          key={isTurned ? 'turned' : 'straight'}
          game={game}
          isTurned={isTurned}
          isLocked={waits}
          onMove={(moves) => (moves.length > 1 ? setCrowning(moves) : moves[0] && play(moves[0]))}
        />
        {player(lower)}
      </div>
      <MatchPanel
        match={match}
        movers={codes.map((_, at) => (at % 2 ? -1 : 1))}
        status={
          <>
            {status}
            {!ending && inCheck(position) && <span className="text-tone-red"> %%chessCheck%%</span>}
          </>
        }
        isOver={ending !== null}
        sides={['%%matchWhite%%', '%%matchBlack%%']}
        onRestart={() => setCrowning([])}
        onSit={(mine) => {
          setCrowning([])
          setTurned(mine === 'second')
        }}
        extra={
          <Button variant="secondary" onClick={() => setTurned(!isTurned)}>
            <FlipVertical2 /> %%chessTurn%%
          </Button>
        }
      >
        <ChessMoves notes={game.notes} />
      </MatchPanel>
      {crowning.length > 0 && (
        <Dialog title="%%chessPromote%%" kind="small" onClose={() => setCrowning([])}>
          <div className="grid grid-cols-4 gap-2">
            {crowning.map((move) => (
              <button
                key={move.promotion}
                type="button"
                aria-label={kinds[Math.abs(move.promotion) - 1]}
                onClick={() => play(move)}
                className="focus-ring grid aspect-square cursor-pointer place-items-center rounded-lg bg-muted hover:bg-accent"
              >
                <ChessPiece piece={move.promotion} />
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  )
}
