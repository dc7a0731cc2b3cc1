// Ways of saying what is to be learned that name no tool: "I want to learn Italian", 漢字ドリル, 年号を覚えるカード. Only where nothing else is
// said: with lessons and hours it is a log of studies.
import { foreignLanguages } from './decks/foreign-words.ts'
import type { ToolId } from './tool-entries.ts'

const [english, japanese] = [0, 2].map((at) => foreignLanguages.map(({ name }) => name.split('|')[at]).join('|'))
const asking =
  "^\\s*(?:(?:hi|hello|please|can|could|you|i|i’m|i'm|we|am|are|want|need|would|love|like|trying|to|build|make|create|me|us|an?|the|small|simple|little|app|application|tool|page|site|website|program|something|that|helps?|for|start|my|our|son|daughter|kids|children|students|pupils|class)[,! ]+)*"
const topics =
  '(?:漢字|四字熟語|ことわざ|慣用句|英単語|英熟語|単語|熟語|年号|不規則動詞|動詞|敬語|フレーズ|用語|元素記号|国旗|県庁所在地|都道府県|首都|九九|ひらがな|カタカナ|公式|文法|星座|解剖|骨の名前)'

/** A wish and the tool it asks for; the first group is what was understood. */
export const studyPhrases: Record<'en' | 'ja', readonly (readonly [RegExp, ToolId])[]> = {
  en: [
    [
      new RegExp(
        `${asking}((?:learn|study|practi[cs]e?|memori[sz]e?|revise|revising|learning|studying|practi[cs]ing|memori[sz]ing) (?:my |some |basic |more |the )?(?:${english})(?: words?| verbs?| phrases?| numbers?)?)(?=\\s*(?:[.!?]|$)| (?:before|for (?:my|our) (?:trip|holiday))\\P{L})`,
        'iu',
      ),
      'flashcards',
    ],
    [
      new RegExp(
        `${asking}((?:learn|memori[sz]e|revise|practi[cs]e|learning|memori[sz]ing|revising|practi[cs]ing) (?:my |her |his |their |the |some |all |all the )?(?:\\p{L}+ )?(?:capitals|flags|bones|muscles|times tables|kanji|hiragana|katakana|elements|constellations|road signs|states|chords|provinces|prefectures|anatomy)(?: of (?:the )?\\p{L}+)?)(?=\\s*(?:[.!?]|$))`,
        'iu',
      ),
      'flashcards',
    ],
  ],
  ja: [
    [
      /((?:計算|算数|足し算|引き算|掛け算|かけ算|九九)(?:の)?(?:ドリル|プリント|練習(?:アプリ)?))(?=\s*(?:$|。|を(?:作|つく)))/u,
      'quiz',
    ],
    [
      new RegExp(
        `(${topics}(?:の)?(?:ドリル|カード|暗記(?:帳|アプリ)?|練習(?:アプリ|帳)?))(?=\\s*(?:$|。|を(?:作|つく)|が(?:ほしい|欲しい)|アプリ))`,
        'u',
      ),
      'flashcards',
    ],
    [
      new RegExp(
        `^(?:[^、。：:\\n]{0,12}の)?((?:${topics}|(?:${japanese})(?:の?単語)?|[^、。：:\\n]{1,10})を(?:覚え|おぼえ|暗記し?)(?:る|たい|する|したい)(?:ための)?(?:カード|アプリ|ツール|サイト)?)(?=\\s*(?:$|。|を(?:作|つく)|が(?:ほしい|欲しい)))`,
        'u',
      ),
      'flashcards',
    ],
    [
      new RegExp(
        `^((?:${japanese})(?:の単語)?を(?:勉強|学習|練習)(?:したい|する(?:ための)?(?:アプリ|ツール|サイト)?))(?=\\s*(?:$|。))`,
        'u',
      ),
      'flashcards',
    ],
  ],
}
