import type { Pictures } from './pictures'

const coats = ['#b98a5e', '#6f4e37', '#e3c9a4', '#4a4747', '#cdc6bb', '#d48f52']
const shades = ['#8f6440', '#4f3626', '#c9a677', '#2f2d2d', '#a39b8f', '#a9652f']

export const animalsPictures: Pictures = {
  dog: {
    on: 'wall',
    draw: ({ light, dark, pick }) => {
      const coat = coats[pick(2, coats.length)]
      return (
        <>
          <path d="M130 240 Q 134 168 200 168 T 270 240 Z" fill={coat} />
          <circle cx="200" cy="112" r="62" fill={coat} />
          <path
            d={
              pick(1, 2)
                ? 'M148 78 Q 108 76 118 142 Q 142 150 152 112 Z M252 78 Q 292 76 282 142 Q 258 150 248 112 Z'
                : 'M150 88 L140 30 L188 60 Z M250 88 L260 30 L212 60 Z'
            }
            fill={shades[pick(2, shades.length)]}
          />
          <ellipse cx="200" cy="138" rx="34" ry="28" fill={light} />
          <circle cx="176" cy="100" r="7" fill={dark} />
          <circle cx="224" cy="100" r="7" fill={dark} />
          <path d="M188 124 h24 l-12 14 z" fill={dark} />
          <path
            d="M200 138 v10 q -12 10 -20 0 M200 148 q 12 10 20 0"
            fill="none"
            stroke={dark}
            strokeWidth="4"
            strokeLinecap="round"
          />
        </>
      )
    },
  },
  cat: {
    on: 'wall',
    draw: ({ light, dark, pick }) => {
      const coat = coats[pick(2, coats.length)]
      return (
        <>
          <path d="M138 240 Q 140 172 200 172 T 262 240 Z" fill={coat} />
          <path d="M140 60 L166 84 Q 200 70 234 84 L260 60 Q 274 132 240 158 Q 200 182 160 158 Q 126 132 140 60" fill={coat} />
          {pick(1, 2) === 1 && (
            <path
              d="M190 76 v22 M210 76 v22 M200 72 v22"
              stroke={shades[pick(2, shades.length)]}
              strokeWidth="5"
              strokeLinecap="round"
            />
          )}
          <ellipse cx="174" cy="116" rx="8" ry="11" fill={light} />
          <ellipse cx="226" cy="116" rx="8" ry="11" fill={light} />
          <ellipse cx="174" cy="117" rx="3" ry="8" fill={dark} />
          <ellipse cx="226" cy="117" rx="3" ry="8" fill={dark} />
          <path d="M193 134 h14 l-7 9 z" fill="#d98880" />
          <path
            d="M158 138 h-34 M160 148 l-32 10 M242 138 h34 M240 148 l32 10"
            stroke={dark}
            strokeWidth="3"
            strokeLinecap="round"
            opacity="0.6"
          />
        </>
      )
    },
  },
  bird: {
    on: 'air',
    draw: ({ ink, wood, leaf, dark, pick }) => (
      <>
        <path d="M60 190 Q 200 168 344 184" fill="none" stroke={wood} strokeWidth="11" strokeLinecap="round" />
        <path d="M310 184 q 10 -34 40 -30 q -4 30 -40 30" fill={leaf} />
        <path d="M142 132 Q 146 80 196 80 Q 246 82 250 126 Q 252 166 200 172 Q 160 172 142 132" fill={ink(0)} />
        <path d="M250 130 L316 112 L262 156 Z" fill={ink(0, 75)} />
        <path d={`M176 120 Q 220 ${96 + pick(1, 12)} 240 132 Q 210 156 176 120`} fill={ink(1, 80)} />
        <path d="M146 112 L116 120 L146 128 Z" fill="var(--tone-amber)" />
        <circle cx="172" cy="104" r="6" fill={dark} />
        <path d="M190 170 v16 M208 170 v14" stroke={dark} strokeWidth="4" />
      </>
    ),
  },
  fish: {
    on: 'wall',
    draw: ({ ink, light, dark, leaf, pick }) => (
      <>
        <rect width="400" height="240" fill="var(--tone-blue)" opacity="0.22" />
        <path d="M110 120 Q 170 56 258 112 L312 72 Q 296 120 312 168 L258 128 Q 170 184 110 120" fill={ink(0)} />
        <path d="M176 84 Q 196 50 232 96 Z" fill={ink(1, 80)} />
        <circle cx="148" cy="112" r="10" fill={light} />
        <circle cx="146" cy="112" r="5" fill={dark} />
        <path d="M190 102 q 14 18 0 36 M216 106 q 12 14 0 28" fill="none" stroke={light} strokeWidth="4" opacity="0.7" />
        {[0, 1, 2].map((at) => (
          <circle key={at} cx={92 - at * 8} cy={88 - at * 22} r={5 + pick(at, 5)} fill="none" stroke={light} strokeWidth="3" />
        ))}
        <path
          d="M60 240 q -16 -40 6 -76 M340 240 q 18 -34 -6 -66"
          fill="none"
          stroke={leaf}
          strokeWidth="10"
          strokeLinecap="round"
        />
      </>
    ),
  },
}
