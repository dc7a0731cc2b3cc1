// A ball, a paddle and a wall of bricks, on a field of 100 by 130.
export const width = 100
export const height = 130
export const ballSize = 1.7
export const paddleY = height - 8
export const paddleHeight = 2.6
export const paddleWidth = 20
export const brickColumns = 8
export const brickRows = 6
export const brickGap = 1.2
export const brickHeight = 4.4
export const brickTop = 12
export const brickWidth = (width - brickGap * (brickColumns + 1)) / brickColumns
const startSpeed = 62
const speedPerLevel = 9
const steepest = Math.PI / 3
const lives = 3

export interface Court {
  /** the middle of the paddle */
  paddle: number
  ball: { x: number; y: number; toX: number; toY: number }
  bricks: boolean[]
  score: number
  lives: number
  level: number
  /** the ball lies on the paddle and waits */
  isHeld: boolean
}

export const brickAt = (at: number) => ({
  x: brickGap + (at % brickColumns) * (brickWidth + brickGap),
  y: brickTop + Math.floor(at / brickColumns) * (brickHeight + brickGap),
})
const wall = () => Array.from({ length: brickColumns * brickRows }, () => true)
const onPaddle = (paddle: number) => ({ x: paddle, y: paddleY - ballSize, toX: 0, toY: 0 })

export const newCourt = (): Court => ({
  paddle: width / 2,
  ball: onPaddle(width / 2),
  bricks: wall(),
  score: 0,
  lives,
  level: 1,
  isHeld: true,
})
const speedOf = ({ level }: Court) => startSpeed + (level - 1) * speedPerLevel

export function withPaddle(court: Court, to: number): Court {
  const paddle = Math.min(width - paddleWidth / 2, Math.max(paddleWidth / 2, to))
  return { ...court, paddle, ball: court.isHeld ? onPaddle(paddle) : court.ball }
}

export function served(court: Court): Court {
  if (!court.isHeld) return court
  const speed = speedOf(court)
  const angle = (court.paddle < width / 2 ? 1 : -1) * (Math.PI / 9)
  return { ...court, isHeld: false, ball: { ...court.ball, toX: Math.sin(angle) * speed, toY: -Math.cos(angle) * speed } }
}

/** Where the ball touches a brick it turns back from that side. */
function hitBrick(court: Court, x: number, y: number) {
  return court.bricks.findIndex((isThere, at) => {
    const brick = brickAt(at)
    return (
      isThere &&
      x + ballSize > brick.x &&
      x - ballSize < brick.x + brickWidth &&
      y + ballSize > brick.y &&
      y - ballSize < brick.y + brickHeight
    )
  })
}

export function stepped(court: Court, seconds: number): Court {
  if (court.isHeld) return court
  let { toX, toY } = court.ball
  let x = court.ball.x + toX * seconds
  let y = court.ball.y + toY * seconds
  if (x < ballSize || x > width - ballSize) {
    toX = x < ballSize ? Math.abs(toX) : -Math.abs(toX)
    x = Math.min(width - ballSize, Math.max(ballSize, x))
  }
  if (y < ballSize) {
    toY = Math.abs(toY)
    y = ballSize
  }
  const isOverPaddle = Math.abs(x - court.paddle) < paddleWidth / 2 + ballSize
  if (toY > 0 && y + ballSize > paddleY && court.ball.y < paddleY + paddleHeight && isOverPaddle) {
    const angle = ((x - court.paddle) / (paddleWidth / 2 + ballSize)) * steepest
    toX = Math.sin(angle) * speedOf(court)
    toY = -Math.cos(angle) * speedOf(court)
    y = paddleY - ballSize
  }
  if (y > height + ballSize) return { ...court, lives: court.lives - 1, isHeld: true, ball: onPaddle(court.paddle) }
  const hit = hitBrick(court, x, y)
  if (hit < 0) return { ...court, ball: { x, y, toX, toY } }
  const brick = brickAt(hit)
  const isFromSide = court.ball.x + ballSize <= brick.x || court.ball.x - ballSize >= brick.x + brickWidth
  const ball = isFromSide ? { x: court.ball.x, y, toX: -toX, toY } : { x, y: court.ball.y, toX, toY: -toY }
  const bricks = court.bricks.map((isThere, at) => isThere && at !== hit)
  const score = court.score + (brickRows - Math.floor(hit / brickColumns)) * 10
  if (bricks.some(Boolean)) return { ...court, ball, bricks, score }
  return { ...court, bricks: wall(), score, level: court.level + 1, isHeld: true, ball: onPaddle(court.paddle) }
}
