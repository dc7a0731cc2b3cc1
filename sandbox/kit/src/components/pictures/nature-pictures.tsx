import type { Pictures } from './pictures'

export const naturePictures: Pictures = {
  plant: {
    on: 'wall',
    draw: ({ ink, leaf, pick }) => (
      <>
        {[-60, -34, -8, 18, 44, 66].slice(0, 4 + pick(1, 3)).map((turn, at) => (
          <g key={turn} transform={`rotate(${turn} 200 150)`} opacity={at % 2 ? 1 : 0.75}>
            <path
              d={`M200 150 C ${172 - pick(at, 10)} 110, 178 64, 200 40 C 222 64, ${228 + pick(at, 10)} 110, 200 150`}
              fill={leaf}
            />
            <path d="M200 150 V60" stroke={ink(0, 30)} strokeWidth="3" opacity="0.6" />
          </g>
        ))}
        <path d="M152 140 H248 L236 198 H164 Z" fill={ink(0)} />
        <rect x="146" y="132" width="108" height="18" rx="5" fill={ink(0, 75)} />
      </>
    ),
  },
  cactus: {
    on: 'wall',
    draw: ({ ink, leaf, light, pick }) => (
      <>
        <rect x="176" y="58" width="48" height="96" rx="24" fill={leaf} />
        <path
          d={`M176 ${112 + pick(1, 14)} H158 Q 146 112 146 ${90 + pick(2, 10)}`}
          fill="none"
          stroke={leaf}
          strokeWidth="20"
          strokeLinecap="round"
        />
        <path
          d={`M224 ${122 - pick(3, 14)} H244 Q 256 110 256 84`}
          fill="none"
          stroke={leaf}
          strokeWidth="20"
          strokeLinecap="round"
        />
        <path d="M190 74 v66 M210 74 v66" stroke={light} strokeWidth="3" strokeDasharray="4 9" opacity="0.7" />
        <circle cx="200" cy="56" r="11" fill={ink(1)} />
        <path d="M152 146 H248 L236 198 H164 Z" fill={ink(0)} />
      </>
    ),
  },
  flower: {
    on: 'wall',
    draw: ({ ink, leaf, light, pick }) => (
      <>
        {[0, 1, 2].slice(0, 1 + pick(1, 3)).map((at) => (
          <g key={at}>
            <path
              d={`M200 170 Q ${[200, 150, 250][at]} 130 ${[200, 136, 264][at]} 92`}
              fill="none"
              stroke={leaf}
              strokeWidth="7"
            />
            <g transform={`translate(${[200, 136, 264][at]} ${[72, 96, 96][at]})`}>
              {Array.from({ length: 6 }, (_, petal) => (
                <ellipse key={petal} cx="0" cy="-22" rx="13" ry="22" fill={ink(at)} transform={`rotate(${petal * 60})`} />
              ))}
              <circle r="12" fill={light} />
            </g>
          </g>
        ))}
        <path d="M166 138 q -10 60 4 60 h60 q 14 0 4 -60 z" fill={ink(3, 70)} />
        <path d="M200 150 q -44 -6 -52 -34 q 40 -2 52 34" fill={leaf} />
      </>
    ),
  },
  tree: {
    on: 'air',
    draw: ({ ink, leaf, wood, pick }) => (
      <>
        <path d="M190 120 H210 L218 204 H182 Z" fill={wood} />
        <circle cx="200" cy="92" r="52" fill={leaf} />
        <circle cx="154" cy="116" r="36" fill={leaf} opacity="0.85" />
        <circle cx="246" cy="116" r="36" fill={leaf} opacity="0.85" />
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <circle key={at} cx={152 + at * 19} cy={76 + ((at * 29 + pick(at, 20)) % 62)} r="7" fill={ink(1)} />
        ))}
      </>
    ),
  },
  forest: {
    on: 'air',
    draw: ({ leaf, wood, pick }) => (
      <>
        {[84, 142, 200, 258, 316].map((x, at) => {
          const top = 56 + pick(at, 40) + (at % 2) * 14
          return (
            <g key={x} opacity={at % 2 ? 0.7 : 1}>
              <rect x={x - 5} y="176" width="10" height="28" fill={wood} />
              <path
                d={`M${x} ${top} L${x + 32} 126 H${x + 18} L${x + 42} 182 H${x - 42} L${x - 18} 126 H${x - 32} Z`}
                fill={leaf}
              />
            </g>
          )
        })}
      </>
    ),
  },
  mountain: {
    on: 'air',
    draw: ({ ink, light, leaf, pick }) => {
      const x = 186 + pick(1, 34)
      return (
        <>
          <path d={`M20 208 L${x - 92} 104 L${x - 20} 208 Z`} fill={ink(0, 55)} />
          <path d={`M60 208 L${x} 46 L330 208 Z`} fill={ink(0, 85)} />
          <path d={`M${x} 46 L${x + 32} 86 L${x + 14} 94 L${x} 84 L${x - 14} 98 L${x - 28} 84 Z`} fill={light} />
          <path d={`M210 208 L${x + 110} 112 L400 208 Z`} fill={ink(1, 60)} />
          <path d="M0 196 Q 100 176 200 194 T 400 188 V240 H0 Z" fill={leaf} opacity="0.8" />
        </>
      )
    },
  },
  beach: {
    on: 'air',
    draw: ({ ink, light, leaf, wood, pick }) => (
      <>
        <rect y="132" width="400" height="60" fill="var(--tone-blue)" opacity="0.5" />
        <path
          d="M0 146 q 25 -8 50 0 t 50 0 t 50 0 t 50 0 t 50 0 t 50 0 t 50 0 t 50 0"
          fill="none"
          stroke={light}
          strokeWidth="4"
          opacity="0.7"
        />
        <path d="M0 186 Q 120 164 240 184 T 400 178 V240 H0 Z" fill="var(--tone-amber)" opacity="0.45" />
        <path d={`M300 204 Q ${288 - pick(1, 10)} 140 306 92`} fill="none" stroke={wood} strokeWidth="9" strokeLinecap="round" />
        {[-150, -105, -60, -15, 20].map((turn) => (
          <path key={turn} d="M306 92 q 34 -18 62 6 q -34 -2 -62 -6" fill={leaf} transform={`rotate(${turn + 30} 306 92)`} />
        ))}
        <path d="M120 206 V146" stroke={wood} strokeWidth="5" />
        <path d="M72 158 Q 120 98 168 158 Z" fill={ink(0)} />
        <path d="M104 158 Q 120 98 136 158 Z" fill={light} />
      </>
    ),
  },
  field: {
    on: 'air',
    draw: ({ leaf, ink, wood, pick }) => (
      <>
        <path d="M0 150 H400 V240 H0 Z" fill={leaf} opacity="0.6" />
        {[-160, -90, -30, 30, 90, 160].map((to, at) => (
          <path
            key={to}
            d={`M${200 + to * 0.12} 150 L${200 + to * 2} 240`}
            stroke={at % 2 ? wood : leaf}
            strokeWidth={10 + pick(at, 5)}
            opacity="0.6"
          />
        ))}
        <path d="M286 150 V104 L316 82 L346 104 V150 Z" fill={ink(0)} />
        <rect x="306" y="122" width="20" height="28" fill={ink(1, 40)} />
      </>
    ),
  },
  night: {
    on: 'wall',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <rect width="400" height="240" fill={dark} />
        {Array.from({ length: 34 }, (_, at) => (
          <circle
            key={at}
            cx={(at * 83 + pick(at, 40)) % 400}
            cy={(at * 47 + pick(at + 5, 30)) % 190}
            r={1 + (at % 3)}
            fill={light}
          />
        ))}
        <circle cx={250 + pick(1, 60)} cy="74" r="34" fill={light} />
        <path d="M0 214 L90 158 L160 202 L250 144 L400 216 V240 H0 Z" fill={ink(0, 75)} />
      </>
    ),
  },
  mushroom: {
    on: 'air',
    draw: ({ ink, light, leaf, pick }) => (
      <>
        <path d="M184 130 H216 Q 220 180 230 202 H170 Q 180 180 184 130" fill={light} />
        <path d="M112 138 Q 120 62 200 62 T 288 138 Q 200 154 112 138" fill={ink(0)} />
        {[0, 1, 2, 3].map((at) => (
          <circle key={at} cx={148 + at * 34} cy={108 - (at % 2) * 18} r={7 + pick(at, 5)} fill={light} />
        ))}
        <path
          d="M84 206 q 6 -34 -8 -52 M98 206 q 4 -26 18 -42 M312 206 q -4 -30 12 -48"
          fill="none"
          stroke={leaf}
          strokeWidth="7"
          strokeLinecap="round"
        />
      </>
    ),
  },
}
