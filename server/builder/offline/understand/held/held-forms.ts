// How values stand with the word they are of: in brackets or between dashes behind it, behind "such as", t.ex. and a colon, ahead of it in
// 掃除、洗濯などの家事.
import type { Language } from '#shared/languages.ts'
import { calledByKind, moreThings } from '../../lexicon/held-words.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import { isMany } from '../outline/latin-grammar.ts'
import type { Stretch } from '../told/telling.ts'

/** `said` is the word with what stands ahead of it, from `at` on; `held` its values, and the stretch all that tells them. */
type HeldForm = Stretch & { said: string; at: number; held: string; isExample: boolean; sorts?: true }

/** No word goes on for longer, and none begins within one: what has no end is read once. */
const word = String.raw`(?<![\p{L}'’-])\p{L}[\p{L}'’-]{0,29}(?![\p{L}'’-])`
/** A value is of no such words. */
const between = String.raw`(?!(?:and|or|with|who|when|och|eller|med|samt|som|vem|när)(?!\p{L}))`
const item = String.raw`${between}${word}(?: ${between}${word}){0,2}`
const last: Record<'en' | 'sv', string> = {
  en: String.raw`${word}(?: ${word})??(?=\s*(?:[,.;:)\n]|$)| (?:with|who|when|between|for|in|on|at|to|and|that|which|each|per|by)\b)`,
  sv: String.raw`${word}(?: ${word})??(?=\s*(?:[,.;:)\n]|$)| (?:med|som|mellan|för|till|i|på|och|där|när|vem|per|av)(?!\p{L}))`,
}
const closed = (language: 'en' | 'sv', and: string) =>
  String.raw`(?<held>${item}(?:, ${item}){0,12}?,? (?:${and}) ${last[language]})`
const forms: Record<Language, readonly { form: RegExp; isExample: boolean }[]> = {
  en: [
    {
      form: new RegExp(String.raw`(?<said>(?:${word} ){0,2}${word})(?<sign> ?\()(?<held>[^()\n]{3,240})\)`, 'gu'),
      isExample: false,
    },
    {
      form: new RegExp(
        String.raw`(?<said>(?:${word} ){0,2}${word}),?(?<sign> (?:such as|like|e\.g\.,?|for example,?|for instance,?|including) )${closed('en', 'and|or|&')}`,
        'gu',
      ),
      isExample: true,
    },
    {
      form: new RegExp(
        String.raw`(?<said>(?:${word} ){0,2}${word})(?<sign> [–—-] )(?<held>${item}(?:, ${item}){1,12})(?= [–—-] )`,
        'gu',
      ),
      isExample: false,
    },
    {
      form: new RegExp(
        String.raw`(?<said>(?:${word} ){0,2}${word})(?<sign>: )(?<held>${item}(?:, ${item}){1,12}(?:,? (?:and|or|&) ${item})?)(?=[.\n]|$)`,
        'gu',
      ),
      isExample: false,
    },
    {
      form: new RegExp(
        String.raw`(?<said>(?:categories|kinds|types|groups))(?<sign>:? (?:of )?)${closed('en', 'and|or|&')}`,
        'gu',
      ),
      isExample: true,
    },
  ],
  sv: [
    {
      form: new RegExp(String.raw`(?<said>(?:${word} ){0,1}${word})(?<sign> ?\()(?<held>[^()\n]{3,240})\)`, 'gu'),
      isExample: false,
    },
    {
      form: new RegExp(
        String.raw`(?<said>(?:${word} ){0,1}${word}),?(?<sign> (?:såsom|som|t\.? ?ex\.?|till exempel|exempelvis|bland annat|bl\.? ?a\.?) )${closed('sv', 'och|eller|samt|&')}`,
        'gu',
      ),
      isExample: true,
    },
    {
      form: new RegExp(
        String.raw`(?<said>(?:${word} ){0,1}${word})(?<sign> [–—-] )(?<held>${item}(?:, ${item}){1,12})(?= [–—-] )`,
        'gu',
      ),
      isExample: false,
    },
    {
      form: new RegExp(
        String.raw`(?<said>(?:${word} ){0,1}${word})(?<sign>: )(?<held>${item}(?:, ${item}){1,12}(?:,? (?:och|eller|samt|&) ${item})?)(?=[.\n]|$)`,
        'gu',
      ),
      isExample: false,
    },
    {
      form: new RegExp(
        String.raw`(?<said>(?:kategorier(?:na)?|typer(?:na)?|sorter(?:na)?))(?<sign>:? )${closed('sv', 'och|eller|samt|&')}`,
        'gu',
      ),
      isExample: true,
    },
  ],
  ja: [
    {
      form: /(?<said>(?<![\p{Script=Han}\p{Script=Katakana}ー])[\p{Script=Han}\p{Script=Katakana}ー](?:[\p{Script=Han}\p{Script=Katakana}ーのい]{0,22}[\p{Script=Han}\p{Script=Katakana}ー])??)(?:ごと|別)?(?<sign>[（(])(?<held>[^（）()\n]{3,160})[）)]/gu,
      isExample: false,
    },
    {
      form: /(?<=^|[、。\n（はがをにへで])(?<held>(?:[^、。\n（）はがをにへで]{1,12}(?:、|(?<=[^、]{2})や)){1,13}[^、。\n（）はがをにへで]{1,12}?)(?:など|等|といった)の?(?<said>[^、。\n（）はをにへで]{0,5}[\p{Script=Han}\p{Script=Katakana}ー]{2,12})/gu,
      isExample: true,
    },
  ],
}
const opening = /[（(]/u
/** "Sort recipes into starters, mains and desserts", 食費、光熱費に分けて: the categories of what is kept. */
const sorted: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?<=(?<!\p{L})(?:sort|sorted|divided?|split|group|grouped|categori[sz]ed?)(?: ${between}${word}){0,3}) (?:into|by|in|as) (?:(?<!\b(?:split|divide)\b[^,.]{0,60})|(?=[^.;\n]*,))${closed('en', 'and|or|&')}`,
    'giu',
  ),
  sv: new RegExp(
    String.raw`(?<=(?<!\p{L})(?:indela[dt]e?|inordnade|uppdela[dt]e?|delade|sortera[dt]?e?|grupperade?)(?: ${between}${word}){0,2}) (?:i|efter|på|som) ${closed('sv', 'och|eller|samt|&')}`,
    'giu',
  ),
  ja: /(?<=^|[、。\n])(?<held>(?:[^、。\n（）はがをにへで]{1,10}、){1,13}[^、。\n（）はがをにへで]{1,10})(?:に|で|別に)(?:分け|わけ|分類し|仕分け)(?:て|たい|る)/gu,
}
const sortedForms = (text: string, language: Language): HeldForm[] =>
  [...text.matchAll(sorted[language])].map(({ 0: { length }, index, groups }) => {
    const said = knownFields.get('category')!.label[language].toLowerCase()
    return { said, at: index, held: groups!.held!, start: index, end: index + length, isExample: true, sorts: true }
  })

export function heldForms(text: string, language: Language): HeldForm[] {
  const behind = forms[language].flatMap(({ form, isExample }) =>
    [...text.matchAll(form)].flatMap(({ 0: all, index, groups }) => {
      const { said, sign = '', held } = groups as Record<'said' | 'held', string> & { sign?: string }
      // 掃除、洗濯などの家事
      if (!sign)
        return [
          { said, at: index + all.length - said.length, held, start: index, end: index + all.length - said.length, isExample },
        ]
      const head = said.split(' ').at(-1)!
      const isBracket = opening.test(sign)
      if (!isBracket && moreThings.test(head)) return []
      // "ledare som jobbade och incidenter", "vem som lånar, från och till"
      if (sign.trim() === 'som' && (!held.includes(',') || !isMany(head, 'sv'))) return []
      if (sign.trim() === ':' && !isExample && !calledByKind.test(head)) return []
      const start = isBracket ? index + all.lastIndexOf(held) - 1 : index + said.length
      return [{ said, at: index, held, start, end: index + all.length, isExample }]
    }),
  )
  return [...behind, ...sortedForms(text, language)]
}
