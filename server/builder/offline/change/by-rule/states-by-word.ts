// Words that say how a row stands, beside the words that a field may keep it by: "still owes" and the tick Paid, 未入金 and 入金状況, "kan simma" and
// Simkunnig. `denied` says the opposite by itself.
export type StateWords = { said: RegExp; denied?: RegExp; kept: RegExp; not?: RegExp }

export const stateWords: readonly StateWords[] = [
  {
    said: /\b(?:paid|pay(?:s|ing|ment)?|settled)\b|(?<!\p{L})(?:betal(?:t|at|ad|ade|ar|a))(?!\p{L})|入金済み?|支払い?済み?|払い済み?|納付済み?|納入済み?|入金|支払/iu,
    denied:
      /\b(?:unpaid|(?:still )?ow(?:es?|ing|ed)(?: (?:us |me )?(?:money|something|rent|fees?))?|in arrears)\b|(?<!\p{L})(?:obetal[dt]a?(?:de)?|skyldiga?(?: pengar)?)(?!\p{L})|未入金|未払い?|未納|未支払い?|滞納|払って(?:い)?な\p{Script=Hiragana}*/iu,
    kept: /\bpaid\b|\bpayment (?:received|done|status)|betal[dt]|betalning|入金|支払|払った|納入|納付|納めた/iu,
    not: /method|betalsätt|方法|期限|due|date|days|paying/i,
  },
  {
    said: /\b(?:returned|given back|brought back|back)\b|(?<!\p{L})(?:återlämna(?:d|t|de)|tillbaka(?:lämna(?:d|t|de))?|inlämna(?:d|t|de))(?!\p{L})|返却済み?|返却/iu,
    denied:
      /\b(?:on loan|lent out|still out|borrowed|unreturned)\b|(?<!\p{L})(?:utlåna(?:d|t|de)|ute på lån)(?!\p{L})|未返却|貸出中|貸し出し中|返して(?:い)?な\p{Script=Hiragana}*/iu,
    kept: /return(?:ed)?|återlämna|tillbaka|inlämna|返却/iu,
    not: /due|planned|expected|senast|予定|期限/i,
  },
  {
    said: /\b(?:collected|picked up|fetched)\b|(?<!\p{L})(?:hämta(?:d|t|de)|avhämta(?:d|t|de)|uthämta(?:d|t|de))(?!\p{L})|引き?取(?:り)?済み?|受け?取(?:り)?済み?|受取済み?/iu,
    denied: /\buncollected\b|(?<!\p{L})ohämta(?:d|t|de)(?!\p{L})|未受取|未引取/iu,
    kept: /collected|picked ?up|hämta|受取|引取|受け取/iu,
  },
  {
    said: /\b(?:done|finished|completed?|closed|resolved|solved|fixed|over)\b|(?<!\p{L})(?:klar(?:t|a)?|färdig(?:t|a)?|avsluta(?:d|t|de)|slutför(?:d|t|da)|åtgärda(?:d|t|de)|gjor(?:d|t|da)|stäng(?:d|t|da))(?!\p{L})|完了(?:した|済み?)?|終わった|済んだ|終了(?:した)?|対応済み?/iu,
    denied:
      /\b(?:unfinished|unresolved|incomplete|outstanding|still open)\b|(?<!\p{L})(?:ogjor(?:d|t|da)|oavsluta(?:d|t|de)|ofärdig(?:t|a)?)(?!\p{L})|未完了|未対応|未処理|未解決/iu,
    kept: /done|finish|complet|closed|resolved|solved|klar|färdig|avsluta|slutför|åtgärda[dt]|redo|ready|delivered|levererad|完了|終了|対応済/iu,
  },
  {
    said: /\b(?:swim)\b|(?<!\p{L})simma(?!\p{L})|泳げる/iu,
    kept: /swim|sim(?:ma|kunnig)|水泳|泳/iu,
  },
  {
    said: /\b(?:sent|posted|mailed|dispatched)\b|(?<!\p{L})(?:skicka(?:d|t|de))(?!\p{L})|送付済み?|発送済み?|送信済み?/iu,
    denied: /\bunsent\b|(?<!\p{L})oskicka(?:d|t|de)(?!\p{L})|未送付|未発送|未送信/iu,
    kept: /sent|shipped|skicka|送付|発送|送信/iu,
  },
  {
    said: /\b(?:cancel(?:l)?ed|called off)\b|(?<!\p{L})(?:avboka(?:d|t|de)|inställ(?:d|t|da)|avbruten|avbrutna|avbrutet)(?!\p{L})|キャンセル(?:した|された|済み?)?|中止(?:した|になった)?/iu,
    kept: /cancel|withdrawn|avbok|inställ|avbrut|återtag|キャンセル|中止|取消/iu,
  },
  {
    said: /\b(?:no[- ]?shows?|absent|missed|didn['’]?t (?:come|show up|turn up))\b|(?<!\p{L})(?:utebliv(?:it|en|na)|uteblev)(?!\p{L})|無断キャンセル|欠席/iu,
    kept: /no.?show|absent|utebl|frånvar|欠席/iu,
  },
  {
    said: /\b(?:coming|attending|said yes|accepted)\b|(?<!\p{L})(?:kommer|tackat ja)(?!\p{L})|出席(?:する)?|参加(?:する)?/iu,
    kept: /^(?:attending|coming|yes|accepted|kommer|ja|出席|参加)$|\battending\b/iu,
  },
  {
    said: /\b(?:right|correct)\b|(?<!\p{L})(?:rätt|korrekt)(?!\p{L})|正解|合っている/iu,
    denied: /\b(?:wrong|incorrect)\b|(?<!\p{L})fel(?:aktig[at]?)?(?!\p{L})|不正解|間違い|間違って/iu,
    kept: /^(?:right|correct|rätt|korrekt|正解)$/iu,
  },
  {
    said: /\bread\b|(?<!\p{L})läst(?:a)?(?!\p{L})|読了|読んだ/iu,
    denied: /\bunread\b|(?<!\p{L})oläst(?:a)?(?!\p{L})|未読/iu,
    kept: /^(?:read|läst|読了|読んだ)$|finished/iu,
  },
  {
    said: /\bconfirmed\b|(?<!\p{L})bekräfta(?:d|t|de)(?!\p{L})|確定(?:した|済み?)?|確認済み?/iu,
    denied: /\bunconfirmed\b|(?<!\p{L})obekräfta(?:d|t|de)(?!\p{L})|未確定|未確認/iu,
    kept: /confirm|bekräfta|確定|確認/iu,
  },
]
