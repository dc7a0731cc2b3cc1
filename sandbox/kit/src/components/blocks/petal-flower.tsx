interface PetalFlowerProps {
  label: string
  petals: number
  fallen: number
  /** It smiles while all is well, and when it is. */
  isHappy: boolean
}

const centre = { x: 100, y: 92 }

/** A flower that drops a petal now and then; with all of them gone it still stands. */
export function PetalFlower({ label, petals, fallen, isHappy }: PetalFlowerProps) {
  return (
    <svg viewBox="0 0 200 240" role="img" aria-label={label} className="mx-auto h-56 w-full max-w-56 overflow-visible">
      <path d="M100 100 C104 150 94 190 100 232" fill="none" stroke="var(--tone-green)" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M99 190 C66 186 54 164 50 148 C76 148 96 162 99 190Z M99 208 C132 206 146 186 150 170 C124 170 104 182 99 208Z"
        fill="var(--tone-green)"
      />
      {Array.from({ length: petals }, (_, at) => {
        const isDown = at < fallen
        const turn = (at / petals) * 360
        const side = turn < 180 ? 1 : -1
        return (
          <g
            key={at}
            style={{
              transform: isDown
                ? `translate(${side * (26 + (at % 3) * 22)}px, ${222 - centre.y - 40}px) rotate(${side * 70}deg)`
                : 'none',
              transformOrigin: `${centre.x}px ${centre.y}px`,
              transition: 'transform 1.4s cubic-bezier(0.4, 0, 0.6, 1), opacity 1.4s',
              opacity: isDown ? 0 : 1,
            }}
          >
            <ellipse
              cx={centre.x}
              cy={centre.y - 50}
              rx={petals > 8 ? 17 : 21}
              ry="34"
              transform={`rotate(${turn} ${centre.x} ${centre.y})`}
              fill={`color-mix(in oklab, var(--primary) ${at % 2 ? 62 : 78}%, var(--card))`}
              stroke="var(--card)"
              strokeWidth="2.5"
            />
          </g>
        )
      })}
      <circle cx={centre.x} cy={centre.y} r="27" fill="var(--tone-amber)" />
      <g fill="none" stroke="var(--card)" strokeWidth="4" strokeLinecap="round">
        <path d="M91 87v3M109 87v3" />
        <path d={isHappy ? 'M90 98 Q100 109 110 98' : 'M92 103 Q100 98 108 103'} />
      </g>
    </svg>
  )
}
