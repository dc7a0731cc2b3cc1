// How a clause begins a new list: 「スタッフの一覧を作って」, 「往診も残したい」, 「飼い主を別の名簿に」, 「どの業者から仕入れたか」.

/** `field` is what is to be chosen from the list; `isOwn`: what was written into a field becomes the list; `isBare`: no word says that it is one;
 *  `other` is a list that is there. */
export type ListHead = {
  name: string
  parts?: string
  field?: string
  isOwn?: boolean
  isBare?: boolean
  chooses?: boolean
  other?: string
}

const { raw } = String
const inName = raw`(?:子ども|子供|お子さん|もの|[^、。はがをにもでへとの（）()「」：:\s])`
const name = raw`(?<name>${inName}{1,12}?(?:の(?!中|ほう|方|一覧|記録)${inName}{1,10}?)?)(?:っていう|という)?`
const kind = raw`(?:一覧表?|リスト|名簿|台帳|管理表|在庫表|マスター?|帳簿|ページ|表)`
const kept = raw`(?:記録|日報|日誌|日記|帳|簿|履歴|予定)`
const again = raw`(?:別に|別で|別途|新しく|新たに|一つ|それぞれ|毎日|毎回|また|も)*`
const makes = raw`(?:作[っりる]|つく[っりる]|追加|足し|足す|加え|ほし|欲し|必要|い[るり]|要[るり]|お願|用意|設け|別[にで々]?|独立|分け|管理|登録|残|新し|つけ|付け|くだ|下さ|載せ|入れ|持)`
const keeps = raw`(?:管理|登録|記録|受け付け|受付|残|つけ|付け|持|まとめ|載せ)`
const wants = raw`(?:対象に加えたい|し?たい|して(?:ほしい|ください|おきたい)|せ(?:たい|ます|る)|せるように|られ(?:る|ます)|ます|できる|できます|て?おきたい|りたい|けたい|けられ|でき)`
const joins = raw`(?:紐|ひも|つな|結び|関連|リンク|割り当)`
const inBrackets = raw`(?:\s*[（(](?<parts>(?:[^（()）]|[（(][^（()）]*[)）])+)[)）])`

const forms: readonly (readonly [RegExp, Partial<ListHead>?])[] = [
  // 「使用者は社員の一覧から選べるように」
  [
    new RegExp(raw`^(?<field>[^、。はがをに]{1,12})(?:は|を|も)、?(?:登録した)?${name}の?${kind}(?:の中)?から(?:選|えら)`, 'u'),
    { isOwn: true, chooses: true },
  ],
  // 「顧客を別の一覧（氏名、電話番号）に分けて」, 「仕入先は一覧にして」
  [
    new RegExp(
      raw`^${name}(?:は|を|も)、?(?:別の?|独立した|専用の)?${kind}${inBrackets}?(?:に|で(?!、?(?:見|大き|小さ|並|出|確認|表示))|として)`,
      'u',
    ),
    { isOwn: true },
  ],
  [new RegExp(raw`^${name}(?:は|を)別に(?:し|分け|持)`, 'u'), { isOwn: true }],
  [new RegExp(raw`^${name}の${kind}を(?:独立|分け|別)`, 'u'), { isOwn: true }],
  [new RegExp(raw`^${name}は、?(?:別の?)?[^、。]{1,4}${kind}として(?:別に)?(?:持|作|分け|管理)`, 'u'), { isOwn: true }],
  // 「農薬の名前と散布日と量を書いておける散布の一覧も」
  [
    new RegExp(
      raw`^(?<parts>[^。]+?)を(?:書いて|残して|記録して|入れて|登録して)?(?:おける|書ける|残せる|記録できる|登録できる|入れられる)、?${name}の?${kind}(?:も|を|が)`,
      'u',
    ),
  ],
  // 「協力業者の一覧を会社名、職種、電話番号で作って」, 「社員の一覧を部署付きで作り」
  [new RegExp(raw`^${name}の?${kind}(?:も|を|が)、?(?<parts>[^。がはも別]+?)(?:付き|つき)?で(?:作|つく|用意|追加)`, 'u')],
  [new RegExp(raw`^${name}の?(?:${kind}|管理)(?:も|を|が|は)?${again}${makes}[^（(]*${inBrackets}?`, 'u')],
  [new RegExp(raw`^${name}の?(?:${kind}|管理)(?:も)?${inBrackets}?(?:も|を|が|は)?(?:${again}${makes}.*)?$`, 'u')],
  [new RegExp(raw`^${name}の?(?:${kind})(?:も)?[：:]\s*(?<parts>.+)$`, 'u')],
  [new RegExp(raw`^(?<name>${inName}{1,10}?${kept})(?:も|を|が)、?${again}(?:${joins}|${makes})[^（(]*${inBrackets}?`, 'u')],
  [new RegExp(raw`^(?<name>${inName}{1,10}?${kept})${inBrackets}(?:を|も)`, 'u')],
  [
    new RegExp(
      raw`^(?<name>[^、。はがをに（）()]{1,20}?)の${kept}(?:も|を|が)、?(?:[^、。]{1,8}に)?${again}(?:${joins}|${makes})[^（(]*${inBrackets}?`,
      'u',
    ),
  ],
  // 「通院の記録を猫ごとに残せますか」
  [new RegExp(raw`^${name}の${kept}(?:も|を|が)、?[^、。]{1,10}ごとに`, 'u'), { isBare: true }],
  // 「試合の結果も残したい」
  [new RegExp(raw`^${name}の(?:結果|成績|内容|様子)(?:も|を|が)、?[^、。]{0,6}?${keeps}`, 'u'), { isBare: true }],
  // 「往診も残したい」, 「講師も別リストで管理したい」
  [
    new RegExp(raw`^${name}も、?(?:別(?:に|で)?|(?:別の?)?${kind}で|新しく|毎日|毎回)?、?${keeps}${wants}`, 'u'),
    { isBare: true },
  ],
  // 「どの業者から仕入れたかたどれるように」
  [
    new RegExp(
      raw`^どの(?<name>${inName}{1,10}?)(?:に|が|から|の|で)[^、。]{1,14}?(?:か(?:を|も|が)?(?:見たい|見られ|知りたい|わか|分か|たどれ|追え|残|記録|つなげ|選べ)|のか$)`,
      'u',
    ),
    { chooses: true },
  ],
  // 「スタッフの一覧と予約をつなげて」
  [new RegExp(raw`^${name}の?${kind}と(?:[^、。はがをに]{1,10}を)?${joins}`, 'u'), { chooses: true }],
  [new RegExp(raw`^${name}と(?<other>[^、。はがをに]{1,10})を、?${joins}`, 'u'), { isBare: true, chooses: true }],
  [new RegExp(raw`^(?<other>[^、。はがをにと]{1,10})と${name}を、?${joins}`, 'u'), { isBare: true, chooses: true }],
  // 「案件ごとにお客さんを選べるように」
  [
    new RegExp(
      raw`^[^、。]{1,10}(?:ごとに|に|で)、?${name}を(?:一人|一つ|1人|1つ)?(?:選べる|選ぶ|選択|付けたい|つけたい|割り当て)`,
      'u',
    ),
    { isBare: true, chooses: true },
  ],
  // 「物件にはオーナーが一人います」
  [
    new RegExp(raw`^[^、。はがを]{1,10}に(?:は)?(?:それぞれ)?${name}が(?:一人|一つ|1人|1つ|一社|それぞれ)`, 'u'),
    { isBare: true, chooses: true },
  ],
]

export const listHeads = (clause: string): ListHead[] =>
  forms.flatMap(([form, told = {}]) => {
    const { name: called, parts, field, other } = form.exec(clause)?.groups ?? {}
    return called ? [{ ...told, name: called, ...(parts && { parts }), ...(field && { field }), ...(other && { other }) }] : []
  })
