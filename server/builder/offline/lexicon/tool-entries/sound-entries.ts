// The hand-made instruments and sounds, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const soundEntries = {
  piano: {
    icon: 'Piano',
    palette: 'slate',
    look: 'soft',
    en: [
      'Piano',
      'Play with the mouse, a finger or the keyboard, and record a tune.',
      'piano, piano app, virtual piano, online piano, piano keyboard, playable piano, piano synth, piano player, synthesizer, synth, music keyboard',
    ],
    sv: [
      'Piano',
      'Spela med musen, fingret eller tangentbordet och spela in en melodi.',
      'piano, pianoapp, virtuellt piano, spelbart piano, pianoklaviatur, synt, synth',
    ],
    ja: [
      'ピアノ',
      'マウスや指、キーボードで弾いて、録音もできます。',
      'ピアノ, ピアノアプリ, バーチャルピアノ, 鍵盤アプリ, シンセサイザー, 電子ピアノ, ピアノ鍵盤',
    ],
  },
  drumMachine: {
    icon: 'Drum',
    palette: 'orange',
    look: 'bold',
    en: [
      'Drum machine',
      'Set the steps and let the beat run.',
      'drum machine, beat maker, drum sequencer, step sequencer, drum kit, drum pad, beat machine, drum app, virtual drums, beat sequencer',
    ],
    sv: [
      'Trummaskin',
      'Sätt stegen och låt takten gå.',
      'trummaskin, trumsequencer, stegsequencer, trumset, virtuella trummor, trumapp, beatmaskin, taktmaskin',
    ],
    ja: [
      'ドラムマシン',
      'ステップを置いて、ビートを鳴らします。',
      'ドラムマシン, ドラムマシーン, リズムマシン, ビートメーカー, ステップシーケンサー, ドラムアプリ, ドラムパッド',
    ],
  },
  speechReader: {
    icon: 'Volume2',
    palette: 'teal',
    look: 'soft',
    en: [
      'Read aloud',
      'Your text, spoken by the browser.',
      'text to speech, text to speech app, text to speech reader, text reader, speech reader, read aloud app, text to voice, tts, tts app, read text aloud',
    ],
    sv: [
      'Läs upp',
      'Din text, uppläst av webbläsaren.',
      'text till tal, talsyntes, uppläsare, textuppläsare, läs upp text, uppläsning av text, text-till-tal',
    ],
    ja: [
      '読み上げ',
      '文章をブラウザーが声に出して読みます。',
      '読み上げ, 読み上げアプリ, 音声読み上げ, テキスト読み上げ, 文章読み上げ, テキスト音声変換, 読み上げツール',
    ],
  },
} as const satisfies Record<string, ToolEntry>
