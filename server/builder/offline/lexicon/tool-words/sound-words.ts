// Words of the instruments and sounds.
import type { ToolTexts } from '../tool-words.ts'

export const soundWords = {
  piano: {
    notes: [
      'C, C sharp, D, D sharp, E, F, F sharp, G, G sharp, A, A sharp, B',
      'C, Ciss, D, Diss, E, F, Fiss, G, Giss, A, Aiss, H',
      'ド, ド♯, レ, レ♯, ミ, ファ, ファ♯, ソ, ソ♯, ラ, ラ♯, シ',
    ],
    keys: ['Keys', 'Tangenter', '鍵盤'],
    sound: ['Sound', 'Ljud', '音色'],
    piano: ['Piano', 'Piano', 'ピアノ'],
    organ: ['Organ', 'Orgel', 'オルガン'],
    bell: ['Bell', 'Klocka', 'ベル'],
    showNames: ['Names on the keys', 'Namn på tangenterna', '音名を表示'],
    record: ['Record', 'Spela in', '録音'],
    stop: ['Stop', 'Stopp', '停止'],
    play: ['Play back', 'Spela upp', '再生'],
    help: [
      'The letters from Z to M are the lower octave, those from Q to I the upper one; the keys between them are the black ones.',
      'Bokstäverna från Z till M är den nedre oktaven, de från Q till I den övre; tangenterna däremellan är de svarta.',
      'ZからMまでが低いオクターブ、QからIまでが高いオクターブ。間のキーが黒鍵です。',
    ],
  },
  drums: {
    kick: ['Kick', 'Bas', 'キック'],
    snare: ['Snare', 'Virvel', 'スネア'],
    hat: ['Hi-hat', 'Hi-hat', 'ハイハット'],
    open: ['Open hat', 'Öppen hi-hat', 'オープン'],
    clap: ['Clap', 'Klapp', 'クラップ'],
    tom: ['Tom', 'Puka', 'タム'],
    pattern: ['Beat', 'Takt', 'ビート'],
    own: ['Own', 'Egen', '自作'],
    surprise: ['Surprise me', 'Överraska mig', 'おまかせ'],
    keys: [
      'Press the squares to set the beat; the space bar starts and stops. What you make is kept.',
      'Tryck på rutorna för att sätta takten; mellanslag startar och stoppar. Det du gör sparas.',
      'マスを押してビートを作ります。スペースキーで開始と停止。作ったビートは保存されます。',
    ],
  },
  speech: {
    text: ['Text', 'Text', '文章'],
    sample: [
      'Paste a text here and press Read aloud. The word that is being spoken is marked.',
      'Klistra in en text här och tryck på Läs upp. Ordet som läses markeras.',
      'ここに文章を貼り付けて「読み上げる」を押してください。読んでいる言葉に印が付きます。',
    ],
    voice: ['Voice', 'Röst', '声'],
    usual: ['The usual one', 'Den vanliga', '標準の声'],
    speed: ['Speed', 'Hastighet', '速さ'],
    pitch: ['Pitch', 'Tonhöjd', '声の高さ'],
    read: ['Read aloud', 'Läs upp', '読み上げる'],
    stop: ['Stop', 'Stopp', '停止'],
    note: [
      'The voices are those of your browser and your device.',
      'Rösterna är de som finns i din webbläsare och enhet.',
      '声は、お使いのブラウザーと端末に入っているものです。',
    ],
    none: [
      'This browser has no voice to read with.',
      'Den här webbläsaren har ingen röst att läsa med.',
      'このブラウザーには読み上げの声がありません。',
    ],
  },
} as const satisfies ToolTexts
