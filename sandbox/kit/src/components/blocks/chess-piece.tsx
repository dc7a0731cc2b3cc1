import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

// Ivory and dark wood in the hue of the project, the same in light and dark: they lie on a board that is the same as well.
const ivory = 'oklch(from var(--primary) 0.985 0.012 h)'
const wood = 'oklch(from var(--primary) 0.27 0.035 h)'

const base = <rect x="21" y="79" width="58" height="10" rx="4.5" />
const shapes: Record<number, ReactNode> = {
  1: (
    <>
      <path d="M50 19a14 14 0 0 1 8.6 25c2.6.7 4.4 2 4.4 4 0 1.800-1.500 2.800-3.500 2.800h-.9C59.500 63 63.500 70.500 72 79H28c8.500-8.500 12.500-16 13.400-28.200h-.9c-2 0-3.500-1-3.500-2.800 0-2 1.800-3.300 4.400-4A14 14 0 0 1 50 19z" />
      {base}
    </>
  ),
  2: (
    <>
      <path d="M36 79c-1.500-13 6-20 12.500-26.500 2.500-2.500 3.500-5 3-8-3.500 3.500-8 5-13.500 5-2.500 3-4 6.500-8 7-4 .4-7.500-2-8.300-5.500-.6-2.700.8-4.800 2.300-7.500 3-5.500 4-10 6.500-14.500 2-3.700 5-6.500 9-8.500L38 9.500l12 7.500c18 0 28.500 14 28.500 33 0 11-3 19-2.500 29z" />
      {base}
      <circle cx="41" cy="31" r="1.6" />
      <path d="M58 25c8 5 11.500 14 11 25" fill="none" />
    </>
  ),
  3: (
    <>
      <path d="M50 18.500c-10.500 7.500-18 16.500-18 27 0 7.500 4 12 8.500 15L35 79h30l-5.500-18.500C64 57.500 68 53 68 45.500c0-10.500-7.500-19.500-18-27z" />
      <path d="M40.500 60.500h19M50 34v14M43 41h14" fill="none" />
      <circle cx="50" cy="14" r="5.500" />
      {base}
    </>
  ),
  4: (
    <>
      <path d="M26 17h10.500v7h8.250v-7h10.500v7h8.250v-7H74v19l-8.500 8L68 68l6 11H26l6-11 2.500-24L26 36z" />
      <path d="M34.500 44h31M32 68h36" fill="none" />
      {base}
    </>
  ),
  5: (
    <>
      <path d="M17.500 35 31 79h38l13.500-44-15 19-2.500-27-12.500 25L50 22l-2.500 30L35 27l-2.500 27z" />
      <path d="M29 68c14-4 28-4 42 0" fill="none" />
      <circle cx="16" cy="31" r="5" />
      <circle cx="34" cy="22" r="5" />
      <circle cx="50" cy="17" r="5" />
      <circle cx="66" cy="22" r="5" />
      <circle cx="84" cy="31" r="5" />
      {base}
    </>
  ),
  6: (
    <>
      <path d="M46.500 8h7v6.500H60v7h-6.500V32h-7V21.500H40v-7h6.500z" />
      <path d="M50 40c3-7.500 10-11.500 17.500-9.500C77 33 81 42 76.500 52 73 60 68 66 67 79H33c-1-13-6-19-9.500-27C19 42 23 33 32.500 30.500 40 28.500 47 32.500 50 40z" />
      <path d="M50 40v25M32.500 68c11.500-4 23.500-4 35 0" fill="none" />
      {base}
    </>
  ),
}

/** A chess piece of white (positive) or black (negative), as `lib/chess-rules` counts them. */
export function ChessPiece({ piece, className }: { piece: number; className?: string }) {
  const [fill, line] = piece > 0 ? [ivory, wood] : [wood, ivory]
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      fill={fill}
      stroke={line}
      strokeWidth={piece > 0 ? 4 : 3}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={cn('size-[92%]', className)}
    >
      {shapes[Math.abs(piece)]}
    </svg>
  )
}
