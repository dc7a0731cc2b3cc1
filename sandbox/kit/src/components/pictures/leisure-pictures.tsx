import type { Pictures } from './pictures'

export const leisurePictures: Pictures = {
  book: {
    on: 'table',
    draw: ({ ink, light, pick }) => (
      <>
        <rect x="128" y="42" width="132" height="156" rx="8" fill={ink(0)} />
        <rect x="128" y="42" width="20" height="156" rx="6" fill={ink(0, 70)} />
        <path d="M132 186 H258 V198 H140 Q 128 198 128 190 Z" fill={light} />
        {pick(1, 3) === 0 && <circle cx="205" cy="126" r="30" fill={ink(1, 70)} />}
        {pick(1, 3) === 1 && <path d="M166 160 l38 -58 l40 58 z" fill={ink(1, 70)} />}
        {pick(1, 3) === 2 && <path d="M164 148 q 20 -30 40 0 t 40 0" fill="none" stroke={ink(1, 70)} strokeWidth="10" />}
        <path d="M172 70 h64 M184 84 h40" stroke={light} strokeWidth="6" strokeLinecap="round" />
      </>
    ),
  },
  camera: {
    on: 'table',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <path d="M158 84 L172 62 H228 L242 84 Z" fill={dark} />
        <rect x="98" y="82" width="204" height="116" rx="16" fill={ink(0)} />
        <rect x="98" y="110" width="204" height="60" fill={dark} opacity="0.8" />
        <circle cx="200" cy="140" r="46" fill={light} />
        <circle cx="200" cy="140" r="34" fill={dark} />
        <circle cx="200" cy="140" r="19" fill={ink(1 + pick(1, 3))} />
        <circle cx="192" cy="132" r="6" fill={light} />
        <circle cx="276" cy="98" r="7" fill="var(--tone-red)" />
      </>
    ),
  },
  film: {
    on: 'wall',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <rect x="96" y="92" width="208" height="106" rx="9" fill={dark} />
        <g transform={`rotate(${-10 - pick(1, 6)} 100 92)`}>
          <rect x="96" y="58" width="208" height="32" rx="5" fill={dark} />
          {[0, 1, 2, 3].map((at) => (
            <path key={at} d={`M${108 + at * 52} 90 l20 -32 h24 l-20 32 z`} fill={light} />
          ))}
        </g>
        <path d="M180 118 L238 148 L180 178 Z" fill={ink(0)} />
      </>
    ),
  },
  record: {
    on: 'wall',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <rect x="88" y="48" width="152" height="152" rx="5" fill={ink(0)} />
        {pick(1, 2) ? (
          <circle cx="150" cy="112" r="34" fill={ink(1, 75)} />
        ) : (
          <path d="M88 160 L160 84 L240 150 V200 H88 Z" fill={ink(1, 75)} />
        )}
        <circle cx="244" cy="124" r="70" fill={dark} />
        {[58, 46, 36].map((radius) => (
          <circle key={radius} cx="244" cy="124" r={radius} fill="none" stroke={light} strokeWidth="1.5" opacity="0.3" />
        ))}
        <circle cx="244" cy="124" r="24" fill={ink(2)} />
        <circle cx="244" cy="124" r="5" fill={light} />
      </>
    ),
  },
  guitar: {
    on: 'wall',
    draw: ({ ink, wood, dark, light, pick }) => (
      <g transform={`rotate(${28 + pick(1, 14)} 200 120)`}>
        <rect x="192" y="6" width="16" height="124" fill={dark} />
        <rect x="184" y="-10" width="32" height="28" rx="5" fill={wood} />
        <path
          d="M200 104 Q 240 100 236 134 Q 262 150 256 184 Q 246 222 200 222 Q 154 222 144 184 Q 138 150 164 134 Q 160 100 200 104"
          fill={ink(0)}
        />
        <circle cx="200" cy="158" r="22" fill={dark} />
        <path d="M194 6 V196 M200 6 V196 M206 6 V196" stroke={light} strokeWidth="1.5" />
        <rect x="178" y="194" width="44" height="9" rx="3" fill={wood} />
      </g>
    ),
  },
  piano: {
    on: 'wall',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <rect x="84" y="56" width="232" height="140" rx="9" fill={ink(0)} />
        <rect x="96" y="116" width="208" height="66" fill={light} />
        {Array.from({ length: 10 }, (_, at) => (
          <path key={at} d={`M${96 + at * 20.8} 116 v66`} stroke={dark} strokeWidth="1.5" opacity="0.5" />
        ))}
        {[1, 2, 4, 5, 6, 8, 9].map((at) => (
          <rect key={at} x={89 + at * 20.8} y="116" width="14" height="40" rx="2" fill={dark} />
        ))}
        <path
          d={`M178 100 v-26 l34 -7 v26`}
          fill="none"
          stroke={light}
          strokeWidth="5"
          transform={`translate(${pick(1, 20) - 10} 0)`}
        />
      </>
    ),
  },
  ball: {
    on: 'air',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <ellipse cx="200" cy="200" rx="70" ry="9" fill={dark} opacity="0.25" />
        <circle cx="200" cy="130" r="66" fill={pick(1, 2) ? ink(0) : light} />
        {pick(1, 2) ? (
          <path
            d="M134 130 H266 M200 64 V196 M152 84 Q 190 130 152 176 M248 84 Q 210 130 248 176"
            fill="none"
            stroke={dark}
            strokeWidth="5"
          />
        ) : (
          <path
            d="M200 104 l25 18 l-10 29 h-30 l-10 -29 z M200 64 v40 M262 110 l-37 12 M238 184 l-23 -33 M162 184 l23 -33 M138 110 l37 12"
            fill={dark}
            stroke={dark}
            strokeWidth="5"
            strokeLinejoin="round"
          />
        )}
      </>
    ),
  },
  dumbbell: {
    on: 'table',
    draw: ({ ink, dark, pick }) => (
      <>
        <rect x="130" y="142" width="140" height="16" rx="6" fill={dark} />
        {[0, 1].map((side) => (
          <g key={side} transform={side ? 'translate(400 0) scale(-1 1)' : undefined}>
            <rect x="92" y="104" width="30" height="92" rx="9" fill={ink(0)} />
            <rect x={124} y={116 - pick(1, 8)} width="20" height={68 + pick(1, 8) * 2} rx="7" fill={ink(0, 72)} />
            <rect x="76" y="134" width="18" height="32" rx="6" fill={dark} />
          </g>
        ))}
      </>
    ),
  },
  game: {
    on: 'table',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <path
          d="M130 84 H270 Q 312 88 322 166 Q 320 204 290 196 L256 162 H144 L110 196 Q 80 204 78 166 Q 88 88 130 84"
          fill={ink(0)}
        />
        <path d="M138 108 h16 v-16 h16 v16 h16 v16 h-16 v16 h-16 v-16 h-16 z" fill={dark} transform="translate(-8 4)" />
        {[0, 1, 2, 3].map((at) => (
          <circle
            key={at}
            cx={254 + [0, 18, -18, 0][at]!}
            cy={118 + [-18, 0, 0, 18][at]!}
            r="8.5"
            fill={at === pick(1, 4) ? light : ink(at + 1)}
          />
        ))}
      </>
    ),
  },
  frame: {
    on: 'wall',
    draw: ({ ink, light, wood, pick }) => (
      <>
        <rect x="112" y="32" width="176" height="152" rx="3" fill={wood} />
        <rect x="126" y="46" width="148" height="124" fill={light} />
        <rect x="140" y="60" width="120" height="96" fill={ink(0, 30)} />
        <circle cx={166 + pick(1, 60)} cy="88" r={13 + pick(2, 8)} fill={ink(1)} />
        <path d={`M140 ${132 - pick(3, 14)} Q 180 ${104 + pick(4, 16)} 260 ${134 - pick(5, 18)} V156 H140 Z`} fill={ink(0)} />
      </>
    ),
  },
  yarn: {
    on: 'table',
    draw: ({ ink, wood, light, pick }) => (
      <>
        <path d={`M250 66 L${126 + pick(1, 14)} 190 M150 62 L280 186`} stroke={wood} strokeWidth="8" strokeLinecap="round" />
        <circle cx="200" cy="138" r="58" fill={ink(0)} />
        <path
          d="M152 112 Q 200 92 246 108 M144 134 Q 200 112 256 134 M150 160 Q 204 138 250 162 M170 92 Q 150 140 176 190 M206 80 Q 190 138 214 194"
          fill="none"
          stroke={light}
          strokeWidth="4"
          opacity="0.55"
        />
        <path d="M244 174 Q 300 198 330 176" fill="none" stroke={ink(0)} strokeWidth="6" strokeLinecap="round" />
      </>
    ),
  },
  toy: {
    on: 'table',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <circle cx="158" cy="66" r="20" fill={ink(0, 80)} />
        <circle cx="242" cy="66" r="20" fill={ink(0, 80)} />
        <ellipse cx="200" cy="168" rx="58" ry="42" fill={ink(0, 85)} />
        <circle cx="200" cy="96" r="52" fill={ink(0)} />
        <ellipse cx="200" cy="112" rx="23" ry="18" fill={light} />
        <circle cx="180" cy="88" r="5" fill={dark} />
        <circle cx="220" cy="88" r="5" fill={dark} />
        <ellipse cx="200" cy="106" rx="7" ry="5" fill={dark} />
        <path d="M166 144 q 34 20 68 0 l6 12 q -40 22 -80 0 z" fill={ink(1 + pick(1, 3))} />
      </>
    ),
  },
  paper: {
    on: 'table',
    draw: ({ ink, light, pick }) => (
      <>
        <rect x="126" y="36" width="140" height="166" rx="5" fill={ink(0, 35)} transform="rotate(7 196 120)" />
        <rect x="130" y="38" width="140" height="164" rx="5" fill={light} />
        <rect x="146" y="56" width="58" height="12" rx="4" fill={ink(0)} />
        {[0, 1, 2, 3, 4].map((at) => (
          <path
            key={at}
            d={`M148 ${90 + at * 18} h${68 + pick(at, 34)}`}
            stroke={ink(1, 45)}
            strokeWidth="6"
            strokeLinecap="round"
          />
        ))}
        <circle cx="242" cy="180" r="15" fill={ink(2)} opacity="0.8" />
      </>
    ),
  },
}
