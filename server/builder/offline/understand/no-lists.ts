// What was taken for a list and is none: "Hembygdsföreningen samlar bilder" tells who asks, "I need a register with name and birthday" asks
// for a list of those who were named before.
import type { Language } from '#shared/languages.ts'
import { knownFields, knownThings } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { addField } from './add-said.ts'
import { fieldNamed } from './field-named.ts'
import type { Intent, SaidField, SaidThing } from './intent.ts'
import { leaveThings } from './leave-things.ts'
import { sayNoun } from './said.ts'
import { withoutName } from './without-name.ts'
import { recordWords } from './written/sentence.ts'

export function leaveNoLists(intent: Intent): void {
  leaveThings(
    intent,
    intent.things.filter((said) => isAsking(said, intent) || isVague(said, intent)),
  )
  fillRegister(intent)
  leaveFieldsList(intent)
  leaveCounts(intent)
  leavePlace(intent)
  leaveThings(
    intent,
    intent.things.filter(
      ({ known, one }) =>
        !known && intent.language === 'ja' && isSentence.test(one) && (one !== '中身' || intent.things.length > 1),
    ),
  )
  if (intent.language === 'ja')
    for (const said of intent.things.filter(({ known }) => known))
      said.fields = said.fields.filter(({ label }) => label !== '中身')
}

/** "Residents report things to me": whatever it is, beside what has a name. */
const vague: Record<Language, RegExp> = {
  en: /^(?:some|any|every|other|different|little|same)? ?(?:things?|stuff|bits?|lots?|others?|ones?|everything|something|anything|every ?ones?|every ?bod(?:y|ies)|any ?ones?|some ?ones?)$/iu,
  sv: /^(?:samma|andra|olika|små)? ?(?:sak(?:er)?|grej(?:er)?|pryl(?:ar)?|allt|sånt|gärn(?:a|or))$/iu,
  ja: /^(?:何|いく)(?:本|個|枚|人|回|冊|度|台|匹|頭|点|軒|件|名|つ)$|^(?:毎?朝|昼|夕方|毎?晩|夜|午前|午後)$/u,
}
const isVague = (said: SaidThing, { things, language }: Intent): boolean =>
  !said.fields.length && !said.views.length && vague[language].test(said.many) && things.some((other) => other !== said)

/** 手術をした場合: a piece of a sentence. 冷蔵庫の中身: what is in it, which is a list already. */
const isSentence = /を|(?:場合|とき)$|^中身$/u
/** 項目は氏名、住所: of what was named ahead of it, or of each record. */
const fieldsList = /^(?:項目|入力項目|記入欄|欄|fields?|columns?|fält|kolumn(?:er)?|ones?)$/iu

function leaveFieldsList(intent: Intent): void {
  const sheet = intent.things.find(({ known, one }) => !known && fieldsList.test(one))
  if (!sheet) return
  const host = intent.things.find((said) => said !== sheet && !said.fields.length && !said.implied)
  if (!host) {
    const { one, many } = sayNoun(recordWords[intent.language], intent.language)
    Object.assign(sheet, { one, many })
    return
  }
  for (const field of sheet.fields) addField(intent, host, field)
  host.owns = sheet.owns || host.owns
  leaveThings(intent, [sheet])
}

/** 焼いた数, 売れ残り: how many there are of something is a field of it; パンの名前 beside it tells of what. */
const count = /(?:[たる]数|個数|本数|枚数|売れ残り|残り)$/u
function leaveCounts(intent: Intent): void {
  if (intent.language !== 'ja') return
  for (const counted of intent.things.filter(({ known, one }) => !known && count.test(one))) {
    const named = counted.fields
      .map(({ label }) => withoutName(label, 'ja'))
      .find((front, at) => front !== counted.fields[at]!.label)
    const host = intent.things.find((said) => said !== counted && (named === undefined || said.one === named))
    if (!host && named) Object.assign(counted, { one: named, many: named })
    if (!host) continue
    for (const field of counted.fields.length ? counted.fields : [fieldNamed(counted.one, 'ja')]) addField(intent, host, field)
    host.owns = counted.owns || host.owns
    delete host.implied
    leaveThings(intent, [counted])
  }
}

/** 本屋 with 書名 and 価格: the place is none of what it keeps. */
const placeOfGoods = /.[屋店]$/u
const titleOfGoods = /^(?:商品|品|書|製品|アイテム)名$|^(?:品目|商品)$/u
function leavePlace(intent: Intent): void {
  for (const place of intent.language === 'ja' ? intent.things : [])
    if (!place.known && placeOfGoods.test(place.one) && place.fields.some(({ label }) => titleOfGoods.test(label)))
      Object.assign(place, { one: '商品', many: '商品', known: knownThings.get('product')!, owns: true })
}

const firm = /(?:förening|klubb|kör|lag|bolag|firma|skola|kommun|församling|sällskap|byrå|verkstad|butik|orkester|kår)$/iu
/** It opens the text in the singular, and is named nowhere else. */
function isAsking({ known, one, many, fields, views, naming }: SaidThing, { prompt, language, things }: Intent): boolean {
  if (language !== 'sv' || known || fields.length || views.length || naming || things.length < 2) return false
  const low = prompt.trim().toLowerCase()
  const first = /^\p{L}+/u.exec(low)?.[0] ?? ''
  const bent = first.slice(one.length)
  const isFirst = first.startsWith(one.toLowerCase()) && /^(?:n|en|t|et)$/.test(bent)
  const isGroup = firm.test(one) || classOfNoun(one, 'sv') === 'group'
  return isFirst && isGroup && !low.includes(many.toLowerCase(), first.length)
}

const register =
  /^(?:registers?|registr(?:y|ies)|lists?|directory|directories|tables?|databases?|register|listor|lista|förteckning(?:ar)?|名簿|一覧|台帳|リスト)$/iu
/** The fields of a register that says of whom nothing are those of the people that were named before it. */
function fillRegister(intent: Intent): void {
  const { things, prompt } = intent
  const sheet = things.find(({ known, many, fields }) => !known && fields.length > 0 && register.test(many))
  if (!sheet) return
  const low = prompt.toLowerCase()
  const place = (said: SaidThing) =>
    [said.many, said.one].map((name) => low.indexOf(name.toLowerCase())).find((at) => at >= 0) ?? Infinity
  const people = things.find(
    (said) => said !== sheet && said.known?.entry.actor === true && !said.fields.length && place(said) < place(sheet),
  )
  if (!people) return
  for (const field of sheet.fields) addField(intent, people, field)
  if (sheet.fields.some(({ concept }) => concept !== undefined && knownFields.has(concept)))
    people.owns = sheet.owns || people.owns
  // what was said of them ahead of it is theirs, too
  const isAhead = ({ label }: SaidField) => low.includes(label.toLowerCase()) && low.indexOf(label.toLowerCase()) < place(sheet)
  for (const field of intent.loose.filter(isAhead)) addField(intent, people, field)
  intent.loose = intent.loose.filter((field) => !isAhead(field))
  people.naming = true
  delete people.implied
  delete people.counted
  leaveThings(intent, [sheet])
}
