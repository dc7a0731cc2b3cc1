// Words that people say for one and the same standing of a row: who "is coming" has said yes, what "is finished" is done. A choice is meant
// by any word of its group.
const groups: readonly string[] = [
  'yes, yep, yeah, attending, coming, is coming, are coming, will come, will be there, accepted, has accepted, confirmed, going, said yes, can come, ja, japp, kommer, kommer gärna, deltar, närvarar, tackat ja, tackar ja, tackade ja, har tackat ja, sagt ja, har sagt ja, kan komma, bekräftad, はい, 出席, 参加, 出席します, 参加します, 来る, 来ます, 来られる, 行けます, あり, 有, 有り, 承諾',
  'no, nope, not attending, not coming, is not coming, isn’t coming, are not coming, can’t come, cannot come, can’t make it, won’t come, won’t be there, declined, has declined, said no, not going, absent, nej, kommer inte, kommer ej, tackat nej, tackar nej, tackade nej, har tackat nej, sagt nej, har sagt nej, kan inte komma, förhindrad, har fått förhinder, deltar inte, avböjt, いいえ, 欠席, 不参加, 欠席します, 来ない, 来られない, 来れない, 行けません, なし, 無, 無し, 辞退',
  'maybe, not sure, unsure, tentative, perhaps, undecided, kanske, osäker, vet inte, vet ej, 未定, 多分, たぶん, わからない',
  'no reply, no answer, not answered, waiting, awaiting reply, invited, pending, no reply yet, inget svar, ej svarat, inte svarat, har inte svarat, inbjuden, väntar, väntar svar, väntar på svar, 未回答, 返事待ち, 返信待ち, 招待済み, 保留',
  'done, finished, completed, complete, is done, is finished, all done, klar, klart, färdig, färdigt, slutförd, slutfört, avklarad, gjord, gjort, 完了, 済み, 済, 終わった, 終わり, 完了済み, できた',
  'paid, has paid, have paid, is paid, betald, betalt, betalat, har betalat, är betald, är betalt, 支払済み, 支払い済み, 入金済み, 支払った, 支払済',
  'unpaid, not paid, hasn’t paid, not paid yet, obetald, obetalt, inte betalat, har inte betalat, ej betald, ej betalt, 未払い, 未払, 未入金',
  'returned, is back, brought back, handed back, back, återlämnad, återlämnat, lämnad tillbaka, tillbaka, 返却済み, 返却された, 返却, 返ってきた',
  'sold, is sold, såld, sålt, är såld, är sålt, 売却済み, 売れた, 売却',
  'broken, is broken, out of order, damaged, trasig, trasigt, sönder, 故障, 故障中, 壊れた, 破損',
  'in progress, ongoing, started, under way, underway, pågår, pågående, påbörjad, påbörjat, 進行中, 対応中, 作業中, 着手',
  'daily, every day, each day, once a day, dagligen, varje dag, en gång om dagen, 毎日',
  'weekly, every week, every 7 days, once a week, varje vecka, var sjunde dag, en gång i veckan, veckovis, 毎週, 週1回, 7日ごと',
  'every two weeks, fortnightly, biweekly, every other week, every 14 days, varannan vecka, var fjortonde dag, 隔週, 2週間ごと',
  'monthly, every month, once a month, every 30 days, varje månad, en gång i månaden, månadsvis, 毎月, 月1回',
  'yearly, every year, once a year, annually, varje år, en gång om året, årligen, 毎年, 年1回',
  'cancelled, canceled, called off, avbokad, avbokat, inställd, inställt, キャンセル, 中止, 取り消し',
]

const groupOf: ReadonlyMap<string, number> = new Map(
  groups.flatMap((group, at) => group.split(', ').map((word): [string, number] => [word, at])),
)
const even = (said: string) => said.trim().toLowerCase().replaceAll("'", '’')

/** The choice that a word for its standing means: the only one of its group. */
export function optionAlike(said: string, options: readonly string[]): string | undefined {
  const group = groupOf.get(even(said))
  const found = group === undefined ? [] : options.filter((option) => groupOf.get(even(option)) === group)
  return found.length === 1 ? found[0] : undefined
}

const [yes, no] = [0, 1]
const ofDone = new Set(['done', 'paid', 'returned', 'sold', 'in progress'].map((word) => groupOf.get(word)))
const isBack = groupOf.get('unpaid')
/** What a word says of a tick: set, or not; undefined where it says neither. A state says so only of a tick of that name. */
export function tickSaid(said: string, label: string): boolean | undefined {
  const group = groupOf.get(even(said))
  if (group === yes) return true
  if (group === no) return false
  const own = groupOf.get(even(label))
  if (group !== undefined && group === own && ofDone.has(group)) return true
  return group === isBack && own === groupOf.get('paid') ? false : undefined
}
