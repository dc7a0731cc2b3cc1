/** Colours of a printed thing: dark enough for white letters on them, and for letters of them on white. */
export const paperColors: [color: string, name: string][] = [
  ['#1d4e89', '%%makerBlue%%'],
  ['#0f6b66', '%%makerTeal%%'],
  ['#2f6b2f', '%%makerGreen%%'],
  ['#9a3412', '%%makerRust%%'],
  ['#9d174d', '%%makerRose%%'],
  ['#5b3aa8', '%%makerViolet%%'],
  ['#334155', '%%makerSlate%%'],
]

interface PaperColorsProps {
  value: string
  onChange: (color: string) => void
}

export function PaperColors({ value, onChange }: PaperColorsProps) {
  return (
    <div role="group" aria-label="%%makerAccent%%" className="flex flex-wrap gap-1.5">
      {paperColors.map(([color, name]) => (
        <button
          key={color}
          type="button"
          aria-label={name}
          aria-pressed={color === value}
          onClick={() => onChange(color)}
          className="focus-ring size-9 cursor-pointer rounded-full border-4 border-card ring-1 ring-border aria-pressed:ring-3 aria-pressed:ring-ring"
          style={{ background: color }}
        />
      ))}
    </div>
  )
}
