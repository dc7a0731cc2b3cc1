// Signs by the words people ask for them with: one for a player of noughts and crosses, a set for the cards of a memory game. Data, in three
// languages; each set has more than the largest game has pairs.
import type { Language } from '#shared/languages.ts'

type Named = { sign: string } & Record<Language, string>
export const emojiByName: readonly Named[] = [
  { sign: '🐱', en: 'cats?|kitten|kitty', sv: 'katt(?:er|en)?|kattunge', ja: '猫|ねこ|ネコ' },
  { sign: '🐶', en: 'dogs?|puppy', sv: 'hund(?:ar|en)?|valp', ja: '犬|いぬ|イヌ' },
  { sign: '🐰', en: 'rabbits?|bunny|bunnies', sv: 'kanin(?:er|en)?', ja: 'うさぎ|ウサギ|兎' },
  { sign: '🦊', en: 'fox(?:es)?', sv: 'räv(?:ar|en)?', ja: 'きつね|キツネ|狐' },
  { sign: '🐻', en: 'bears?', sv: 'björn(?:ar|en)?', ja: 'くま|クマ|熊' },
  { sign: '🐼', en: 'pandas?', sv: 'panda(?:n|or)?', ja: 'パンダ' },
  { sign: '🦁', en: 'lions?', sv: 'lejon(?:et)?', ja: 'ライオン' },
  { sign: '🐯', en: 'tigers?', sv: 'tiger(?:n)?|tigrar', ja: 'とら|トラ|虎' },
  { sign: '🦄', en: 'unicorns?', sv: 'enhörning(?:ar|en)?', ja: 'ユニコーン' },
  { sign: '🐸', en: 'frogs?', sv: 'grod(?:a|or|an)', ja: 'かえる|カエル|蛙' },
  { sign: '🐴', en: 'horses?|pon(?:y|ies)', sv: 'häst(?:ar|en)?|ponn(?:y|ier)', ja: '馬|うま|ウマ' },
  { sign: '🐷', en: 'pigs?', sv: 'gris(?:ar|en)?', ja: 'ぶた|ブタ|豚' },
  { sign: '🐮', en: 'cows?', sv: 'ko(?:r|n|ssor)?', ja: '牛|うし|ウシ' },
  { sign: '🐥', en: 'chicks?|chickens?|ducks?|birds?', sv: 'kyckling(?:ar|en)?|fågel|fåglar|anka', ja: 'ひよこ|ヒヨコ|鳥|とり' },
  { sign: '🐟', en: 'fish(?:es)?', sv: 'fisk(?:ar|en)?', ja: '魚|さかな' },
  { sign: '🦖', en: 'dinos?|dinosaurs?|t-rex', sv: 'dinosauri(?:e|er|en)|dino', ja: '恐竜' },
  { sign: '🐉', en: 'dragons?', sv: 'drak(?:e|ar|en)', ja: 'ドラゴン|竜|龍' },
  { sign: '⭐', en: 'stars?', sv: 'stjärn(?:a|or|an)', ja: '星|ほし' },
  { sign: '🌙', en: 'moons?', sv: 'mån(?:e|en)', ja: '月|つき' },
  { sign: '☀️', en: 'suns?', sv: 'sol(?:en|ar)?', ja: '太陽' },
  { sign: '❤️', en: 'hearts?', sv: 'hjärta(?:n|t)?', ja: 'ハート' },
  { sign: '🌸', en: 'flowers?|blossoms?', sv: 'blomm(?:a|or|an)', ja: '花|桜' },
  { sign: '🍎', en: 'apples?', sv: 'äpple(?:n|t)?', ja: 'りんご|リンゴ' },
  { sign: '🍊', en: 'oranges?', sv: 'apelsin(?:er|en)?', ja: 'みかん|オレンジ' },
  { sign: '🍌', en: 'bananas?', sv: 'banan(?:er|en)?', ja: 'バナナ' },
  { sign: '🍓', en: 'strawberr(?:y|ies)', sv: 'jordgubb(?:e|ar|en)', ja: 'いちご|イチゴ' },
  { sign: '🍕', en: 'pizzas?', sv: 'pizz(?:a|or|an)', ja: 'ピザ' },
  { sign: '⚽', en: 'footballs?|soccer balls?', sv: 'fotboll(?:ar|en)?', ja: 'サッカーボール' },
  { sign: '🏀', en: 'basketballs?', sv: 'basketboll(?:ar|en)?', ja: 'バスケットボール' },
  { sign: '🚗', en: 'cars?', sv: 'bil(?:ar|en)?', ja: '車|くるま' },
  { sign: '🚀', en: 'rockets?', sv: 'raket(?:er|en)?', ja: 'ロケット' },
  { sign: '👻', en: 'ghosts?', sv: 'spök(?:e|en|et)', ja: 'おばけ|お化け|幽霊' },
  { sign: '🎃', en: 'pumpkins?', sv: 'pump(?:a|or|an)', ja: 'かぼちゃ|カボチャ' },
  { sign: '🤖', en: 'robots?', sv: 'robot(?:ar|en)?', ja: 'ロボット' },
  { sign: '👑', en: 'crowns?', sv: 'kron(?:a|or|an)', ja: '王冠' },
  { sign: '🙂', en: 'smileys?|smiley faces?|smiles?', sv: 'smiley(?:s|n)?|glad gubbe', ja: 'スマイル|にこちゃん' },
]

type SignSet = { signs: string } & Record<Language, RegExp>
export const emojiSets: readonly SignSet[] = [
  {
    en: /\b(?:animals?|pets?|zoo)\b/iu,
    sv: /(?<!\p{L})(?:djur\p{L}*|husdjur)/iu,
    ja: /動物|どうぶつ|アニマル/u,
    signs: '🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🦆 🦉 🐴 🐢 🐙 🐬 🦋',
  },
  {
    en: /\b(?:vehicles?|cars|trucks|traffic|transport)\b/iu,
    sv: /(?<!\p{L})(?:fordon\p{L}*|bilar|trafik)/iu,
    ja: /乗り物|のりもの|車(?!椅子)/u,
    signs: '🚗 🚕 🚙 🚌 🏎️ 🚓 🚑 🚒 🚐 🛻 🚚 🚜 🛵 🏍️ 🚲 🛴 🚂 🚆 🚁 ✈️ 🚀 ⛵ 🚤 🚢',
  },
  {
    en: /\b(?:fruits?|vegetables|veg)\b/iu,
    sv: /(?<!\p{L})(?:frukt\p{L}*|grönsak\p{L}*)/iu,
    ja: /果物|くだもの|フルーツ|野菜/u,
    signs: '🍎 🍐 🍊 🍋 🍌 🍉 🍇 🍓 🫐 🍈 🍒 🍑 🥭 🍍 🥥 🥝 🍅 🥑 🥦 🥕 🌽 🥒 🍆 🧅',
  },
  {
    en: /\b(?:food|sweets|candy|snacks)\b/iu,
    sv: /(?<!\p{L})(?:mat(?:en)?|godis\p{L}*|fika)(?!\p{L})/iu,
    ja: /食べ物|たべもの|お菓子|おかし/u,
    signs: '🍕 🍔 🍟 🌭 🌮 🍣 🍜 🍝 🍙 🥐 🥨 🧀 🥞 🧇 🍩 🍪 🎂 🧁 🍫 🍬 🍭 🍦 🍿 🍯',
  },
  {
    en: /\b(?:faces|smileys|emotions)\b/iu,
    sv: /(?<!\p{L})(?:ansikten|smileys|känslor)/iu,
    ja: /顔文字|顔|表情/u,
    signs: '😀 😂 😍 😎 🤓 😴 😡 😭 🥳 🤠 🤡 👻 👽 🤖 😇 🤔 😱 🥶 🤢 🤧 😜 🤩 😷 🙄',
  },
  {
    en: /\b(?:sports?|balls)\b/iu,
    sv: /(?<!\p{L})(?:sport\p{L}*|bollar)/iu,
    ja: /スポーツ|ボール/u,
    signs: '⚽ 🏀 🏈 ⚾ 🎾 🏐 🏉 🎱 🏓 🏸 🥊 🥋 ⛳ ⛸️ 🎿 🛷 🥌 🎯 🏹 🎣 🛹 🏊 🚴 🏆',
  },
  {
    en: /\b(?:flowers|plants|nature)\b/iu,
    sv: /(?<!\p{L})(?:blommor|växter|natur)/iu,
    ja: /お?花|植物|自然/u,
    signs: '🌸 🌹 🌻 🌷 🌼 💐 🌺 🪻 🌵 🌲 🌳 🌴 🍀 🍁 🍂 🍄 🌾 🌱 🌈 ⭐ 🌙 ☀️ ❄️ 🔥',
  },
  {
    en: /\b(?:flags|countries)\b/iu,
    sv: /(?<!\p{L})(?:flaggor|länder)/iu,
    ja: /国旗|旗/u,
    signs: '🇸🇪 🇳🇴 🇩🇰 🇫🇮 🇮🇸 🇬🇧 🇮🇪 🇫🇷 🇩🇪 🇪🇸 🇮🇹 🇵🇹 🇬🇷 🇵🇱 🇺🇸 🇨🇦 🇧🇷 🇯🇵 🇨🇳 🇰🇷 🇮🇳 🇦🇺 🇿🇦 🇲🇽',
  },
]
