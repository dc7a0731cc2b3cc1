// A Japanese wish as people type it: verbs in kana, a trouble told ahead of what is asked for, half-hearted words in front. It is put into
// the spelling that all readers know, before any of them sees it; what stands in quotes stays as it is.

import { plainlyTalked } from './talked-ja.ts'

/** 「病院もいれて」 is 「病院も入れて」: only behind a particle, where a verb is expected. */
const behind = '(?<=[をもにはがとで、。])'
const kana: readonly (readonly [RegExp, string])[] = (
  [
    ['いれ(?=て|た|ら|る|と)', '入れ'],
    ['だし(?=て|たい|とい)', '出し'],
    ['けし(?=て|たい|とい|ちゃ)', '消し'],
    ['なおし(?=て|たい)', '直し'],
    ['ならべ(?=て|たい|る|ら)', '並べ'],
    ['かえ(?=て|たい|られ|れ)', '変え'],
    ['つく(?=って|りたい|れる)', '作'],
    ['わけ(?=て|たい|られ|れ)', '分け'],
    ['たし(?=て|たい|とい)', '足し'],
    ['くわえ(?=て|たい)', '加え'],
    ['のせ(?=て|たい|られ|と)', '載せ'],
    ['(?:えら|選)(?=べ|び|ん)', '選'],
    ['さが(?=し|せ)', '探'],
    ['もどし(?=て|たい)', '戻し'],
    ['み(?=たいです|たい$|れる|せて|える)', '見'],
  ] as const
).map(([form, plain]) => [new RegExp(`${behind}${form}`, 'gu'), plain])

/** 「写真のせたい」: the particle is left out in talking. */
const withoutParticle =
  /^(?<what>[\p{Script=Han}ァ-ヶー]{2,8}?)(?=(?:のせ|いれ|つけ|つくっ|けし|だし|なおし|さがし|載せ|入れ|付け|作り|作っ|直し|書き|見)(?:て|たい|られる|れる))/u

/** What is set apart by one sign each is written without joints: 「朝昼晩」. */
const joined =
  /(?<![\p{Script=Han}])(?:朝昼(?:夕晩|夕|晩|夜)|松竹梅|上中下|大中小|春夏秋冬|喜怒哀楽)(?=(?:で|に|から|の|を)?(?:[2-9二三四五六]つ)?(?:で|に|から|の|を)?(?:分け|選|区別|仕分|えら|$))/gu

/** Something is hard to do, and then what would help. */
const trouble =
  /^[^。、「」]{2,12}?(?:分から|わから|見え|見れ|読め|でき|使え|覚え(?:て(?:い)?)?|思い出せ|見当たら|足り|届か|聞こえ)(?:ない|なく|なくなる|ません)(?:こと(?:が|も)(?:ある|多い))?(?:んです|の)?(?:ので|から|んで|ため|し|けど|くて|て|のが[^、]{1,6}で)、?(?=[^、。]{2,})|^[^。、「」]{2,12}?(?:(?:分かり|わかり|見|読み|使い|探し)(?:にく|づら|ずら)(?:い|く)|大変|面倒|不便|ややこし(?:い|く)|困って(?:い)?る|困る|忘れ(?:る|がち|ちゃう|てしまう)|間違え(?:る|がち|そう))(?:んです|な)?(?:ので|から|んで|ため|し|けど|て)、?(?=[^、。]{2,})/u
/** 「先生が2人いるので誰の生徒か分かるように」: what is to be told stands behind why. */
const beforeQuestion =
  /^(?!.*(?:たい|ほしい|欲しい|追加|いら|不要|ください)[^、]*(?:ので|から|んで))[^。、「」誰何]{3,12}?(?:るので|たので|いので|るから|たから|いから|るんで|くて)、?(?=(?:誰|だれ|いつ|どこ|何|いくら|どの)[^、。]*か)/u
/** A wish of its own: what it is about, and what is to be done with it. */
const wholeWish =
  /^(?!(?:それ|これ|そこ|ここ|あれ|その|この))[^、。「」]{1,30}[をもはがで][^。]{1,24}(?:て|で|たい|に|ほしい|欲しい|ください|下さい|お願いします|お願い|よう|かな|ます|る)(?:です|んですが|んだけど|けど)?[？?。！!]*$/u

/** 「やっぱり月謝は数字で」: a change of mind ahead of a wish of its own. */
const onSecondThought =
  /^(?:やっぱり?|やっぱし|やはり)(?:、|，)?(?=[^、。]{2,}[をもはがにで])(?!.{0,3}(?:今|さっき|前|その|それ|これ|なし|無し|いい|やめ|元|戻))/u

/** 「番号は頭に0が付くので、文字として扱って」: why, between what it is about and what is to be done with it. */
const reasonAmid =
  /^(?<topic>[^、。「」はがをもに]{1,14})は(?!.*(?:たい|ほしい|欲しい|追加|消|いら|不要|必要|ください)[^、。]*(?:ので|から|けど)、|[^、。]*(?:長[くいめ]|何行|改行|だけ|ほとんど|いつも|だいたい))[^、。「」]{3,40}?(?:ので|から|ため|けど|んで)、(?=[^、。]{3,30}[。！!]?$)(?![^、。]{1,12}?(?<![でにと])[はがを])/u

const quotes = /[「『][^」』]*[」』]/gu

/** The wish in the spelling that the readers know. */
/** 「会費は年3600円にして」: for how long or for whom an amount is, in front of it. */
const perAmount = /(?<=[はを])(?:年間?|月額?|年額|毎月|毎年|一律|[1１一]回|[1１一]人)(?=[\d,]+円に)/u

export function asTypedJa(given: string): string {
  const held: string[] = []
  const hidden = given.trim().replace(quotes, (found) => `\u{E000}${held.push(found) - 1}\u{E001}`)
  const restored = (text: string) => text.replace(/\u{E000}(\d+)\u{E001}/gu, (_found, at: string) => held[Number(at)]!)
  const whole = plainlyTalked(hidden).replace(withoutParticle, '$<what>を')
  const spelt = kana.reduce((text, [form, plain]) => text.replace(form, plain), whole.replace(/(?<!ら)くらく(?=し|な)/gu, '暗く'))
  const calm = spelt
    .replace(onSecondThought, '')
    .replace(perAmount, '')
    .replace(joined, (found) => [...found].join('・'))
  const question = calm.replace(beforeQuestion, '')
  if (question !== calm) return restored(question)
  const amid = calm.replace(reasonAmid, '$<topic>は')
  if (amid !== calm) return restored(amid)
  const told = trouble.exec(calm)?.[0]
  const rest = told ? calm.slice(told.length) : ''
  const asked = rest && wholeWish.test(rest) ? rest : calm
  return restored(asked)
}
