// Which row says which row of another list it belongs to, where a new list is told: 「訪問ごとに」 each of the new ones is of a visit;
// 「訪問ごとに看護師を選べる」 a visit has one of the new ones.
import { escaped } from '../../lexicon/escaped.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { bare, mainThing, resolveThing } from '../resolve.ts'
import { tokensIn } from '../learned/mentions.ts'

const { raw } = String
const picks = raw`(?:選|えら|割り当|付けたい|つけたい|出した|使った)`
const joins = raw`(?:紐|ひも|つな|結び|関連|リンク|属|所属|入って)`
const side = raw`(?:の(?:ほう|方|側|画面|記録|一覧|名簿|登録|とき|ところ))*`
const wordSign = raw`[\p{Script=Han}\p{Script=Katakana}ー]`
const isWord = new RegExp(wordSign, 'u')

/** 「猫」 of 保護猫, where it stands by itself. */
const endsOf = ({ one }: Thing): string[] =>
  [...one].flatMap((sign, at) => (at && isWord.test(sign) ? [[...one].slice(at).join('')] : []))
const standsIn = (text: string, word: string): boolean =>
  new RegExp(raw`(?<!${wordSign})${escaped(word)}(?!${wordSign})`, 'u').test(text)

/** The list that a word names, even by the end of its name alone. */
export function thingNamed(model: ProjectModel, said: string): Thing | undefined {
  const word = bare(said).replace(/^(?:この|その|各)/u, '')
  const there = resolveThing(model, word, 'ja')
  if (there || !word) return there
  const ended = model.things.filter((thing) => endsOf(thing).includes(word.replace(/(?<=.)さん$/u, '')))
  return ended.length === 1 ? ended[0] : undefined
}

/** The words of a text that name a list of the project, each with its list. */
export function listsNamed(model: ProjectModel, text: string): [string, Thing][] {
  const found = tokensIn(model, text, 'ja').flatMap(({ known, from, to }): [string, Thing][] => {
    const word = text.slice(from, to)
    const thing = known === 'L' ? resolveThing(model, word, 'ja') : undefined
    return thing ? [[word, thing]] : []
  })
  const labelled = model.things.flatMap((thing): [string, Thing][] => [
    ...[thing.one, thing.many, thing.one.replace(/(?<=..)名$/u, '')]
      .filter((word) => text.includes(word))
      .map((word): [string, Thing] => [word, thing]),
    ...endsOf(thing)
      .filter((word) => standsIn(text, word) && thingNamed(model, word) === thing)
      .map((word): [string, Thing] => [word, thing]),
  ])
  const all = [...labelled, ...found].toSorted(([a], [b]) => b.length - a.length)
  return all.filter(([word], at) => all.findIndex(([other]) => other === word) === at)
}

/** `from` are the lists that have one of the new ones, `toward` those of which a new one has one. `links`: the main list does if no other. */
export function sidesTold(model: ProjectModel, text: string, name: string, links: boolean): { from: Thing[]; toward: Thing[] } {
  const own = escaped(name)
  const main = mainThing(model)
  const from = new Set<Thing>()
  const toward = new Set<Thing>()
  const says = (form: string) => new RegExp(form, 'u').test(text)
  for (const [word, thing] of listsNamed(model, text.replaceAll(name, '〇'))) {
    const other = escaped(word)
    if (from.has(thing) || toward.has(thing)) continue
    const isPicked = says(raw`${other}${side}(?:ごとに|から|からも|で|に|には|では|の(?=[^、。]{1,10}は))[^。]*?${picks}`)
    const isOne =
      says(raw`どの${other}|(?:一|1|１|ひと)[つ人頭匹台件冊本軒社枚](?:の)?${other}|(?:会員|${other})を選んで`) &&
      !says(raw`${other}(?:ごとに|から|で|に)[^。]*どの${own}`)
    if (isOne || says(raw`${other}(?:ごと|別)に?(?![^。]*${picks})`)) toward.add(thing)
    else if (isPicked || says(raw`${other}に(?:は)?(?:それぞれ)?${own}(?:さん|様)?が(?:一|1|それぞれ)`)) from.add(thing)
    else if (says(raw`${other}(?:[0-9０-９一]+[台人つ頭匹件](?:と[^、。]{1,10})?)?(?:に|へ)(?:も)?${joins}`)) toward.add(thing)
    else if (says(raw`${other}と[^、。]*?${joins}`) || says(raw`と${other}を${joins}`)) from.add(thing)
  }
  // 「誰の記録か」: somebody of the main list
  if (!from.size && !toward.size && main && says(raw`(?:^|。)(?:誰|どなた)の[^。]*か`)) toward.add(main)
  if (!from.size && !toward.size && main && links) from.add(main)
  return { from: [...from], toward: [...toward] }
}
