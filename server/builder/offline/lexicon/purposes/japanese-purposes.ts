// What Japanese prompts say a page is for.
import { phrase, type Purpose } from './purpose.ts'

const people = '(?:お客(?:様|さん|さま)?|顧客|利用者|会員|生徒|保護者|患者(?:さん)?|皆(?:さん)?|みんな)(?:たち)?'
const choose = '選(?:んで|べ|ば)|決めて'

export const japanesePurposes: readonly Purpose[] = [
  {
    says: phrase`${people}(?:に|が)(?:自分で)?[^。\n]{0,12}(?:時間|日時|日にち|枠)を?[^。\n]{0,10}${choose}[^。、\n]{0,8}`,
    asks: { kind: 'booking' },
  },
]
