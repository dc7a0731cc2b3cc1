import type { ToneName } from '../model.ts'
import type { Language } from './words/words.ts'

type Meaning = 'finished' | 'good' | 'bad' | 'watch' | 'ended'

// Good is not finished: a player who is "Active" is not done, and "Open players: 7" would be nonsense.
const meanings: Record<Language, Record<Meaning, string>> = {
  en: {
    finished:
      'done|complete|completed|finished|paid|won|delivered|shipped|closed|solved|resolved|returned|submitted|archived|sold|read|watched',
    good: 'active|approved|confirmed|accepted|published|live|ready|available|attending|hired|passed|in stock|healthy',
    ended: 'cancelled|canceled|refunded|lost|rejected|declined|expired|failed|dropped|abandoned',
    bad: 'overdue|lost|rejected|high|critical|cancelled|canceled|failed|declined|late|unpaid|urgent|expired|blocked|refunded|out of stock',
    watch:
      'medium|normal|in progress|doing|pending|waiting|on hold|at risk|negotiation|paused|in review|partial|reserved|maybe|processing|reading|draft',
  },
  sv: {
    finished: 'klar|klart|färdig|slutförd|betald|vunnen|levererad|skickad|stängd|löst|lämnad|inlämnad|arkiverad|såld|läst|sedd',
    good: 'aktiv|godkänd|bekräftad|accepterad|publicerad|redo|tillgänglig|kommer|anställd|i lager',
    ended: 'avbokad|avbruten|återbetald|förlorad|avvisad|avböjd|utgången|misslyckad|inställd',
    bad: 'försenad|förlorad|avvisad|hög|kritisk|avbokad|misslyckad|avböjd|sen|obetald|brådskande|utgången|blockerad|återbetald|slut',
    watch:
      'medel|normal|pågår|pågående|väntar|väntande|vilande|riskerar|förhandling|pausad|granskas|delvis|reserverad|kanske|behandlas|läser|utkast',
  },
  ja: {
    finished:
      '完了|済み|終了|支払済|支払い済み|受注|納品済|発送済み|配送済み|解決済み|返却済み|提出済み|販売済み|読了|視聴済み|対応済み',
    good: '有効|承認済み|確定|公開|公開中|準備完了|利用可能|出席|採用|在庫あり',
    ended: 'キャンセル|返金済み|失注|却下|辞退|失敗|中止',
    bad: '期限切れ|失注|却下|高|高い|緊急|キャンセル|失敗|辞退|遅延|未払い|至急|ブロック|返金済み|在庫切れ|欠席',
    watch: '中|普通|進行中|作業中|保留|待ち|対応中|交渉中|交渉|一時停止|確認中|一部|予約済み|未定|処理中|読書中|下書き',
  },
}

const statusTones: ToneName[] = ['gray', 'blue', 'violet', 'teal', 'amber', 'green']
const kindTones: ToneName[] = ['blue', 'violet', 'teal', 'amber', 'green', 'red', 'gray']

const means = (language: Language, meaning: Meaning, option: string) =>
  meanings[language][meaning].split('|').includes(option.trim().toLowerCase())

/** The colour of an option: by what it means, else by its place. A status starts out grey, a mere kind of thing does not. */
export function toneOf(language: Language, option: string, index: number, isStatus: boolean): ToneName {
  if (means(language, 'finished', option) || means(language, 'good', option)) return 'green'
  if (means(language, 'bad', option)) return 'red'
  if (means(language, 'watch', option)) return 'amber'
  const tones = isStatus ? statusTones : kindTones
  return tones[index % tones.length]!
}

const presenceTones: readonly (readonly [RegExp, ToneName])[] = [
  [/present|came|närvar|kom\b|出席/i, 'green'],
  [/absent|frånvar|欠席/i, 'red'],
]
/** The colour of a choice of who was there: late, ill and the rest are something to look at. */
export const presenceTone = (option: string): ToneName => presenceTones.find(([words]) => words.test(option))?.[1] ?? 'amber'

/** An invoice that was sent is not over before it is paid, an order is. */
const sent = 'skickad'
const paid = 'betald'
const isFinished = (language: Language, option: string, options: string[]) => {
  const after = options.slice(options.indexOf(option)).map((each) => each.trim().toLowerCase())
  return means(language, 'finished', option) && !(after[0] === sent && after.includes(paid))
}

/** The option that says a matter is over, if there is one: "Done", "Paid". */
export const finishedOption = (language: Language, options: string[]) =>
  options.toReversed().find((option) => isFinished(language, option, options))

/** Options after which nothing more happens, for better or worse: "Delivered", "Refunded". */
export const closedOptions = (language: Language, options: string[]) =>
  options.filter((option) => isFinished(language, option, options) || means(language, 'ended', option))
