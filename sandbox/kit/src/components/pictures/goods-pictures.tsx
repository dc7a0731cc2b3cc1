import type { Pictures } from './pictures'

const flame = '#f7a83b'

export const goodsPictures: Pictures = {
  box: {
    on: 'table',
    draw: ({ ink, wood, light, pick }) => (
      <>
        <path d="M110 96 L200 64 L290 96 L200 130 Z" fill={wood} opacity="0.75" />
        <path d="M110 96 L200 130 V206 L110 170 Z" fill={wood} />
        <path d="M290 96 L200 130 V206 L290 170 Z" fill={wood} opacity="0.85" />
        <path d="M148 82 L240 116 V140 L222 132 V122 L132 88 Z" fill={ink(0)} />
        <path d={`M226 ${168 + pick(1, 6)} l40 -15 M226 184 l24 -9`} stroke={light} strokeWidth="6" strokeLinecap="round" />
      </>
    ),
  },
  gift: {
    on: 'table',
    draw: ({ ink, light, pick }) => (
      <>
        <rect x="126" y="108" width="148" height="90" rx="6" fill={ink(0)} />
        <rect x="116" y="86" width="168" height="30" rx="6" fill={ink(0, 78)} />
        <rect x="188" y="86" width="24" height="112" fill={pick(1, 2) ? light : ink(1)} />
        <path d="M200 86 q -50 -10 -46 -38 q 34 -8 46 38 q 12 -46 46 -38 q 4 28 -46 38" fill={pick(1, 2) ? light : ink(1)} />
      </>
    ),
  },
  shirt: {
    on: 'wall',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <path d="M200 40 q 14 0 14 -12" fill="none" stroke={dark} strokeWidth="5" strokeLinecap="round" />
        <path d="M164 58 Q 200 84 236 58 L292 88 L272 130 L250 120 V206 H150 V120 L128 130 L108 88 Z" fill={ink(0)} />
        <path d="M164 58 Q 200 84 236 58 L228 54 Q 200 72 172 54 Z" fill={ink(0, 60)} />
        {pick(1, 3) === 0 && <path d="M150 136 H250 M150 158 H250 M150 180 H250" stroke={light} strokeWidth="9" opacity="0.75" />}
        {pick(1, 3) === 1 && <circle cx="200" cy="134" r="24" fill={ink(1, 75)} />}
        {pick(1, 3) === 2 && <rect x="212" y="108" width="26" height="28" rx="3" fill={ink(0, 70)} />}
      </>
    ),
  },
  dress: {
    on: 'wall',
    draw: ({ ink, light, pick }) => (
      <>
        <path
          d="M172 34 V64 Q 176 92 160 112 L120 204 H280 L240 112 Q 224 92 228 64 V34 Q 214 58 200 58 T 172 34"
          fill={ink(0)}
        />
        <path d="M162 108 Q 200 122 238 108" fill="none" stroke={ink(1)} strokeWidth="11" />
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <circle key={at} cx={152 + at * 19} cy={150 + ((at * 17 + pick(at, 9)) % 42)} r="5" fill={light} opacity="0.8" />
        ))}
      </>
    ),
  },
  shoe: {
    on: 'table',
    draw: ({ ink, light, pick }) => (
      <>
        <path
          d="M86 176 V104 Q 96 88 124 96 Q 142 116 178 112 L214 132 Q 262 142 300 152 Q 322 160 318 182 H86 Z"
          fill={ink(0)}
        />
        <path d="M82 178 H322 V190 Q 320 198 308 198 H96 Q 82 198 82 188 Z" fill={light} />
        <path d="M162 114 l22 -14 M180 122 l22 -14 M198 131 l22 -14" stroke={light} strokeWidth="6" strokeLinecap="round" />
        <path
          d={pick(1, 2) ? 'M106 168 Q 150 168 190 138' : 'M110 140 l50 28 M134 134 l50 32'}
          fill="none"
          stroke={ink(1)}
          strokeWidth="9"
          strokeLinecap="round"
        />
      </>
    ),
  },
  bag: {
    on: 'table',
    draw: ({ ink, light, wood, pick }) => (
      <>
        <path d="M160 98 V74 Q 160 42 200 42 T 240 74 V98" fill="none" stroke={wood} strokeWidth="10" />
        <path d="M118 92 H282 L296 198 H104 Z" fill={ink(0)} />
        {pick(1, 2) ? (
          <path d="M112 140 H288" stroke={ink(1)} strokeWidth="16" />
        ) : (
          <circle cx="200" cy="146" r="26" fill={ink(1, 75)} />
        )}
        <circle cx="160" cy="104" r="6" fill={light} />
        <circle cx="240" cy="104" r="6" fill={light} />
      </>
    ),
  },
  jewel: {
    on: 'table',
    draw: ({ ink, light, pick }) => (
      <>
        <circle cx="200" cy="146" r="50" fill="none" stroke="var(--tone-amber)" strokeWidth="12" />
        <path
          d={pick(1, 2) ? 'M164 62 H236 L256 84 L200 132 L144 84 Z' : 'M200 56 L236 78 V112 L200 134 L164 112 V78 Z'}
          fill={ink(0)}
        />
        <path
          d={pick(1, 2) ? 'M144 84 H256 M182 62 L172 84 L200 132 L228 84 L218 62' : 'M164 78 L200 96 L236 78 M200 96 V134'}
          fill="none"
          stroke={light}
          strokeWidth="4"
          opacity="0.8"
        />
        <path d="M284 52 v20 M274 62 h20 M112 74 v14 M105 81 h14" stroke={light} strokeWidth="5" strokeLinecap="round" />
      </>
    ),
  },
  necklace: {
    on: 'wall',
    draw: ({ ink, light, wood, pick }) => (
      <>
        <path d="M104 34 C 118 150, 160 172, 200 174 S 282 150, 296 34" fill="none" stroke={wood} strokeWidth="5" />
        {pick(1, 2)
          ? [126, 144, 164, 188, 212, 236, 256, 274].map((x, at) => (
              <circle
                key={x}
                cx={x}
                cy={[112, 140, 158, 170, 170, 158, 140, 112][at]}
                r="12"
                fill={light}
                stroke={ink(0, 50)}
                strokeWidth="3"
              />
            ))
          : [
              <circle key="loop" cx="200" cy="176" r="7" fill="none" stroke={wood} strokeWidth="4" />,
              <path key="drop" d="M200 180 Q 170 206 200 228 Q 230 206 200 180" fill={ink(0)} />,
              <path key="gleam" d="M190 204 q 2 10 10 14" fill="none" stroke={light} strokeWidth="4" strokeLinecap="round" />,
            ]}
        <circle
          cx="200"
          cy="174"
          r="14"
          fill={pick(1, 2) ? light : 'none'}
          stroke={pick(1, 2) ? ink(0, 50) : 'none'}
          strokeWidth="3"
        />
      </>
    ),
  },
  earring: {
    on: 'wall',
    draw: ({ ink, light, wood, pick }) => (
      <>
        {[146, 254].map((x) => (
          <g key={x}>
            <path d={`M${x - 10} 62 q 2 -26 18 -22 t 8 30`} fill="none" stroke={wood} strokeWidth="5" strokeLinecap="round" />
            {pick(1, 3) === 0 && <circle cx={x + 8} cy="124" r="44" fill="none" stroke={ink(0)} strokeWidth="11" />}
            {pick(1, 3) === 1 && (
              <path d={`M${x + 12} 78 Q ${x - 36} 148 ${x + 12} 184 Q ${x + 60} 148 ${x + 12} 78`} fill={ink(0)} />
            )}
            {pick(1, 3) === 2 && (
              <>
                <path d={`M${x + 12} 74 V116`} stroke={wood} strokeWidth="5" />
                <path d={`M${x + 12} 110 L ${x + 42} 144 L ${x + 12} 186 L ${x - 18} 144 Z`} fill={ink(0)} />
              </>
            )}
            {pick(1, 3) !== 0 && (
              <path
                d={`M${x + 2} 128 q -8 18 0 34`}
                fill="none"
                stroke={light}
                strokeWidth="5"
                strokeLinecap="round"
                opacity="0.8"
              />
            )}
          </g>
        ))}
      </>
    ),
  },
  watch: {
    on: 'table',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <path d="M168 28 H232 V84 H168 Z M168 158 H232 V212 H168 Z" fill={ink(0, 85)} />
        <circle cx="200" cy="120" r="58" fill={dark} />
        <circle cx="200" cy="120" r="46" fill={light} />
        <path d="M200 82 v8 M200 150 v8 M162 120 h8 M230 120 h8" stroke={dark} strokeWidth="5" strokeLinecap="round" />
        <path
          d="M200 120 V96"
          stroke={dark}
          strokeWidth="6"
          strokeLinecap="round"
          transform={`rotate(${pick(1, 12) * 30} 200 120)`}
        />
        <path
          d="M200 120 V88"
          stroke={ink(0)}
          strokeWidth="4"
          strokeLinecap="round"
          transform={`rotate(${pick(2, 12) * 30} 200 120)`}
        />
        <rect x="256" y="114" width="12" height="13" rx="3" fill={dark} />
      </>
    ),
  },
  phone: {
    on: 'table',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <rect x="146" y="32" width="108" height="172" rx="18" fill={dark} />
        <rect x="154" y="44" width="92" height="148" rx="10" fill={light} />
        <rect x="164" y="56" width="72" height="46" rx="7" fill={ink(0)} />
        {[0, 1, 2].map((at) => (
          <path
            key={at}
            d={`M166 ${120 + at * 20} h${38 + pick(at, 30)}`}
            stroke={ink(at, 60)}
            strokeWidth="9"
            strokeLinecap="round"
          />
        ))}
      </>
    ),
  },
  laptop: {
    on: 'table',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <rect x="112" y="56" width="176" height="118" rx="9" fill={dark} />
        <rect x="122" y="66" width="156" height="98" rx="4" fill={light} />
        {[0, 1, 2, 3].map((at) => {
          const height = 20 + pick(at, 46)
          return <rect key={at} x={142 + at * 30} y={154 - height} width="18" height={height} rx="3" fill={ink(at)} />
        })}
        <path d="M84 178 H316 L304 196 H96 Z" fill={ink(0, 55)} />
      </>
    ),
  },
  candle: {
    on: 'table',
    draw: ({ ink, light, wood, pick }) => (
      <>
        <ellipse cx="200" cy="194" rx="96" ry="14" fill={wood} />
        {[0, 1, 2].slice(0, 1 + pick(1, 3)).map((at) => {
          const x = [182, 236, 138][at]!
          const top = [96, 128, 138][at]!
          return (
            <g key={at}>
              <rect x={x - 4} y={top} width="42" height={192 - top} rx="6" fill={ink(at, 75)} />
              <circle cx={x + 17} cy={top - 24} r="30" fill={flame} opacity="0.28" />
              <path d={`M${x + 17} ${top - 44} q 16 22 0 36 q -16 -14 0 -36`} fill={flame} />
              <path d={`M${x + 4} ${top + 14} v20`} stroke={light} strokeWidth="5" strokeLinecap="round" opacity="0.6" />
            </g>
          )
        })}
      </>
    ),
  },
  vase: {
    on: 'table',
    draw: ({ ink, light, pick }) => (
      <>
        <path
          d={`M174 44 H226 Q 220 74 ${238 + pick(1, 14)} 102 Q 266 148 230 198 H170 Q 134 148 ${162 - pick(1, 14)} 102 Q 180 74 174 44`}
          fill={ink(0)}
        />
        <ellipse cx="200" cy="46" rx="26" ry="7" fill={ink(0, 60)} />
        <path
          d={
            pick(2, 2)
              ? 'M154 128 Q 200 146 246 128 M150 148 Q 200 166 250 148'
              : 'M158 120 l14 16 l14 -16 l14 16 l14 -16 l14 16 l14 -16'
          }
          fill="none"
          stroke={light}
          strokeWidth="6"
          opacity="0.8"
        />
      </>
    ),
  },
  flask: {
    on: 'table',
    draw: ({ ink, dark, light }) => (
      <>
        <path d="M182 26 q 18 -18 36 0 v 16 h -36 Z" fill="none" stroke={dark} strokeWidth="8" />
        <rect x="170" y="38" width="60" height="30" rx="6" fill={dark} />
        <path
          d="M172 68 h 56 q 2 14 12 22 q 10 8 10 26 v 72 q 0 14 -14 14 h -72 q -14 0 -14 -14 v -72 q 0 -18 10 -26 q 10 -8 12 -22"
          fill={ink(0)}
        />
        <path d="M150 172 h 100 v 16 q 0 14 -14 14 h -72 q -14 0 -14 -14 Z" fill={ink(0, 60)} />
        <rect x="164" y="98" width="10" height="66" rx="5" fill={light} opacity="0.5" />
        <circle cx="208" cy="132" r="15" fill={light} opacity="0.85" />
      </>
    ),
  },
}
