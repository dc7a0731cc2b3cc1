import type { Pictures } from './pictures'

export const travelPictures: Pictures = {
  car: {
    on: 'air',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <rect y="192" width="400" height="48" fill={dark} opacity="0.35" />
        <path
          d={
            pick(1, 2)
              ? 'M76 184 Q 74 148 108 142 L142 104 Q 148 98 158 98 H238 Q 250 98 258 106 L288 140 Q 326 144 326 168 V184 Z'
              : 'M76 184 V124 Q 78 100 104 100 H246 Q 258 100 266 112 L288 142 Q 326 146 326 168 V184 Z'
          }
          fill={ink(0)}
        />
        <path d="M158 138 L172 112 H200 V138 Z M210 112 H240 L264 138 H210 Z" fill={light} opacity="0.9" />
        {[130, 272].map((x) => (
          <g key={x}>
            <circle cx={x} cy="186" r="25" fill={dark} />
            <circle cx={x} cy="186" r="11" fill={light} />
          </g>
        ))}
        <rect x="314" y="154" width="14" height="11" rx="3" fill="var(--tone-amber)" />
      </>
    ),
  },
  bike: {
    on: 'air',
    draw: ({ ink, dark, pick }) => (
      <>
        {[128, 272].map((x) => (
          <g key={x}>
            <circle cx={x} cy="162" r="46" fill="none" stroke={dark} strokeWidth="8" />
            <path
              d={`M${x - 42} 162 H${x + 42} M${x} 120 V204 M${x - 30} 132 l60 60 M${x + 30} 132 l-60 60`}
              stroke={dark}
              strokeWidth="1.5"
              opacity="0.5"
            />
          </g>
        ))}
        <path
          d="M128 162 L172 100 L246 100 L198 162 Z M172 100 L198 162 M246 100 L272 162"
          fill="none"
          stroke={ink(0)}
          strokeWidth="9"
          strokeLinejoin="round"
        />
        <path
          d="M246 100 L238 74 h28 M160 84 h30 M174 86 l-4 16"
          fill="none"
          stroke={dark}
          strokeWidth="8"
          strokeLinecap="round"
        />
        {pick(1, 2) === 1 && <path d="M262 84 h46 l-7 30 h-32 z" fill={ink(1)} />}
        <circle cx="198" cy="162" r="11" fill={dark} />
      </>
    ),
  },
  boat: {
    on: 'air',
    draw: ({ ink, light, wood, pick }) => (
      <>
        <rect y="170" width="400" height="70" fill="var(--tone-blue)" opacity="0.5" />
        <path d="M200 44 V158" stroke={wood} strokeWidth="7" />
        <path d={`M208 48 Q ${282 + pick(1, 16)} 96 284 144 H208 Z`} fill={ink(0)} />
        <path d="M192 66 Q 142 108 132 144 H192 Z" fill={light} />
        <path d="M104 156 H302 Q 286 198 252 198 H150 Q 116 196 104 156" fill={ink(1, 85)} />
        <path
          d="M0 196 q 25 -10 50 0 t 50 0 t 50 0 t 50 0 t 50 0 t 50 0 t 50 0 t 50 0"
          fill="none"
          stroke={light}
          strokeWidth="5"
          opacity="0.8"
        />
      </>
    ),
  },
  train: {
    on: 'air',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <path d="M0 206 H400 M0 216 H400" stroke={dark} strokeWidth="4" opacity="0.6" />
        <path d="M40 196 V98 Q 40 86 52 86 H270 Q 336 92 350 164 Q 352 196 332 196 Z" fill={ink(0)} />
        <rect x="40" y="156" width="312" height={8 + pick(1, 6)} fill={light} opacity="0.75" />
        {[62, 114, 166, 218].map((x) => (
          <rect key={x} x={x} y="104" width="38" height="34" rx="6" fill={light} />
        ))}
        <path d="M276 106 Q 312 112 324 140 H276 Z" fill={light} />
        {[84, 138, 246, 300].map((x) => (
          <circle key={x} cx={x} cy="198" r="10" fill={dark} />
        ))}
      </>
    ),
  },
  plane: {
    on: 'air',
    draw: ({ ink, light, pick }) => (
      <>
        {[0, 1, 2].map((at) => (
          <g key={at} fill={light} opacity="0.75" transform={`translate(${30 + at * 122 + pick(at, 20)} ${60 + at * 42})`}>
            <circle cx="20" cy="20" r="16" />
            <circle cx="42" cy="14" r="20" />
            <circle cx="64" cy="20" r="15" />
          </g>
        ))}
        <g transform="rotate(-14 200 120)">
          <path d="M84 126 Q 96 104 130 104 H286 Q 322 108 330 126 Q 318 142 286 144 H120 Q 92 144 84 126" fill={ink(0)} />
          <path d="M176 112 L146 52 H178 L232 112 Z M176 138 L150 196 H182 L236 138 Z" fill={ink(1, 85)} />
          <path d="M96 112 L76 72 H102 L136 108 Z" fill={ink(1, 85)} />
          {[152, 180, 208, 236, 264].map((x) => (
            <circle key={x} cx={x} cy="120" r="6" fill={light} />
          ))}
        </g>
      </>
    ),
  },
  suitcase: {
    on: 'table',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <path d="M170 82 V60 Q 170 50 180 50 H220 Q 230 50 230 60 V82" fill="none" stroke={dark} strokeWidth="9" />
        <rect x="104" y="80" width="192" height="118" rx="16" fill={ink(0)} />
        <path d="M140 80 V198 M260 80 V198" stroke={ink(1, 80)} strokeWidth="13" />
        <rect x="172" y="112" width="54" height="34" rx="5" fill={light} transform={`rotate(${-8 + pick(1, 16)} 198 130)`} />
        <circle cx="202" cy="168" r="15" fill={ink(2)} />
      </>
    ),
  },
  map: {
    on: 'table',
    draw: ({ ink, light, leaf, pick }) => (
      <>
        <path d="M72 66 L156 46 L244 70 L328 48 V180 L244 202 L156 178 L72 198 Z" fill={light} />
        <path d="M156 46 V178 M244 70 V202" stroke={ink(0, 30)} strokeWidth="4" />
        <path d="M84 132 Q 150 96 196 136 T 322 112" fill="none" stroke="var(--tone-blue)" strokeWidth="12" opacity="0.45" />
        <path d="M92 84 l44 -10 v36 l-44 10 z M260 150 l52 -14 v28 l-52 14 z" fill={leaf} opacity="0.4" />
        <path
          d={`M110 166 Q 160 150 ${200 + pick(1, 20)} 106`}
          fill="none"
          stroke={ink(1)}
          strokeWidth="5"
          strokeDasharray="9 9"
        />
        <path d={`M${202 + pick(1, 20)} 106 c -26 -32 -18 -58 0 -58 c 18 0 26 26 0 58`} fill={ink(0)} />
        <circle cx={202 + pick(1, 20)} cy="70" r="8" fill={light} />
      </>
    ),
  },
}
