import type { Pictures } from './pictures'

export const foodPictures: Pictures = {
  plate: {
    on: 'table',
    draw: ({ ink, leaf, light, pick }) => (
      <>
        <ellipse cx="200" cy="176" rx="118" ry="46" fill={light} />
        <ellipse cx="200" cy="170" rx="84" ry="30" fill={ink(0, 22)} />
        {[0, 1, 2, 3, 4].map((at) => (
          <ellipse
            key={at}
            cx={152 + at * 24}
            cy={164 - (at % 2) * 12}
            rx={16 + pick(at, 8)}
            ry={11 + pick(at + 3, 5)}
            fill={ink(at, 85)}
          />
        ))}
        <path d="M176 150 q 12 -24 28 -8 q -8 16 -28 8" fill={leaf} />
        <path d="M216 152 q 20 -18 28 2 q -14 10 -28 -2" fill={leaf} opacity="0.8" />
      </>
    ),
  },
  bowl: {
    on: 'table',
    draw: ({ ink, leaf, light, pick }) => (
      <>
        <ellipse cx="200" cy="126" rx="96" ry="24" fill={ink(1, 75)} />
        {[0, 1, 2, 3].map((at) => (
          <circle key={at} cx={146 + at * 36 + pick(at, 8)} cy={124 + (at % 2) * 6} r={8 + pick(at, 5)} fill={ink(at + 2)} />
        ))}
        <path d="M190 118 q 14 -18 30 -4 q -10 14 -30 4" fill={leaf} />
        <path d="M102 126 A 98 74 0 0 0 298 126 A 96 24 0 0 1 102 126" fill={light} />
        <path d="M112 156 A 98 50 0 0 0 288 156" fill="none" stroke={ink(0)} strokeWidth="7" />
        {[168, 200, 232].map((x) => (
          <path
            key={x}
            d={`M${x} 92 q 10 -12 0 -24 t 0 -24`}
            fill="none"
            stroke={light}
            strokeWidth="5"
            strokeLinecap="round"
            opacity="0.75"
          />
        ))}
      </>
    ),
  },
  cup: {
    on: 'table',
    draw: ({ ink, light, pick }) => (
      <>
        <ellipse cx="196" cy="194" rx="104" ry="18" fill={ink(0, 45)} />
        <path d="M132 106 H252 L240 188 H144 Z" fill={ink(0)} />
        <path d="M248 120 q 50 -4 40 30 q -8 24 -46 22" fill="none" stroke={ink(0)} strokeWidth="13" />
        <ellipse cx="192" cy="106" rx="60" ry="15" fill={light} />
        <ellipse cx="192" cy="107" rx="49" ry="11" fill={ink(2 + pick(1, 2), 75)} />
        {[172, 196, 220].map((x, at) => (
          <path
            key={x}
            d={`M${x} 82 q ${at % 2 ? -10 : 10} -14 0 -26 t 0 -22`}
            fill="none"
            stroke={light}
            strokeWidth="5"
            strokeLinecap="round"
            opacity="0.8"
          />
        ))}
      </>
    ),
  },
  bread: {
    on: 'table',
    draw: ({ wood, light, ink, pick }) => (
      <>
        <rect x="86" y="182" width="228" height="16" rx="8" fill={ink(1, 60)} />
        <path d="M104 182 q -12 -92 96 -92 t 96 92 Z" fill={wood} />
        {[0, 1, 2].map((at) => (
          <path
            key={at}
            d={`M${142 + at * 44} ${120 - (at === 1 ? 12 : 0)} q 16 18 ${6 + pick(at, 10)} 42`}
            fill="none"
            stroke={light}
            strokeWidth="8"
            strokeLinecap="round"
            opacity="0.75"
          />
        ))}
      </>
    ),
  },
  cake: {
    on: 'table',
    draw: ({ ink, light, pick }) => (
      <>
        <ellipse cx="200" cy="192" rx="116" ry="17" fill={light} />
        <path d="M112 132 H288 V184 A 88 12 0 0 1 112 184 Z" fill={ink(0, 70)} />
        <ellipse cx="200" cy="132" rx="88" ry="15" fill={ink(0, 35)} />
        <path
          d="M112 132 q 12 34 26 8 q 14 36 30 8 q 14 34 32 6 q 16 36 32 2 q 16 32 30 -2 q 14 22 26 -22 A 88 15 0 0 1 112 132"
          fill={light}
        />
        {[0, 1, 2].slice(0, 1 + pick(2, 3)).map((at) => (
          <g key={at} transform={`translate(${[200, 162, 238][at]} 0)`}>
            <rect x="-4" y="92" width="8" height="36" rx="3" fill={ink(at + 2)} />
            <path d="M0 72 q 10 12 0 20 q -10 -8 0 -20" fill="var(--tone-amber)" />
          </g>
        ))}
      </>
    ),
  },
  pie: {
    on: 'table',
    draw: ({ ink, wood, light }) => (
      <>
        <ellipse cx="200" cy="184" rx="122" ry="20" fill={light} />
        <path d="M94 152 H306 L290 188 H110 Z" fill={ink(0, 60)} />
        <path d="M88 152 Q 200 88 312 152 Z" fill={wood} />
        {[128, 164, 200, 236, 272].map((x) => (
          <path
            key={x}
            d={`M${x - 12} 152 L ${200 + (x - 200) * 0.45} 116`}
            stroke={ink(1, 80)}
            strokeWidth="9"
            strokeLinecap="round"
          />
        ))}
        <path d="M88 152 H312" stroke={wood} strokeWidth="13" strokeLinecap="round" />
      </>
    ),
  },
  bottle: {
    on: 'table',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <path
          d="M178 46 H214 V88 Q 236 104 236 132 V188 Q 236 198 226 198 H166 Q 156 198 156 188 V132 Q 156 104 178 88 Z"
          fill={ink(0)}
        />
        <rect x="174" y="36" width="44" height="18" rx="5" fill={dark} />
        <rect x="156" y="128" width="80" height="42" fill={light} />
        <path d={`M170 ${142 + pick(1, 5)} h52 M170 156 h34`} stroke={ink(1)} strokeWidth="5" strokeLinecap="round" />
        <path d="M256 136 H300 Q 302 168 278 172 Q 254 168 256 136" fill={ink(2, 35)} />
        <path d="M278 172 V194 M262 196 H294" stroke={ink(2, 55)} strokeWidth="5" strokeLinecap="round" />
      </>
    ),
  },
  drink: {
    on: 'table',
    draw: ({ ink, leaf, light, pick }) => (
      <>
        <path d="M148 70 H252 L238 196 H162 Z" fill={light} opacity="0.85" />
        <path d={`M${153 + pick(1, 3)} 106 H247 L237 192 H163 Z`} fill={ink(0, 85)} />
        {[0, 1, 2].map((at) => (
          <rect
            key={at}
            x={172 + at * 18}
            y={114 + ((at + pick(2, 3)) % 3) * 18}
            width="22"
            height="22"
            rx="5"
            fill={light}
            opacity="0.55"
            transform={`rotate(${at * 16} ${182 + at * 18} 126)`}
          />
        ))}
        <path d="M226 92 L258 28" stroke={ink(2)} strokeWidth="8" strokeLinecap="round" />
        <circle cx="152" cy="74" r="24" fill="var(--tone-amber)" opacity="0.9" />
        <circle cx="152" cy="74" r="16" fill={light} opacity="0.7" />
        <path d="M206 78 q 6 -30 30 -24 q 0 24 -30 24" fill={leaf} />
      </>
    ),
  },
  fruit: {
    on: 'table',
    draw: ({ ink, leaf, light, pick }) => (
      <>
        {[0, 1, 2].slice(0, 2 + pick(3, 2)).map((at) => (
          <g key={at} transform={`translate(${[158, 244, 200][at]} ${[152, 156, 116][at]})`}>
            <path d="M0 -38 q 44 -14 44 22 q 0 48 -30 54 q -14 -6 -28 0 q -30 -6 -30 -54 q 0 -36 44 -22" fill={ink(at)} />
            <path d="M0 -36 q 2 -16 10 -22" fill="none" stroke="var(--tone-amber)" strokeWidth="5" strokeLinecap="round" />
            <path d="M4 -44 q 14 -20 32 -8 q -10 18 -32 8" fill={leaf} />
            <ellipse cx="-22" cy="-10" rx="7" ry="13" fill={light} opacity="0.5" />
          </g>
        ))}
      </>
    ),
  },
  jar: {
    on: 'table',
    draw: ({ ink, light, wood, pick }) => (
      <>
        <rect x="142" y="82" width="116" height="116" rx="20" fill={ink(0, 80)} />
        <rect x="150" y="58" width="100" height="26" rx="7" fill={wood} />
        <rect x="156" y="118" width="88" height="50" rx="7" fill={light} />
        <path d={`M172 136 h56 M172 152 h${24 + pick(1, 20)}`} stroke={ink(1)} strokeWidth="6" strokeLinecap="round" />
        <path d="M154 98 v10" stroke={light} strokeWidth="6" strokeLinecap="round" opacity="0.7" />
      </>
    ),
  },
  cheese: {
    on: 'table',
    draw: ({ ink, wood, light, pick }) => (
      <>
        <rect x="92" y="184" width="216" height="14" rx="7" fill={wood} />
        <path d="M108 146 L258 78 Q 296 92 298 146 Z" fill="var(--tone-amber)" opacity="0.55" />
        <path d="M108 146 H298 V184 H108 Z" fill="var(--tone-amber)" opacity="0.8" />
        {[0, 1, 2, 3].map((at) => (
          <circle
            key={at}
            cx={136 + at * 42 + pick(at, 12)}
            cy={158 + (at % 2) * 12}
            r={6 + pick(at + 1, 6)}
            fill={light}
            opacity="0.65"
          />
        ))}
        <circle cx="228" cy="122" r="10" fill={ink(0, 40)} opacity="0.5" />
      </>
    ),
  },
  icecream: {
    on: 'table',
    draw: ({ ink, wood, light, pick }) => (
      <g transform="translate(36 34) scale(0.82)">
        <path d="M158 118 H242 L200 222 Z" fill={wood} />
        <path
          d="M170 148 L226 120 M180 174 L238 130 M174 120 L222 168 M200 118 L233 142"
          stroke={light}
          strokeWidth="3"
          opacity="0.6"
        />
        <circle cx="172" cy="100" r="34" fill={ink(0)} />
        <circle cx="228" cy="100" r="34" fill={ink(1 + pick(1, 2))} />
        <circle cx="200" cy="60" r="36" fill={ink(3, 85)} />
        <path d="M148 118 q 10 16 20 0 q 12 18 24 0 q 10 14 20 0 q 12 18 24 0 q 8 12 16 0 Z" fill={ink(0)} />
        <circle cx="214" cy="24" r="11" fill={ink(2)} />
        <path d="M214 14 q 6 -12 16 -10" fill="none" stroke={wood} strokeWidth="3" strokeLinecap="round" />
        <path d="M178 50 q 6 -14 20 -16" fill="none" stroke={light} strokeWidth="6" strokeLinecap="round" opacity="0.7" />
      </g>
    ),
  },
  sweets: {
    on: 'table',
    draw: ({ ink, leaf, light, pick }) => (
      <>
        <ellipse cx="200" cy="188" rx="124" ry="24" fill={light} />
        <ellipse cx="200" cy="184" rx="98" ry="16" fill={ink(0, 18)} />
        {[146, 254, 200].map((x, at) => (
          <g key={x}>
            <path d={`M${x - 42} ${176 + at * 4} q 0 -58 42 -58 t 42 58 q -42 16 -84 0`} fill={ink(at + pick(1, 3), 78)} />
            <path
              d={`M${x - 22} ${142 + at * 4} q 8 -14 22 -14`}
              fill="none"
              stroke={light}
              strokeWidth="5"
              strokeLinecap="round"
              opacity="0.7"
            />
            <circle cx={x} cy={124 + at * 4} r="7" fill={ink(at + 2)} />
          </g>
        ))}
        <path d="M196 122 q -26 -22 -44 -6 q 16 20 44 6" fill={leaf} />
      </>
    ),
  },
  dango: {
    on: 'table',
    draw: ({ ink, wood, light, pick }) => (
      <>
        <ellipse cx="200" cy="190" rx="130" ry="22" fill={light} />
        {[0, 1].map((row) => (
          <g key={row} transform={`translate(${row * 34} ${row * 42})`}>
            <path d="M84 152 L312 112" stroke={wood} strokeWidth="6" strokeLinecap="round" />
            {[0, 1, 2].map((at) => (
              <g key={at}>
                <circle cx={128 + at * 52} cy={144 - at * 9} r="27" fill={ink(at + pick(row, 3), 80)} />
                <path
                  d={`M${114 + at * 52} ${134 - at * 9} q 6 -10 16 -10`}
                  fill="none"
                  stroke={light}
                  strokeWidth="5"
                  strokeLinecap="round"
                  opacity="0.7"
                />
              </g>
            ))}
          </g>
        ))}
      </>
    ),
  },
}
