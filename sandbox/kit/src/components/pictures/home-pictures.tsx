import type { Pictures } from './pictures'

export const homePictures: Pictures = {
  house: {
    on: 'air',
    draw: ({ ink, light, leaf, wood, pick }) => (
      <>
        <path d="M112 120 H288 V204 H112 Z" fill={ink(0, 45)} />
        <path d="M94 124 L200 52 L306 124 Z" fill={ink(0)} />
        <rect x="250" y="60" width="20" height="40" fill={ink(0, 80)} />
        <rect x={pick(1, 2) ? 184 : 136} y="148" width="34" height="56" rx="3" fill={wood} />
        {(pick(1, 2) ? [132, 234] : [194, 240]).map((x) => (
          <g key={x}>
            <rect x={x} y="146" width="32" height="32" rx="2" fill={light} />
            <path d={`M${x + 16} 146 v32 M${x} 162 h32`} stroke={ink(0)} strokeWidth="3" />
          </g>
        ))}
        <circle cx="330" cy="176" r="28" fill={leaf} />
        <circle cx="78" cy="186" r="22" fill={leaf} opacity="0.8" />
      </>
    ),
  },
  washer: {
    on: 'wall',
    draw: ({ ink, light, dark, pick }) => (
      <>
        <rect x="128" y="52" width="144" height="152" rx="10" fill={ink(0, 30)} />
        <rect x="128" y="52" width="144" height="34" rx="10" fill={ink(0, 70)} />
        <rect x="142" y="62" width="46" height="14" rx="4" fill={light} />
        <circle cx="250" cy="69" r="9" fill={light} />
        <path d={`M250 69 L${pick(1, 2) ? 256 : 244} 63`} stroke={dark} strokeWidth="3" />
        <circle cx="200" cy="144" r="48" fill={light} />
        <circle cx="200" cy="144" r="38" fill={ink(1, 55)} />
        <path d="M162 148 Q181 134 200 148 T238 148 A38 38 0 0 1 162 148 Z" fill={ink(1)} />
        {[0, 1, 2].map((at) => (
          <circle key={at} cx={180 + at * 20} cy={124 + pick(at, 12)} r={4 + pick(at + 3, 3)} fill={light} opacity="0.8" />
        ))}
        <rect x="136" y="204" width="16" height="6" rx="2" fill={dark} />
        <rect x="248" y="204" width="16" height="6" rx="2" fill={dark} />
      </>
    ),
  },
  city: {
    on: 'air',
    draw: ({ ink, light, pick }) => (
      <>
        {[62, 122, 186, 246, 304].map((x, at) => {
          const height = 72 + pick(at, 80)
          return (
            <g key={x}>
              <rect x={x - 2} y={206 - height} width="52" height={height} rx="3" fill={ink(at, 72)} />
              {Array.from({ length: Math.floor(height / 24) * 2 }, (_, place) => (
                <rect
                  key={place}
                  x={x + 8 + (place % 2) * 20}
                  y={216 - height + Math.floor(place / 2) * 22}
                  width="11"
                  height="12"
                  rx="1.5"
                  fill={light}
                  opacity={(place + at) % 3 ? 0.85 : 0.4}
                />
              ))}
            </g>
          )
        })}
      </>
    ),
  },
  shop: {
    on: 'air',
    draw: ({ ink, light, wood, pick }) => (
      <>
        <rect x="96" y="96" width="208" height="108" fill={ink(1, 35)} />
        <rect x="114" y="128" width="92" height="58" rx="3" fill={light} />
        <rect x="226" y="126" width="52" height="78" rx="3" fill={wood} />
        <rect x="234" y="136" width="36" height="36" rx="2" fill={light} opacity="0.7" />
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <path key={at} d={`M${86 + at * 38} 76 h38 v32 a 19 15 0 0 1 -38 0 z`} fill={at % 2 ? light : ink(0)} />
        ))}
        <rect x="132" y="46" width="136" height="26" rx="5" fill={ink(0)} />
        {[0, 1, 2].map((at) => (
          <circle key={at} cx={136 + at * 24} cy={174 - pick(at, 6)} r="10" fill={ink(at + 1)} />
        ))}
      </>
    ),
  },
  monument: {
    on: 'air',
    draw: ({ ink, light, pick }) => (
      <>
        <path d="M92 96 L200 44 L308 96 Z" fill={ink(0)} />
        <rect x="100" y="96" width="200" height="16" fill={ink(0, 75)} />
        {[114, 158, 202, 246].map((x, at) => (
          <rect key={x} x={x + pick(1, 3)} y="112" width="26" height="74" fill={at % 2 ? light : ink(0, 35)} />
        ))}
        <rect x="90" y="186" width="220" height="18" fill={ink(0, 80)} />
      </>
    ),
  },
  tent: {
    on: 'air',
    draw: ({ ink, leaf, dark, light, pick }) => (
      <>
        <path d="M84 204 L200 82 L316 204 Z" fill={ink(0)} />
        <path d="M200 82 L244 204 H156 Z" fill={dark} opacity="0.75" />
        <path d={`M200 82 L156 204 H${128 + pick(1, 16)} Z`} fill={ink(0, 60)} />
        <path d="M200 82 V64" stroke={light} strokeWidth="5" />
        {[46, 356].map((x) => (
          <path key={x} d={`M${x} 82 l30 72 h-18 l20 50 h-64 l20 -50 h-18 z`} fill={leaf} />
        ))}
      </>
    ),
  },
  room: {
    on: 'wall',
    draw: ({ ink, light, wood, leaf, pick }) => (
      <>
        <path d="M0 190 H400 V240 H0 Z" fill={wood} opacity="0.5" />
        <rect x={64 + pick(1, 20)} y="40" width="88" height="76" rx="4" fill={light} />
        <path d={`M${108 + pick(1, 20)} 40 v76 M${64 + pick(1, 20)} 78 h88`} stroke={ink(1, 70)} strokeWidth="5" />
        <rect x="150" y="132" width="156" height="48" rx="16" fill={ink(0)} />
        <rect x="136" y="156" width="184" height="40" rx="14" fill={ink(0, 82)} />
        <rect x="172" y="134" width="44" height="34" rx="8" fill={ink(2, 75)} transform="rotate(8 194 150)" />
        <path d="M350 196 V104 M330 196 h40" stroke={wood} strokeWidth="6" strokeLinecap="round" />
        <path d="M328 106 L338 70 H362 L372 106 Z" fill="var(--tone-amber)" opacity="0.8" />
        <path d="M92 196 q -26 -34 -10 -60 q 18 24 10 60 q 6 -40 30 -44 q 2 34 -30 44" fill={leaf} />
      </>
    ),
  },
  chair: {
    on: 'wall',
    draw: ({ ink, wood, pick }) => (
      <>
        <rect x="142" y={54 + pick(1, 14)} width="116" height="96" rx="26" fill={ink(0)} />
        <rect x="124" y="126" width="152" height="44" rx="16" fill={ink(0, 80)} />
        <rect x="110" y="104" width="30" height="68" rx="14" fill={ink(0, 65)} />
        <rect x="260" y="104" width="30" height="68" rx="14" fill={ink(0, 65)} />
        <path d="M136 170 L126 202 M264 170 L274 202" stroke={wood} strokeWidth="9" strokeLinecap="round" />
      </>
    ),
  },
  lamp: {
    on: 'table',
    draw: ({ ink, wood, light, pick }) => (
      <>
        <path d="M140 112 L70 210 H330 L260 112 Z" fill="var(--tone-amber)" opacity="0.2" />
        <path d={`M${162 + pick(1, 10)} 40 H${238 - pick(1, 10)} L270 114 H130 Z`} fill={ink(0)} />
        <path d="M200 114 V182" stroke={wood} strokeWidth="10" />
        <ellipse cx="200" cy="188" rx="44" ry="11" fill={wood} />
        <path d="M176 54 L164 100" stroke={light} strokeWidth="6" strokeLinecap="round" opacity="0.6" />
      </>
    ),
  },
  tool: {
    on: 'table',
    draw: ({ ink, wood, dark, light, pick }) => (
      <>
        <rect x="108" y="122" width="184" height="76" rx="9" fill={ink(0)} />
        <path d="M158 122 V104 Q 158 92 170 92 H230 Q 242 92 242 104 V122" fill="none" stroke={dark} strokeWidth="10" />
        <rect x="108" y="146" width="184" height="9" fill={dark} opacity="0.5" />
        <rect x="188" y="140" width="24" height="22" rx="4" fill={light} />
        <g transform={`rotate(${-24 - pick(1, 10)} 120 116)`}>
          <rect x="114" y="58" width="13" height="74" rx="5" fill={wood} />
          <rect x="94" y="42" width="54" height="24" rx="5" fill={dark} />
        </g>
        <g transform="rotate(26 280 112)">
          <rect x="274" y="66" width="13" height="64" rx="5" fill={ink(2)} />
          <path d="M262 66 a 19 19 0 1 1 36 0 l -9 -2 v -14 h -18 v 14 z" fill={dark} />
        </g>
      </>
    ),
  },
}
