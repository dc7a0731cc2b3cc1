// 「スタッフの一覧を作って、お客様ごとに担当を選べるように。スタッフは名前と資格」: a new list told in one sentence or several: what it is called,
// what each of it has, and which list says which row of the other it belongs to. Null where a clause is none of that and tells nothing.
import { escaped } from '../../lexicon/escaped.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { readBySigns } from '../../understand/read-intent.ts'
import { sayNoun } from '../../understand/said.ts'
import { addInTurn } from '../added-fields.ts'
import { isNoun, type Item, itemTold } from '../items/item.ts'
import { additionOf, linkTo, pointingField, points } from '../new-lists.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import type { Place } from '../said-parts.ts'
import { isAsking, isTelling, sentencesOf } from './clauses.ts'
import { type ListHead, listHeads } from './list-heads.ts'
import { itemsIn } from './list-items.ts'
import { listsNamed, sidesTold, thingNamed } from './list-links.ts'

const charsMax = 300
/** What is called so is no list of its own. */
const noList =
  /^(?:誰|何|どこ|いつ|この|その|それ|これ|そこ|ここ|項目|欄|列|一覧|リスト|名簿|画面|ページ|新しい|別|全部|メモ|備考|写真|画像|サンプル|見本|例|データ|入力|今日|毎日|合計|集計|予定|カレンダー|グラフ|記録|管理|専用|独立|選択肢|候補|アプリ|お気に入り|よくある質問|ランキング)$/u
const suffix = /(?:だけ|全員|たち|達)$/u
const honorific = /^(?!お|ご)(.{2,})(?:さん|様|さま)$/u
/** What a list of that name is called. */
const calledFrom = (said: string): string => bare(said).replace(suffix, '').replace(honorific, '$1')

/** `links` are the clauses that may say which row points to which. */
type Told = { head: ListHead; name: string; there?: Thing; items: Item[]; links: string[]; rest: string[]; own?: Place }

const isOpen = ({ thing, field }: Place) => field.type === 'text' && thing.titleField !== field.id
const isSomebody = /(?:先|者|員|客|主|店|業者|会社|さん|スタッフ|ドライバー|メンバー|オーナー)$/u

/** The field that becomes the list, or is chosen from it. */
function ownOf(model: ProjectModel, { field }: ListHead, said: string, text: string): Place | undefined {
  const name = calledFrom(said)
  const [, chosen] = /([\p{Script=Han}\p{Script=Katakana}ー]{2,})はそこから(?:選|えら)/u.exec(text) ?? []
  for (const each of [field, chosen, bare(said), name]) {
    const at = each ? resolveField(model, each, 'ja', mainThing(model)) : undefined
    if (at && isOpen(at)) return at
  }
  return undefined
}

/** 「畑は毎回打つのが面倒なので」「一覧にして」: what it is about stands ahead of the reason. */
function withTopic(clause: string, before = ''): string {
  const [, topic] = /^([^、はがを]{1,12})は.+ので$/u.exec(before) ?? []
  return topic && /^(?:別の?|独立した)?(?:一覧|リスト|名簿|表)に/u.test(clause) ? `${topic}を${clause}` : clause
}

type Begun = Pick<Told, 'head' | 'name' | 'there' | 'own'> & { at: number }
function headIn(model: ProjectModel, clauses: readonly string[], text: string): Begun | null {
  for (const [at, said] of clauses.entries()) {
    const clause = withTopic(said, clauses[at - 1])
    for (const head of listHeads(clause)) {
      const name = calledFrom(head.name)
      if (head.other && !thingNamed(model, head.other)) continue
      if (!name || noList.test(name) || !isNoun(name, 'ja')) continue
      const there = resolveThing(model, head.name, 'ja') ?? resolveThing(model, name, 'ja')
      const own = ownOf(model, head, head.name, text)
      const place = resolveField(model, name, 'ja', mainThing(model))
      if (there && there === mainThing(model) && !head.isOwn) continue
      if (!there && !own && place?.field.label === name) continue
      return { at, head, name, ...(there && { there }), ...(own && own.thing !== there && { own }) }
    }
  }
  return null
}

/** What is said of each of them, without the words for them. */
function ofEach(model: ProjectModel, clause: string, name: string): string {
  const short = [name, name.split('の').at(-1)!, '一覧', '名簿', 'リスト'].map(escaped).join('|')
  const about = new RegExp(
    `^(?:その|各)?(?:${short})(?:さん|様)?(?:の?(?:一覧|名簿|ほう|方|情報))?(?:には|では|ごとに|に|は|の)、?(?:それぞれ)?`,
    'u',
  )
  const text = clause.replace(about, '')
  const [, ahead, rest] = /^([^、はがを]{1,12}?)(?:ごとに|を選んで)、?(.+)$/u.exec(text) ?? []
  const isKept = () => listsNamed(model, ahead!).length > 0 || (/ごとに、/u.test(text) && !resolveField(model, ahead!, 'ja'))
  return rest && isKept() ? rest : text
}

const joining =
  /^(?:選べ|選ぶ|選択)|^(?:[^、。はがを]{1,10}(?:と|に))?(?:複数|一緒に|それぞれ)?(?:紐|ひも|つな|結び|関連|リンク)/u
const picking = /(?:のほう|の方|側|画面|とき|際)(?:から|で|に|は|では|には)?[^、。]*(?:選|えら)/u
const linking = /誰の|選|紐|ひも|つな|関連|リンク|割り当|結び|ごと|それぞれ|どの|のもの|入って|属|付けたい|つけたい/u
const isLink = (model: ProjectModel, clause: string, name: string): boolean =>
  joining.test(clause) ||
  picking.test(clause) ||
  /^(?:誰|どなた)の.*か/u.test(clause) ||
  (linking.test(clause) && (clause.includes(name) || /そこ|その中/u.test(clause) || listsNamed(model, clause).length > 0))
/** It only says what goes with what, and lists nothing. */
const isOnlyLink = (clause: string): boolean =>
  !/[、　 ]/u.test(clause) &&
  /(?:を|が)(?:選|えら|割り当|付けた|つけた)|のもの(?:で|です)?$|ごと(?:で|です)?$|紐|ひも|つな[いげが]|結び|どの.+か/u.test(
    clause,
  )
/** 「ドライバー1人に紐づき」: what it goes with and is no list. */
const countedIn = (model: ProjectModel, clause: string): Item[] =>
  [...clause.matchAll(/([\p{Script=Katakana}\p{Script=Han}ー]{2,}?)[1１一](?:人|台|つ|件|名)/gu)].flatMap(([, name]) => {
    const item = thingNamed(model, name!) ? null : itemTold(model, name!, 'ja')
    return item ? [item] : []
  })

/** 「どの牛に、いつ付けて、種雄牛は何で」: questions in a row tell together what is kept. */
const question = /^(?:どの|どれ|いつ(?!も)|何|誰|だれ|どこ|いくら|いくつ)|(?:は|が)(?:何|いつ|誰|だれ|どこ|いくら|いくつ)/u
const withQuestions = (clauses: readonly string[]): string[] =>
  clauses.reduce<string[]>((all, clause) => {
    const isMore = question.test(clause) && question.test(all.at(-1) ?? '')
    return isMore ? [...all.slice(0, -1), `${all.at(-1)}、${clause}`] : [...all, clause]
  }, [])

function toldIn(model: ProjectModel, text: string): Told | null {
  const clauses = withQuestions(sentencesOf(text).flat())
  const found = headIn(model, clauses, text)
  if (!found) return null
  const { at, head, name } = found
  const items: Item[] = []
  const rest: string[] = []
  const take = (said: string): boolean => {
    const more = items.length ? null : itemsIn(model, said)
    if (more) items.push(...more)
    return more !== null
  }
  if (head.parts && !take(head.parts)) return null
  const beside: Item[] = []
  const links = [clauses[at]!]
  for (const [of, clause] of clauses.entries()) {
    if (of === at) continue
    const isBehind = of > at
    const linksOnly = isBehind && isLink(model, clause, name) && isOnlyLink(clause)
    if (isBehind && (linksOnly || take(ofEach(model, clause, name)) || isLink(model, clause, name))) {
      links.push(clause)
      if (linksOnly) beside.push(...countedIn(model, clause))
      continue
    }
    if (isAsking(clause)) rest.push(clause)
    else if (!isTelling(clause)) return null
  }
  const isKnown = readingsIn(name, 'ja').some(({ kind }) => kind === 'thing')
  const isKept = head.chooses === true || /管理|登録|受け付け|受付|まとめ|どの|一[つ人]/u.test(clauses[at]!)
  if (head.isBare && !items.length && !(isKept && (isKnown || isSomebody.test(head.name)))) return null
  return { ...found, items: [...items, ...beside], links, rest }
}

const isLinking = (clause: string) => joining.test(clause) || /(?:から|で|に|を)[^。]*選/u.test(clause)

/** The operations of a text that tells of a new list, and the clauses that ask for something else. */
export function newList(model: ProjectModel, text: string): { operations: Operation[]; rest: string[] } | null {
  const isPage = model.pages.some(({ kind }) => kind === 'landing')
  const told = isPage || text.length > charsMax ? null : toldIn(model, text)
  if (!told) return null
  const { name, items, head, own } = told
  const operations: Operation[] = told.there ? moreOf(model, told.there, name, items) : [listOf(model, name, items)]
  const grown = () => applyOperations(model, operations)
  const id = told.there?.id ?? grown().things.at(-1)!.id
  const now = (of: string): Thing => grown().things.find((each) => each.id === of)!
  const link = (from: string, to: string) => {
    if (from !== to && !points(now(from), now(to))) operations.push(linkTo(now(from), now(to)))
  }
  for (const { to } of items) if (to) link(id, to.id)
  const isLinked = !items.some((item) => item.to) && (head.chooses === true || told.links.some(isLinking))
  const { from, toward } = sidesTold(model, told.links.join('。'), name, isLinked)
  const isChosen = own && (head.isOwn === true || from.includes(own.thing))
  if (isChosen) operations.push(...pointingField(own, id))
  for (const thing of isChosen ? [] : from) link(thing.id, id)
  for (const thing of toward) if (!from.includes(thing)) link(id, thing.id)
  return operations.length ? { operations, rest: told.rest } : null
}

function listOf(model: ProjectModel, name: string, items: readonly Item[]): Operation {
  const known = readingsIn(name, 'ja').find(({ kind }) => kind === 'thing')
  const said = {
    ...sayNoun(name, 'ja', known),
    ...(known && { known: knownThings.get(known.id)! }),
    fields: items.flatMap(({ field, to }) => (to ? [] : [field])),
    owns: items.length > 0,
  }
  return additionOf(model, said, readBySigns('', 'ja'))
}

/** What a list that is there lacks of it; one that nobody asked for by the name it has is called as it is called here. */
const moreOf = (model: ProjectModel, there: Thing, name: string, items: readonly Item[]): Operation[] => [
  ...(there.why === 'said' || there.why === 'edit' || there.many.includes(name)
    ? []
    : [{ op: 'renameThing' as const, thing: there.id, one: name, many: name }]),
  ...addInTurn(
    model,
    there.id,
    items.flatMap(({ field, to }) =>
      to || resolveField({ ...model, things: [there] }, field.label, 'ja', there) ? [] : [field],
    ),
    'ja',
  ).flat(),
]
