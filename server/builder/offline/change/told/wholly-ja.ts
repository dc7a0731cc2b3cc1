// Japanese wishes told as a whole; the closest form first. What a new field holds stands before its name, behind it, or in a sentence of its own.
import type { Parts } from './deed.ts'
import type { DeedName } from './deeds.ts'
import { form } from './form.ts'
import { plainFormsJa } from './plain-forms-ja.ts'

/** `parts` is what the form itself tells. */
export type WholeForm = readonly [form: RegExp, deed: DeedName, parts?: Parts]

const { raw } = String

/** What stands ahead of a wish and is no part of it. */
export const leadJa =
  /^(?:(?:あとから見て|あと|それと|それから|ついでに|できれば|できたら|新しく|新たに|別に|それぞれに|一件ごとに|一件ずつ|一件ずつの|今は|いまは|一覧に|リストに|登録のときに|後から|いちいち書かなくても|うちでは|うちは|そういえば|確か|実は|本当は|結局|また|この|項目に|入力画面に|紙の[^、。「]{1,6}に(?:は)?|[^、。「]{2,10}たびに?|(?:お客|常連|患者|会員|利用者|生徒)さんの)(?:、|(?=.)))+/u
/** What was asked for ahead of the rest makes two wishes of it. */
export const asksJa =
  /ください|下さい|ほしい|欲しい|お願いします|追加|削除|消し|消す|外し|いらな|要らな|いりま|不要|必須|並べ|変えて|変更し|したい|もらえ|いただけ|たい(?:です|んです|な)?[。、]|してくれ|にして|増やして|足して|加えて|[とや]、$/u
const other =
  /必須|削除|消し|消去|並べ|並び|ソート|いらな|要らな|いりま|不要|外し|取っちゃ|なくし|改名|(?:合計|平均)を?(?:出|表示|計算)|警告|目立|初期値|デフォルト|ごとに[^書]|別に(?:表示|まとめ)|先頭|末尾|一番[上下]|リンク|紐/u
const another = /(?:て|たい|ほしい|ください|必要)[、。](?:あと|それと|それから|また|ついでに|さらに)/u
/** Words that ask for something besides; choices and records may have any. */
export const asksElse = (said: string, deed: DeedName): boolean =>
  another.test(said) ||
  (deed === 'holds' && other.test(said.replace(/[「『][^」』]*[」』]/gu, ''))) ||
  (deed === 'chosenOf' && unchosen.test(said)) ||
  (deed === 'drop' && added.test(said))
const added = /追加|足し|足す|加え|作って|作れ|作り|新し|新た|かわり|代わり|必須|書く(?:ところ|場所)がな|ほし|欲し/u
/** What was chosen is no longer to be. */
const unchosen = /(?:選ぶ|選ばせる|選択式|選択肢|プルダウン)[^。、]{0,4}(?:じゃなく|ではなく|でなく|をやめ|をなくし|より)/u

const named = (group: string) => raw`[「『]?(?<${group}>[^、。・「」『』（）()！？!?…]{1,20}?)[」』]?`
const name = named('field')
const second = named('other')
const place = raw`(?:の?(?:記入欄|入力欄|チェック欄|欄|項目|列|枠|場所|ところ|とこ|スペース|フィールド|余白|置き場所))`
const calls = raw`(?:という|っていう|って|の|用の|用に|なる)`
const puts = raw`(?:追加|足|加え|くわえ|増や|ふや|作|つく|設け|設置|新設|用意|入れ|入力|記入|記録|登録|書|付け|つけ|お願い|おねがい|頼|ほし|欲し|必要|あれば|あると|あったら|な[いく]|見当たら|見つから|くだ|下さ|くれ|よろしく|残|控|管理|持|メモ|でき|選べ|済|すむ|十分|一緒に)`
const rest = raw`[^。]*[。！!？?…]*$`
/** Goes on as one clause. */
const end = raw`[^、。]*(?:、(?:お願い|よろしく)[^、。]*)?[。！!？?…]*$`
/** Goes on for a sentence or two. */
const further = raw`.*$`

const tick = raw`[「『]?(?:チェック(?:ボックス|マーク|欄|印)?|レ点|[○〇◯][×✕xバツ]?|マル(?:バツ)?|丸|印|しるし|はい[」』]?(?:か|・|／|/|と|、)?[「『]?いいえ|イエス(?:か|・|／|/)?ノー|オン・?オフ|フラグ|二択)[」』]?`
const money = raw`(?:金額|お金|価格|値段|代金|額)`
const day = raw`(?:日付|年月日|日にち|月日|カレンダー(?:入力|選択)?)`
const count = raw`(?:数字|数値|整数|数)`
const long = raw`(?:複数行|[何数]行も?|何行にも|長文|長い?(?:文章?|説明|話|メモ)|長め?[にの]|長々と|たっぷり|改行|広め?[のにい]|大き[いなめ]|自由(?:記入|記述)|ゆったり|箇条書き|詳しく)`

/** A field and the word for what it holds, in every order of the two. */
const held = (word: string, type: string, ask = puts): readonly WholeForm[] =>
  (
    [
      form`^${word}(?:の|で|を入れる|を書く|だけの)${place}(?:で|として|、|に|を|：|:)*${name}(?:の?欄|の?項目)?(?:を|も|が|、)?${ask}${rest}`,
      form`^${word}で、?${name}(?:の?欄|の?項目)?(?:を|も|が)${ask}${rest}`,
      form`^${name}${calls}(?:、)?${word}(?:だけ)?(?:の|を入れる|を書く|を書き込む|を記入する|を付ける|を残す|する)?${place}?(?:を|も|が)[^。]{0,14}?${ask}${rest}`,
      form`^${name}(?:${calls}?${place})?(?:を|は|も|って)、?${word}(?:入力|型|形式|だけ|のみ)?(?:で|として|から|に(?!(?:変|して|し$)))[^。]{0,14}?${ask}${rest}`,
      form`^${name}を${word}の${place}(?:として|で|に)${ask}${rest}`,
    ] as const
  ).map((each) => [each, 'holds', { type }])

const item = raw`[「『]?[^、。・,，／/「」『』（）()をはがに？?]{1,16}?[」』]?`
const short = raw`[「『]?[^、。・,，／/「」『』（）()をはがに？?]{1,10}?[」』]?`
// where joints are letters that names have, too, only a few are tried: each more would double what has to be
const choices = raw`(?<options>${item}(?:[、・,，／/]${item}){1,11}|${short}[かと]${short}(?:[かと]${short}){0,2})`
const oneOf = raw`(?:の?(?:どれか|いずれか|どちらか|うち(?:の)?(?:どれか?|一つ)?|中|[2-9２-９二三四五]つ|[2-9２-９二三四五]択)(?:一つ|ひとつ|1つ)?)`
const pick = raw`(?:選|えら|択|プルダウン|ドロップダウン|選択式|指定)`

const chosen: readonly WholeForm[] = (
  [
    // its name, and behind it in a sentence of its own what it is chosen from
    form`^${name}(?:${calls}?${place})?(?:を|も)?(?:${pick}[^、。？?]{0,14}?|${puts}[^、。？?]{0,10}?)?[、。？?]\s*(?:選択肢|候補|中身|内容|選ぶの|選べるの|値)(?:は|に|が|を)、?${choices}${oneOf}?(?:です|で|だけ|にして|から|から選[^。]*)?(?:お願い[^、。]*|ね|よ|かな)?[。！!]*$`,
    form`^${name}(?:${calls}?${place})?(?:を|も|は)(?:${puts}[^、。]{0,6}?|手入力をやめ)て、?${choices}(?:${oneOf}?(?:から|の中から)(?:一つ|ひとつ)?${pick}|${oneOf}(?:で|に|を))${rest}`,
    form`^${name}(?:${place})?(?:を|は|も)?${pick}[^、。（(]{0,14}[（(]${choices}[）)]${rest}`,
    form`^${name}(?:${place})?(?:を|は|も)(?:プルダウン|選択式|ドロップダウン|選ぶ形)(?:で|に|に(?:して|変えて))?[、。]${choices}${oneOf}?(?:で|から|です)?(?:お願い[^、。]*|選[^、。]*)?[。！!]*$`,
    // what it is chosen from stands ahead
    form`^${choices}${oneOf}?(?:から|の中から|を)?(?:一つ|ひとつ)?(?:選べ|選ぶ|選択する|指定する)(?:る)?(?:だけの|ための|ような|形の)?${name}${place}?(?:を|も|が)${puts}${rest}`,
    form`^${choices}${oneOf}?(?:から|の中から|を)(?:選択する|選ぶ|選べる|指定する)(?:よう(?:に)?|形に)、?${name}(?:を|は)[^。]{0,4}(?:変|し|直)${rest}`,
    form`^[^、。]{0,8}(?:使う|出る|ある)のは、?${choices}(?:だけ|しか[^。]{0,6})[^。]*。${name}(?:のところ|の欄)?(?:で|は|に|を)${further}`,
    form`^${name}、(?<options>${item}か${item}(?:か${item}){0,2})(?:を|から|の中から)(?:選べ|選択でき|選ば)${end}`,
    form`^${name}(?:って|は|が)[^。、]*(?:て|けど|ので|から|し|です|る|く|…)[…。、]+${choices}${oneOf}(?:を|から)[^。、]*${pick}${rest}`,
    // what it is and nothing else
    form`^${name}${place}?(?:は|を|が|って)、?(?:(?:手入力|手打ち|自由入力|文字|手で打つ)の?(?:ん)?(?:じゃなく|ではなく|でなく|をやめ)て?、?)?${choices}(?:${oneOf}(?:から|で|に|を|しか|だけ|[？?]|って|$)|から[^。]{0,4}${pick}|しか)${rest}`,
    form`^${name}${place}?(?:に|には|で|が)(?:書く|入る|入れる|入れられる|選ぶ|選べる|なる)のは、?${choices}(?:だけ|のみ|しか|${oneOf}|です|$)${rest}`,
    form`^${name}${place}?(?:は|が)(?<options>${item}なのか、?(?:それとも、?)?${item}なのか(?:、?(?:それとも、?)?${item}なのか){0,2})、?${rest}`,
    form`^${name}を(?:書く|入れる|選ぶ|打つ)(?:とき|時|たび)(?:に|は)?、?(?<options>${item}だったか、?${item}だったか(?:、?${item}だったか){0,2})${further}`,
    form`^(?<options>${item}のものと${item}のもの(?:と${item}のもの){0,2})が[^、。]{0,8}、${name}を(?:指定|選|書|残)${rest}`,
  ] as const
).map((each) => [each, 'chosenOf'])

const value = named('value')
const option = named('option')
const chooser = raw`${name}(?:のところ|の欄)?`
const stores = raw`(?:登録|追加|入れ|書き加え|書き足し|載せ|足し|作成|加え|作っ)`
const records: readonly WholeForm[] = (
  [
    form`^${value}(?:を|の(?:データ|分)を)(?:新規で|一件|1件|新しく)?${stores}(?:して|て)?(?:ください|下さい|おいて|といて)?[、。]${chooser}(?:は|を|が)${option}(?:で|に|です|だ|。|$)${further}`,
    form`^${value}(?:を|の(?:データ|分)を)(?:新規で|一件|1件|新しく)?${stores}(?:して|て)?[、。]${option}(?:で|として)[。！!]*$`,
    form`^${value}[（(]${option}[）)](?:を|も)(?:一件|1件)?${stores}${rest}`,
    form`^${second}(?:が|は)${value}(?:で)?、${chooser}(?:が|は)${option}(?:の|で)(?:を|もの|人|データ|行|やつ|ひと)?${rest}`,
    form`^${second}は${value}で、${option}として${rest}`,
    form`^${chooser}(?:を|が|は)${option}(?:とした|にした|の)${value}(?:の(?:データ|記録|行)|さん)?を(?:一件|1件)?${stores}${rest}`,
    form`^${value}(?:が|は)(?:まだ)?(?:一覧に|リストに)?(?:載って|入って|登録されて|書いて)(?:い)?(?:な|ま)[^。]*。${chooser}(?:は|が)${option}(?:なん|です|だ|で|の)${further}`,
    form`^${value}を(?:書き|入れ|登録し|載せ)忘れて(?:い)?(?:た|まし)[^。]*。${option}(?:の(?:はず|ほう|やつ)|です|で)${further}`,
    form`^${value}(?:って|という)(?:名前の)?(?:の|もの|人|やつ)が[^。、]*、${option}の(?:やつ|もの|人|ほう)${further}`,
    form`^(?:一覧|リスト)を見ても、?${value}が(?:見当たら|見つから|載って|な)[^。…]*[。…]+(?:本当は)?${chooser}(?:が|は)${option}(?:の|で)${further}`,
  ] as const
).map((each) => [each, 'record'])

const into = raw`(?:のところに(?:は)?|の(?:選択肢|候補|選択項目|プルダウン|中|リスト)(?:に(?:は)?|へ|として|、)|に(?:は)?|へ|で|を開いても、?|、)`
const new1 = raw`[「『]?(?!ほし|欲し|足[しす]|追加|入れ|選|加え|増や|必要|要[るり]|お願|い[うい])[^、。「」『』はがをで]{1,16}?[」』]?`
const more = raw`(?<option>${new1})(?:(?<=[\p{Script=Han}ァ-ヶー」』])[とや](?=[\p{Script=Han}ァ-ヶー「『])|、|および|及び|も、?)(?<value>${new1})`
const only = raw`(?<options>${new1})(?:(?:という|って(?:いう)?)(?:選択肢?|もの|やつ|の|項目|値))?`
const gives = raw`(?:追加|足[しす]|加え|入れ|選べ|選択でき|作[っり]|載せ|ほし|欲し|増や|お願い)`
const offers: readonly WholeForm[] = (
  [
    form`^${name}${into}、?(?:新しく|さらに)?${more}(?:の(?:二つ|2つ|ふたつ))?(?:を|も|が|って)?、?(?:(?:新しく|一緒に|両方))?(?:追加|足[しす]|加え|入れ|選べ|選択でき|載って|載せ|そろ|要[るり]|必要|ほし|欲し|増や|な[いく]|ありません|お願い|[。！!？?]*$)${end}`,
    form`^${more}(?:の(?:二つ|2つ))?を${name}(?:の(?:選択肢|候補|中))?(?:に|へ|で)${puts}${end}`,
    form`^${only}(?:を|も)${name}(?:の(?:選択肢|候補|中))?(?:に|へ|で)(?:も|は)?、?(?:もう)?(?:一[つ個])?${gives}${end}`,
    form`^${name}(?:のところに|の(?:選択肢|候補|選択項目|プルダウン|中)(?:に|へ|として))は?、?${only}(?:を|も|が)(?:もう)?(?:一[つ個])?${gives}${end}`,
    form`^${name}を(?:選ぶ|開く|押す)(?:とき|時|たび)(?:に|は)?、?${only}(?:が|も)な[いく]${further}`,
    form`^(?:うち(?:だと|では|には)?)?${only}も[^。、]{0,8}多[^。]*。(?:なのに|でも)?、?${name}(?:を(?:開いても|見ても)|に(?:は)?)${further}`,
  ] as const
).map((each) => [each, 'offerAll'])

const offersApart: readonly WholeForm[] = (
  [
    form`^${name}${into}、?(?<option>${new1})(?:も要りますし|もいりますし|も必要ですし|を一つ|をひとつ|も要るし|もいるし)、?(?:それと|あと|それから)?(?<value>${new1})(?:も|を)${further}`,
    form`^(?<option>${new1})のときと(?<value>${new1})のとき(?:に|は)?、?${name}(?:で|に|の)${rest}`,
    form`^(?:うちには)?(?<option>${new1})もあれば(?<value>${new1})もある(?:のに|けど|ので)、?${name}(?:で|に)は?${rest}`,
  ] as const
).map((each) => [each, 'offerAll'])

const called: readonly WholeForm[] = (
  [
    form`^(?:この|うちの)?(?:アプリ|サイト)(?:の名前|の名称|のタイトル)?(?:、|は、?|を)${value}(?:に|と|へ)(?:改名|改称|リネーム|名前を変|変え|変更|して|し$)${end}`,
    form`^名前は${value}で(?:お願い|いい|よろしく|頼)${end}`,
    form`^(?:全体|アプリ|この画面|画面全体)の(?:タイトル|名前|名称|題名?)は、?${value}(?:と|に|で)(?:して|お願い|いただ|変|し)${end}`,
    form`^正式には、?${value}と(?:さ|い|し|な)[^。]*(?:アプリ|タイトル|名称)${end}`,
    form`^(?:もう)?(?:この)?(?:アプリ|サイト)のことを、?${value}(?:って|と)(?:呼|言)(?:${end}|[^、。]*、[^、。]*(?:違|別|前のまま)${end})`,
    form`^[^、。]{0,10}とき(?:に|は)?、?${value}(?:だと|と|って)(?:言|呼|紹介)[^、。]*、(?:アプリ|サイト)の(?:題|名|タイトル)${end}`,
  ] as const
).map((each) => [each, 'projectCalled'])

/** What is there gets another type; told by what is wrong with the one it has. */
const instead: readonly WholeForm[] = (
  [
    [
      form`^${name}${place}?(?:の入力)?(?:は|を|が|も|、|に(?:は)?)、?[^、。]{0,10}?(?:${tick}|押すか押さないか|あるかないか)(?:の(?:どちらか|二択))?(?:だけ)?(?:に|で|しか)${rest}`,
      'checkbox',
    ],
    [
      form`^${name}${place}?(?:は|を)[^。]{0,16}?(?:日付|年月日)(?:の形式|として|形式|の形|入力)(?:に|で|扱|[^。]{0,2}し)${rest}`,
      'date',
    ],
    [form`^${name}を(?:入れる|書く|打つ)(?:とき|時)(?:に|は)?[^。]*(?:暦|カレンダー)${rest}`, 'date'],
    [form`^${name}の書き方[^。]*。[^。]*日付(?:以外|だけ|しか)${rest}`, 'date'],
    [form`^${name}${place}?は[^。]{0,12}(?:長い?文章?|長文|数行|何行も|改行)[^。]{0,8}(?:欄|枠|形|入力)に${rest}`, 'long text'],
    [form`^(?:箇条書きで)?${name}を[^。]*次の行に(?:行け|いけ|進め)な${rest}`, 'long text'],
    [form`^${name}に(?:言葉|文字|文章)を書かれ[^。]*。[^。]*(?:いくつ|数字|数)[^。]*だけ${rest}`, 'number'],
  ] as const
).map(([each, type]) => [each, 'retype', { type }])

const freely = raw`(?:自由(?:入力|記述|記入|に(?:書|入力|打))|手で書|手書き|手入力|文字(?:入力|で書|を書|で打)|テキスト|打ち込[めみ]|書き込め|好きに(?:書|打)|自分の言葉|思ったまま|何でも書ける|言葉で書)`
const chosenOnly: readonly WholeForm[] = [
  [form`^${name}(?:のところ|の選択式|の選択肢|${place})?(?:は|を|、|って|なんて)[^。]*(?:。[^。]*)?${freely}${rest}`, 'unchoose'],
  [
    form`^(?:[^、。]{0,12}同じ(?:もの|人)が)?${name}(?:が|は|を|で|の|に)、?[^、。]{0,8}(?:二つも三つも|いくつかにまたが|もう一つ選(?:ぶ|ん)|一つに(?:絞|しぼ|決め)|複数(?:当てはま|選))${further}`,
    'several',
  ],
]

const besides = raw`(?:の?(?:欄|項目|入力欄))?`
const unneeded = raw`(?:い[らり](?:な|ま)|要[らり](?:な|ま)|不要|必要(?:の)?な|消[しせ]|削除|外[しせ]|廃止|取り除|取っ|無くて(?:も|い)|(?<!じゃ|では|で)なくて(?:も|い)|なくし|なしに|(?<!じゃ|では|で)なければ|関係のな|使って(?:い)?な|使わな|邪魔)`
const unwanted: readonly WholeForm[] = [
  [
    form`^(?:二つ(?:とも)?(?:削除|消)[^、。]{0,4}、)?(?:正直)?${name}${besides}(?:も|と|、|および|及び|やら|を書いた人も)${second}${besides}(?:も|は|を|やら|が|を書いた人も|$)[^必]*${unneeded}[^必]*$`,
    'drop',
  ],
  [form`^(?:二つ|両方)(?:とも)?(?:を)?(?:削除|消)[^、。]{0,4}、${name}(?:と|、)${second}$`, 'drop'],
  [
    form`^${name}${besides}(?:は|って|なんて|を)、?[^、。必]*(?:必要のない|誰も使って(?:い)?な|使う人が?いな|なしに|なしで|邪魔)[^必]*$`,
    'drop',
  ],
]

const yesNo: readonly WholeForm[] = (
  [
    form`^${name}(?:${calls}?${place})?に${tick}を?(?:入れる|付ける|つける|打つ|書く|する)(?:だけの?)?${place}${further}`,
    form`^${name}の(?:有無|ありなし|あり・なし|あるなし)(?:を|も|が|だけ)[^。]{0,8}${puts}${rest}`,
    form`^${name}(?:かどうか|か否か)(?:を|も|が|だけ|、)?[^。]*(?:チェック|印|丸|分か|わか|残|記録|付け|つけ)${further}`,
    form`^${name}(?:が|は|を)、?[「『]?はい[」』]?(?:なの)?か、?[「『]?いいえ[」』]?(?:なの)?か[^。]*${puts}${rest}`,
    form`^${name}に(?:当てはまる|該当する)か(?:当てはまら|該当し)ないか${further}`,
    form`^${name}なのか、?(?:そうじゃない|そうでない|違う|そうではない)のか${further}`,
  ] as const
).map((each) => [each, 'holds', { type: 'checkbox' }])

const asked = (words: string, type: string): readonly WholeForm[] => [
  [
    form`^${name}(?:が|は|として)、?(?:${words})(?:なの|だった|かかる|だったの|かかった|になる)?か[^。]*${puts}${further}`,
    'holds',
    { type },
  ],
  [form`^${name}は(?:${words})(?:だった|かかった)?(?:っけ|[？?]|か)[^。]*(?:場所|ところ|欄|とこ)${further}`, 'holds', { type }],
]

const units = raw`(?:kg|キロ|g|グラム|トン|cm|センチ|mm|m|メートル|km|分|時間|秒|日|週|年|歳|リットル|ml|%|％|パーセント|平米)`
const measured: readonly WholeForm[] = (
  [
    form`^${name}[（(](?<value>${units})[）)](?:${place})?(?:を|も|が)${puts}${further}`,
    form`^${name}を(?<value>${units})の${count}で[^。]*${puts}${rest}`,
    form`^${name}が何(?<value>${units})(?:だった|なの|かかった)?か[^。]*${puts}${rest}`,
  ] as const
).map((each) => [each, 'holds', { type: 'number' }])

const roomy: readonly WholeForm[] = (
  [
    form`^(?:${long}[^、。]{0,3}?)(?:[^、。]{0,10}?)?(?:書ける|入る|できる|書き込める|入れられる|残せる)、?${name}(?:${place})?(?:を|も|が)${puts}${rest}`,
    form`^${name}(?:${calls}?${place})?(?:を|は|も|として|用に|について(?:は)?)、?[^、。]{0,8}?${long}[^。]*(?:書|入|欄|枠|残|まとめ|記入)${rest}`,
    form`^${long}(?:の|な|、)、?${name}${place}?(?:を|も|が)${puts}${rest}`,
    form`^${long}[^。]{0,8}、${name}を[^。]*(?:書|まとめ|残|記録)${rest}`,
  ] as const
).map((each) => [each, 'holds', { type: 'long text' }])

export const whollyJa: readonly WholeForm[] = [
  ...plainFormsJa,
  ...called,
  ...records,
  ...instead,
  ...chosen,
  ...chosenOnly,
  ...unwanted,
  ...offersApart,
  ...offers,
  ...yesNo,
  ...held(tick, 'checkbox'),
  ...measured,
  ...held(money, 'money'),
  ...asked('いくら', 'money'),
  ...held(day, 'date'),
  ...asked('いつ|何日|何月何日', 'date'),
  ...roomy,
  ...held(count, 'number'),
  ...asked('いくつ|何個', 'number'),
]
