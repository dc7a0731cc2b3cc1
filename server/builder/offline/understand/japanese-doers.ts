// Who does something with the records is no list of its own: スタッフが入力します, 家族と共有したい, 先生と保護者が書き込む.
import { knownThings } from '../lexicon/lexicon.ts'
import type { Chunk, Item } from './chunks.ts'
import { isJoin, mark, withoutNoun, wordOf } from './japanese-items-ask.ts'

const person = /(?:者|員|係|係員|長|先生|講師|親|ママ|パパ|夫婦|家族|みんな|全員|スタッフ|メンバー|仲間|同士|上司|部下|本人)$/
const isPerson = (chunk: Chunk) =>
  chunk.thing ? knownThings.get(chunk.thing.id)?.entry.actor === true : person.test(chunk.text || chunk.domainText || '')
/** What people do with records that others asked for. */
const using =
  /^(?:を|に|から|も|で|いつでも)*(?:入力|記入|記録|書き|書け|書込|確認|閲覧|見|編集|更新|修正|共有|使|利用|操作|アクセス|投稿|チェック|承認|申請|管理|登録|報告|提出|わか|分か|把握|知)/
const sharing =
  /^(?:にも|に|へ|と|とも|でも|間で|同士で|みんなで)(?:共有|見せ|見て|送|知らせ|通知|配|渡|伝|連絡|公開|提出|報告|使|分担|一緒)/
const acting = /^(?:さん|たち|達|ら|同士|の皆さん|のみんな|全員)*(?:が|も|は|でも)/

/** Marks those who only act on what is kept as said in passing. */
export function doersAside(items: readonly Item[], text: string): Item[] {
  const ordered = [...items]
  items.forEach((item, at) => {
    if (item.kind !== 'chunk' || !isPerson(item) || item.named || wordOf(items[at + 1]) === 'of') return
    const rest = text.slice(item.end)
    const clause = /^[^。．.！!？?\n]*/.exec(rest)![0]
    const subject = acting.exec(clause)
    const after = subject ? clause.slice(subject[0].length) : ''
    // the verb may stand at the end of the clause: 社員が出勤・退勤の時刻を入力、…
    const isUsing =
      subject &&
      (using.test(after) || /を(?:毎日|毎回|その場で|自分で)?(?:入力|記入|書き|確認|閲覧|見|編集|承認|申請)/.test(after))
    if (!isUsing && !sharing.test(clause)) return
    // 先生と保護者が: the others before it act too
    let from = at
    while (isJoin(items[from - 1]) && text[items[from - 1]!.start] === 'と' && items[from - 2]?.kind === 'chunk') from -= 2
    for (let each = from; each <= at; each += 2) {
      const chunk = items[each] as Chunk
      ordered[each] = chunk.thing ? { ...chunk, cues: [], doer: true } : { ...withoutNoun(chunk), text: '', words: 0, cues: [] }
      delete (ordered[each] as Chunk).domainText
      delete (ordered[each] as Chunk).trade
    }
    const next = ordered[at + 1]
    // what follows is not theirs
    if (wordOf(next) === 'has') ordered[at + 1] = mark('は', next!.start)
  })
  return ordered
}
