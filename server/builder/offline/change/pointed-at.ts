// "The second column", 「一番左の列」, "den sista sidan": what stands at a place is called by its name before the wish is read.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { mainThing } from './resolve.ts'

const ordinals: Record<Exclude<Language, 'ja'>, readonly string[]> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'],
  sv: ['första', 'andra', 'tredje', 'fjärde', 'femte', 'sjätte', 'sjunde', 'åttonde'],
}
/** Where the place is what is asked for ("make it the first page"), it says nothing about what is there. */
const latin: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /^((?:remove|delete|drop|hide|rename|call|move|put|change|get rid of|require|sort by|order by|group by|the name of)\s+|make\s+(?=the \w+ (?:column|field)))(?:the\s+|your\s+)?(\w+)\s+(column|field|page|tab|screen|list|menu item)\b/i,
  sv: /^((?:ta bort|radera|dölj|göm|döp om|kalla|flytta|sätt|ändra|byt namn på|gör|sortera efter|gruppera efter)\s+)(?:den\s+|det\s+)?(\p{L}+)\s+(kolumnen|fältet|sidan|fliken)(?!\p{L})/iu,
}
const japanese =
  /^(?:(?:(左|右|上|下)から)?(\d+)(?:番目|つ目|個目|枚目)の(列|項目|欄|カラム|ページ|画面|タブ|メニュー)|(\d+)(列|ページ|項目)目|(最初|一番上|一番左|いちばん上|いちばん左|左端|先頭)の(列|項目|欄|ページ|タブ|メニュー)|(最後|一番下|一番右|いちばん下|いちばん右|右端|末尾)の(列|項目|欄|ページ|タブ|メニュー))(?=[をはもがの])/
/** "The first list should be called Owners" */
const subject =
  /^(?:the |your )((?:first|second|third|fourth|fifth|last|\d(?:st|nd|rd|th)) (?:column|field|page|tab|screen|list)) (?:should|must|could|can|has to|needs to) be (?:called|named|renamed to) (.+)$/i
const pages = /page|tab|screen|menu|sidan|fliken|ページ|画面|タブ|メニュー/i

/** The wish with the name of what stands at the place it points to; as it was, when nothing stands there. */
export function pointedAt(model: ProjectModel, part: string, language: Language): string {
  if (language === 'ja')
    return part.replace(japanese, (found, from, nth, what, nthOf, whatOf, _first, firstOf, _last, lastOf) => {
      const noun: string = what ?? whatOf ?? firstOf ?? lastOf
      const all = namesOf(model, noun)
      const at = lastOf ? all.length : firstOf ? 1 : Number(nth ?? nthOf)
      return all.at(from === '右' || from === '下' ? -at : at - 1) ?? found
    })
  const whole = language === 'en' ? part.replace(subject, 'rename $1 to $2') : part
  return whole.replace(latin[language], (found, verb: string, word: string, noun: string) => {
    const all = namesOf(model, noun)
    const nth = ordinals[language].indexOf(word.toLowerCase())
    const at = /^(?:last|sista)$/i.test(word) ? all.length - 1 : nth < 0 ? parseInt(word, 10) - 1 : nth
    return all[at] === undefined ? found : verb + all[at]
  })
}

/** Pages as the menu has them; fields as a list has its columns. */
function namesOf(model: ProjectModel, noun: string): string[] {
  if (/^list$/i.test(noun)) return model.pages.flatMap(({ thing }) => model.things.find(({ id }) => id === thing)?.many ?? [])
  if (pages.test(noun)) return model.pages.map(({ title }) => title)
  const thing = mainThing(model)
  const seen = thing?.fields.filter(({ hidden }) => !hidden) ?? []
  return seen
    .toSorted((a, b) => Number(b.id === thing!.titleField) - Number(a.id === thing!.titleField))
    .map(({ label }) => label)
}
