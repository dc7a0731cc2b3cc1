import type { Pictures } from './pictures'

const skins = ['#f3d3bd', '#e0ac84', '#b97a50', '#7c4a2d', '#f7dfce']
const hairs = ['#2b2220', '#6b4226', '#c79a4b', '#8d8d93', '#a4472b']

export const peoplePictures: Pictures = {
  person: {
    on: 'wall',
    draw: ({ ink, dark, pick }) => {
      const skin = skins[pick(1, skins.length)]
      const hair = hairs[pick(2, hairs.length)]
      const cut = pick(3, 4)
      return (
        <>
          {cut === 0 && <path d="M138 190 Q 126 52 200 48 Q 274 52 262 190 Z" fill={hair} />}
          <path d="M108 240 Q 112 178 178 172 H222 Q 288 178 292 240 Z" fill={ink(0)} />
          <path d="M180 146 H220 V178 Q 200 198 180 178 Z" fill={skin} />
          <ellipse cx="200" cy="112" rx="44" ry="52" fill={skin} />
          {cut < 3 && <path d="M154 112 Q 146 54 200 52 Q 254 54 246 112 Q 240 84 214 82 Q 176 90 154 112" fill={hair} />}
          {cut === 1 && <circle cx="200" cy="46" r="20" fill={hair} />}
          {cut === 3 && <path d="M156 98 Q 160 58 200 58 T 244 98 Q 200 78 156 98" fill={hair} />}
          <circle cx="184" cy="114" r="4" fill={dark} />
          <circle cx="216" cy="114" r="4" fill={dark} />
          <path d="M186 136 Q 200 148 214 136" fill="none" stroke={dark} strokeWidth="3.5" strokeLinecap="round" />
          {pick(4, 3) === 0 && (
            <path
              d="M172 114 a 12 12 0 1 0 24 0 a 12 12 0 1 0 -24 0 M204 114 a 12 12 0 1 0 24 0 a 12 12 0 1 0 -24 0 M196 112 h8"
              fill="none"
              stroke={dark}
              strokeWidth="3"
            />
          )}
        </>
      )
    },
  },
  crowd: {
    on: 'wall',
    draw: ({ ink, pick }) => (
      <>
        {[84, 162, 240, 318].map((x, at) => (
          <g key={x} transform={`translate(${x} ${20 + (at % 2) * 16})`}>
            <path d="M-46 230 Q -44 136 0 134 T 46 230 Z" fill={ink(at)} />
            <circle cx="0" cy="100" r="28" fill={skins[pick(at, skins.length)]} />
            <path d="M-29 98 Q -28 66 0 66 T 29 98 Q 0 80 -29 98" fill={hairs[pick(at + 4, hairs.length)]} />
          </g>
        ))}
      </>
    ),
  },
  lotus: {
    on: 'wall',
    draw: ({ ink, pick }) => {
      const skin = skins[pick(2, skins.length)]
      const hair = hairs[pick(3, hairs.length)]
      return (
        <>
          <ellipse cx="200" cy="212" rx="146" ry="14" fill={ink(2, 55)} />
          <path d="M170 118 Q 128 146 116 186" fill="none" stroke={skin} strokeWidth="15" strokeLinecap="round" />
          <path d="M230 118 Q 272 146 284 186" fill="none" stroke={skin} strokeWidth="15" strokeLinecap="round" />
          <path d="M166 192 Q 170 150 164 116 Q 180 102 200 102 Q 220 102 236 116 Q 230 150 234 192 Z" fill={ink(1)} />
          <path
            d="M96 204 Q 100 184 150 178 Q 176 172 200 186 Q 224 172 250 178 Q 300 184 304 204 Q 256 218 200 206 Q 144 218 96 204"
            fill={ink(0)}
          />
          <path d="M190 84 H210 V106 Q 200 114 190 106 Z" fill={skin} />
          <circle cx="200" cy="32" r="11" fill={hair} />
          <ellipse cx="200" cy="68" rx="24" ry="28" fill={skin} />
          <path d="M175 68 Q 172 38 200 38 Q 228 38 225 68 Q 218 52 200 52 Q 182 52 175 68" fill={hair} />
          <path d="M188 72 q 4 4 8 0 M204 72 q 4 4 8 0" fill="none" stroke={hair} strokeWidth="3" strokeLinecap="round" />
        </>
      )
    },
  },
  hands: {
    on: 'wall',
    draw: ({ ink, leaf, light, pick }) => (
      <>
        <path
          d="M200 176 C 120 128 132 66 172 66 Q 192 66 200 88 Q 208 66 228 66 C 268 66 280 128 200 176"
          fill={ink(pick(1, 2))}
        />
        <path
          d="M96 210 Q 116 150 160 178 Q 196 198 200 214 Q 204 198 240 178 Q 284 150 304 210 V240 H96 Z"
          fill={skins[pick(2, skins.length)]}
        />
        <path d="M164 88 q 8 -12 20 -8" fill="none" stroke={light} strokeWidth="6" strokeLinecap="round" />
        <circle cx="316" cy="88" r="9" fill={leaf} />
      </>
    ),
  },
}
