// What a sentence says beside the words a reader has used: the lists it names, and whether anything is left that nobody knows.
import type { Language } from '#shared/languages.ts'
import { isStopWord } from '../../lexicon/function-words.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { resolveThing } from '../resolve.ts'
import { isFiller } from '../wording/cue-words.ts'

/** Words that point to rows or ask, and name nothing. */
const pointing: Record<'en' | 'sv', ReadonlySet<string>> = {
  en: new Set(
    "person people ones one those these who which whose that they them their we've they've you've i've it's who's still list table entries entry rows row show put place keep sort order arrange display have need needs want please always should come comes be appear appears appearing stay go goes move see like can could would will always all us most more money whoever whichever anyone everyone somebody someone thing things page top separate separately apart split yet already then now also really just first next only from".split(
      ' ',
    ),
  ),
  sv: new Set(
    'person personer de dem dom som den det folk de som lista listan tabellen rader visa visas lägg lägga ligga ligger sätt ställ sortera sorteras ordna ska bör alltid hamna hamnar komma kommer vara är gärna kan vi jag ni du alla fortfarande än ännu redan pengar mest helst tack först sedan också var dela upp dela upp skilj skilja på åt håll hålla isär för sig'.split(
      ' ',
    ),
  ),
}
const pointingJa =
  /(?:してほしい|して欲しい|してください|してくださ|ください|下さい|ほしい|欲しい|お願いします|ようにして|ように|来る|くる|表示|並べ替え|並べて|並べ|並び|見たい|見せて|見える|出して|して|したい|です|ます|人|方|もの|やつ|一覧|リスト|名簿|表|画面|常に|いつも|全部|一番|いちばん|さん|たち|から|まで|だけ|ずつ|それぞれ|別々|分けて|分け|別|順番|順|中|上|下)/gu

export function restOf(
  model: ProjectModel,
  text: string,
  used: readonly RegExp[],
  language: Language,
): { named: Thing[]; isRest: boolean } {
  let rest = used.reduce((left, form) => left.replace(form, ' '), text)
  const named: Thing[] = []
  const take = (thing: Thing | undefined) => {
    if (thing && !named.includes(thing)) named.push(thing)
    return thing !== undefined
  }
  if (language === 'ja') {
    for (const thing of model.things.toSorted((a, b) => b.many.length - a.many.length))
      if (rest.includes(thing.many) && take(thing)) rest = rest.replaceAll(thing.many, ' ')
    rest = rest.replace(pointingJa, ' ')
    for (const word of rest.match(/[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu) ?? [])
      if (take(resolveThing(model, word, 'ja'))) rest = rest.replace(word, ' ')
    return { named, isRest: /[\p{Script=Han}\p{Script=Katakana}A-Za-z0-9]/u.test(rest) }
  }
  const words = rest.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  let isRest = false
  for (let at = 0; at < words.length; at++) {
    const pair = words.slice(at, at + 2).join(' ')
    if (at + 1 < words.length && !isStopWord(words[at]!) && take(resolveThing(model, pair, language))) {
      at++
      continue
    }
    const word = words[at]!
    if (pointing[language].has(word) || isStopWord(word) || isFiller(word, language)) continue
    if (!take(resolveThing(model, word, language))) isRest = true
  }
  return { named, isRest }
}
