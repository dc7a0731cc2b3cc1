// What a wish may do and what it may not: nothing is taken away, and nothing gets another name, unless the wish says so; and no field is
// called by a piece of a sentence. A reader that took a verb or a clause for a name is stopped here, and the wish is told as not used.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../lexicon/escaped.ts'
import type { ProjectModel } from '../model.ts'
import { colourNamed } from './readers/read-colour.ts'
import type { Operation } from './operations.ts'
import { resolveThing } from './resolve.ts'

/** Words by which something goes. */
const takesAway: Record<Language, RegExp> = {
  en: /\b(?:remov|delet|drop|tak(?:e|ing)\b.*\b(?:away|out|off)|get(?:ting)? rid|rid of|lose\b|scrap|ditch|bin\b|cut|eras|clear|hid(?:e|ing)|leav\w* (?:out|off)|skip|without|no (?:longer|more|need)|not? |dont|never|nobody|no one|nothing|unnecessary|redundant|superfluous|useless|pointless|instead|replac|swap|merg|combin|split|join|into|only|just|rather|except|enough|stop|strip|exchang|chang|turn|become|simpl|fewer|less|too (?:many|much)|goodbye|should be|can go|go away|out with|off with|gone|kill|throw|toss|wipe|empty|trim|reduce|move|all of (?:it|them)|is all|are all|went)|n['’]t\b/i,
  sv: /(?<!\p{L})(?:ta(?:r|s)?(?: \p{L}+)* bort|bort|rader|släng|skippa|slopa|utan|int[ea]|ing[ae]n?|inget|aldrig|dölj|göm|rensa|töm|stryk|onödig|överflödig|istället|i stället|ersätt|byt|ändra|slå (?:ihop|samman)|dela|bara|endast|räcker|sluta|plocka|hoppa över|gör om|bli|ska vara|färre|mindre|för många|lämna|ut med|ur|kasta|flytta|förenkla|enbart|hellre|sammanfoga|minska)/iu,
  ja: /削|消|外|なく|ない|不要|いら|いり|やめ|除|取|撤去|なし|無|ません|減|非表示|隠|代わり|かわり|統合|まとめ|分け|だけ|のみ|変更|変え|置き換え|入れ替え|廃止|カット|省|抜|クリア|空に|移|一つに|1つに|にして|絞/,
}
/** What is chosen goes with what it stands for: "the store has closed". */
const hasEnded: Record<Language, RegExp> = {
  en: /\b(?:closed|shut|sold|discontinued|demolished|knocked down|withdrawn|finished|ended|history|gave up|given up|lost|quit|retired)\b/i,
  sv: /(?<!\p{L})(?:stäng[ts]?|stängts|nedlag[dt]|lagts? ner|såld|sålts?|riv(?:en|its)|upphört|utgått)(?!\p{L})/iu,
  ja: /閉鎖|閉店|閉園|終了|売却|引退|卒業|退職/u,
}
/** Of these, those that say no more than that something is to be another: a list with all its records does not go for that. */
const onlyChanges: Record<Language, RegExp> = {
  en: /\b(?:only|just|rather|chang\w*|turn\w*|becom\w*|into|should be|move\w*|enough|less|fewer|went|are all)\b/gi,
  sv: /(?<!\p{L})(?:bli\p{L}*|ska vara|ändra\p{L}*|bara|endast|enbart|räcker|flytta\p{L}*|hellre|ur|färre|mindre)(?!\p{L})/giu,
  ja: /変更|変え|だけ|のみ|にして|絞/g,
}
const takesList = (text: string, language: Language) => takesAway[language].test(text.replace(onlyChanges[language], ' '))

/** Words by which something gets another name. */
const renames: Record<Language, RegExp> = {
  en: /\b(?:renam|relabel|retitl|call|name|label|titl|chang|turn|becom|replac|swap|switch|instead|rather|known as|refer|word(?:s|ing|ed)?\b|term|heading|spell|say (?:["'“‘]|\S+ (?:not|instead))|read|means?\b|should (?:be|read)|must be|ought to be|are (?:really|actually|more)|make (?:it|that|them|the)|not |correct|typo|wrong|convert|translat|into|say \p{Lu})|n['’]t\b|[:=→]|->/iu,
  sv: /(?<!\p{L})(?:byt|döp|kalla|het(?:er|a|te)|namn|benämn|ändra|istället|i stället|ersätt|ord|rubrik|gör om|bli|ska vara|ska stå|säg|skriv(?! (?:in|upp|dit|ner)(?!\p{L}))|står|stava|rätt|fel|egentligen|int[ea]|hellre|→|->|=|översätt)|:/iu,
  ja: /変更|変え|変わ|名前|名称|呼|改|リネーム|(?<!よう)にして|に直|直して|という|と表示|表記|表現|言い|じゃな|ではな|書き直|置き換え|統一|代わり|かわり|訳|→|＝|=|方が|ほうが|名は|[：:]|(?<!よう)に。?$|で。?$|[「『]/,
}

const takingOps = new Set<Operation['op']>(['removeThing', 'removeField', 'removeOption', 'removePage'])
/** Beside these a list goes into something else. */
const makesRoom = new Set<Operation['op']>(['addThing', 'addField', 'renameThing'])
const namingOps = new Set<Operation['op']>(['renameThing', 'renameField', 'renameOption', 'setName'])

/** "Add a batch number", where the builder put a number of its own: that one takes the name it is asked for by. */
const isOwn = ({ things }: ProjectModel, each: Operation) =>
  each.op === 'renameField' &&
  things.some(({ id, fields }) => id === each.thing && fields.some((field) => field.id === each.field && field.why !== 'said'))

/** "Some customers are in Germany, then it is euros": what holds now and then changes nothing for all. */
const sometimes: Record<Language, RegExp> = {
  en: /^(?:some|certain|a few|sometimes|occasionally|now and then)\b/i,
  sv: /^(?:vissa|en del|några|ibland|då och då)(?!\p{L})/iu,
  ja: /^(?:一部|たまに|時々|ときどき|場合によって)/,
}
/** Said outright, whatever stands in front: "some donors are shy, so remove the name". */
const outright = /remov|delet|drop|\btake\b|rid of|hide|(?<!\p{L})bort|rader|slopa|dölj|削除|消|外/iu
/** "Round to whole pounds" is about decimals. */
const rounds = /\bround|avrund|四捨五入|切り上げ|切り捨て/i

/** What is chosen becomes a number or a day only where that is said: "every channel has an icon in the calendar" is about neither. */
const typeWords =
  /\b(?:dates?|days?|times?|numbers?|amounts?|figures?|text|free|type|money|price|percent|rating|stars?|tick|check ?box|yes|no|phone|e-?mail|links?|url|picture|photo|image)\b|datum|dag|tid|nummer|siffr|tal(?!\p{L})|belopp|fritext|text|procent|betyg|stjärn|skala|från 1 till|enhet|kryss|ja\/nej|telefon|e-?post|länk|bild|日付|日に|時刻|時間|(?<![件人回個枚本台])数|金額|テキスト|自由|記述|文字|割合|評価|段階|満点|星|単位|チェック|電話|メール|リンク|写真|画像/iu
const losesChoices = ({ things }: ProjectModel, each: Operation) =>
  each.op === 'retypeField' &&
  !['select', 'tags', 'ref', 'refs', 'text'].includes(each.type) &&
  things.some(({ id, fields }) => id === each.thing && fields.some(({ id, type }) => id === each.field && type === 'select'))

/** How no field is called: what is to be done, of how many, what is asked, what somebody does. */
const noLabel: Record<Language, RegExp> = {
  en: /^(?:which|what) \p{L}+$|^(?:said|answered|replied) \p{L}+$|^(?:max|min|at most|no more than|up to) \d|^(?:set|compare|archive|print|send) (?:an?|the|my|our|old|this|it|them)\b| \d+ (?:to|-|–) \d+$|^(?:hide|show|subtract|round|remove|counts?|which|don['’]?t) (?:.+ )?(?:the|an?|how|is|are|at|to|in|on|it|best|most|column)(?: |$)|^(?:ones?|zero|best|worst|leave|blank|top|mind|gaps|whatever|everything|nothing)$| (?:should|must|can['’]t|cannot) |^(?:get rid|reset|repeat|per (?:child|person|day|week|month)|nothing|everything|somebody|someone|anybody|whenever|put|let|give|for the rest|then by|unless|closed (?:between|on|from))\b(?: |$)|^(?:random |big |large )?(?:buttons?|filters?|tick ?box(?:es)?|check ?box(?:es)?)(?: (?:for|by|on|\p{L}+ (?:who|that|with)) .+)?$|\b(?:font for|version of)\b|\b(?:i|we|they|you|he|she) (?:want|need|can|could|have|had|get|see|know|do|did|would|will|put)\b/iu,
  sv: /^(?:max|minst|högst) \d|^\p{L}+are färger$|^(?:dölj|visa|ta bort|räkna|vilka) (?:.+ )?(?:i|på|som|är|den|det|alla|upp)(?: |$)| (?:ska|måste|borde|får inte) |formatet$|^(?:omsättning|intäkter|försäljning|vinst)\p{L}*(?: \p{L}+)* per |^per \p{L}+$|^(?:vad|hur mycket) (?:jag|vi|man) .*(?:totalt|sammanlagt|i år)(?: |$)|^(?:se|visa) |^(?:ordna|sortera|sätta) |^(?:resten|allt|inget|topp|överst|större|början)$|^sen(?:dan)? (?:efter|på) |^(?:stora |en )?(?:knapp(?:ar|en)?|filter|kryssrut(?:a|or)|siffror)(?: (?:för|på|med) .+)?$|typsnitt$| annars$|^(?:på|i|till|hos|vid|om) \p{L}{3,}(?:en|et|erna|arna|orna)$|^(?:folk|man|alla|ingen|\p{L}+(?:arna|erna)) \p{L}{3,}r(?: |$)|(?<!\p{L})(?:jag|vi|man|du|de) (?:vill|kan|har|ser|får|ska|behöver)(?!\p{L})/iu,
  ja: /(?:の順番|してほしい|したい|ように|たら|ので|から|何枚か|聞く欄|で大きく)$|^(?:トップ|文章|一回|警告|マーク|ボタン|\d+問)$/u,
}

/** What a wish speaks of is no choice: "a field for the weather". */
const noOption =
  /^(?:new |another |extra |ny(?:tt)? )?(?:fields?|columns?|options?|choices?|fält|kolumn|alternativ|項目|欄|選択肢)$/iu

/** How no row is called: an amount, a span, a piece of a bracket, what somebody does. */
const isNoRow = ({ things }: ProjectModel, each: Operation, text: string): boolean => {
  const thing = each.op === 'addRow' ? things.find(({ id }) => id === each.thing) : undefined
  const title = thing && each.op === 'addRow' ? each.row[thing.titleField] : undefined
  if (!thing || typeof title !== 'string') return false
  const quoted = /["“”「](.+?)["“”」]/u.exec(text)?.[1]
  const low = text.toLowerCase()
  // Japanese names are written with and without a space
  const isUntold =
    !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) &&
    !title
      .toLowerCase()
      .split(/\s+/u)
      .some((word) => low.includes(word))
  const isChoice = thing.fields.some(({ options }) => options?.some((option) => option.toLowerCase() === title.toLowerCase()))
  return (
    noRow.test(title) ||
    isUntold ||
    (dayName.test(title) && !addsRow.test(text)) ||
    title.split(/[(（]/).length !== title.split(/[)）]/).length ||
    (quoted !== undefined && !title.includes(quoted) && !quoted.includes(title)) ||
    isChoice
  )
}
const dayName = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mån|tis|ons|tors|fre|lör|sön)dag(?:ar)?)$/iu
const addsRow = /\badd\b|lägg till/i
const noRow =
  /^\d+(?:[.,]\d+)? ?\p{L}+\.?$|^\d+ (?:to|till|[-–]) \d+|^.$|['’]m$|\b(?:i am|we are)\b|\b(?:kr|€|\$|円)$|^new \p{Ll}+$|^\d+月\d+日$/iu

/** Three colours side by side are what something is chosen from, and no look of the whole. */
const coloursMax = 2
const ofLooks =
  /\b(?:theme|look|style|palette|background|design|colou?r scheme|buttons?|headings?|text)\b|tema|utseende|bakgrund|färgschema|knappar|rubriker|背景|配色|テーマ|デザイン|色合い|全体/iu
const namesColours = (text: string, language: Language): boolean => {
  const words = language === 'ja' ? text.split(/[、・と]/) : text.split(/[^\p{L}-]+/u)
  const palettes = words.map((word) => (word ? colourNamed(word, language)?.palette : undefined)).filter(Boolean)
  return new Set(palettes).size > coloursMax && !ofLooks.test(text)
}

/** A bigger box is one box, and no bigger text. */
const ofOnePart =
  /\b(?:bigger|larger|big|large|wider)\b[^.,]{0,14}\b(?:box|field|buttons?|photos?|pictures?|images?|map|logo|calendar|cards?)\b|(?:större|stora?|bredare)[^.,]{0,14}(?:ruta|fält|knapp|bild|foto|karta|logga|kalender|kort)|(?:ruta|fält|knapp|bild|foto|karta|logga|kalender|kort)\p{L}*[^.,]{0,10}(?:större|bredare)|(?:欄|ボタン|写真|画像|地図|ロゴ|カード)[をはも][^。、]{0,6}大き/iu
const colouredCalendar =
  /colou?rs?\b[^.]{0,24}calendar|calendar[^.]{0,16}\bcolou?r|färg[^.]{0,24}kalender|kalender[^.]{0,16}färg|カレンダー[^。]{0,10}色|色[^。]{0,10}カレンダー/iu

/** "Suki does Japanese" asks for no other language. */
const speaks: Record<Language, RegExp> = {
  en: /\b(?:in|into|to|language|translat\w*|speaks?|use|switch\w*)\b[^.,]{0,24}\b(?:english|swedish|japanese)\b|\b(?:english|swedish|japanese)\b[^.,]{0,12}\b(?:please|version|language|instead|texts?)\b|^\W*(?:english|swedish|japanese)\W*$/i,
  sv: /(?<!\p{L})(?:på|till|översätt\p{L}*|språk\p{L}*|använd|byt)(?!\p{L})[^.,]{0,24}(?:engelska|svenska|japanska)|(?:engelska|svenska|japanska)[^.,]{0,12}(?:tack|version|språk|istället|i stället)|^\P{L}*(?:engelska|svenska|japanska)\P{L}*$/iu,
  ja: /(?:英語|スウェーデン語|日本語)/,
}

/** "Ingredients should scale when …": what follows is done, and no name. */
const isDone = (label: string, text: string): boolean =>
  new RegExp(
    `(?:\\b(?:should|must|can|could)|(?<!\\p{L})(?:ska|kan|måste)) (?:not |inte )?${escaped(label)}(?: (?:when|if|by|with|as|när|om|med)(?!\\p{L})|[.!]?$)`,
    'iu',
  ).test(text)
const noName =
  /^(?:i|we|it|they|you|there)(?: |['’])(?:do|don|have|haven|am|are|is|can|want|need|ve|m|re|s)\b|^(?:below|above|under|beside|next to) |\b(?:font|typeface|colou?rs?|background|everywhere)\b|typsnitt|bakgrund|överallt|フォント|背景|^(?:必須|任意|不要|必要|非表示|数字|数値|選択式?|任意入力|必須入力)$|^(?:最初から|はじめから|初期値|デフォルト)|^\d+.?ま$/i
const isNoName = (each: Operation, text: string) =>
  each.op === 'renameField' || each.op === 'renameThing' || each.op === 'setName'
    ? isNameless(each.op === 'renameField' ? each.label : each.op === 'setName' ? each.name : each.many, text)
    : false
const isNameless = (label: string, text: string) =>
  isDone(label, text) || noName.test(label) || /["“”]/.test(label) || /増や|減ら/.test(text)

/** "A random button: “What would Nana cook?”": a word of what is quoted is no name. */
const isOfQuotation = (label: string, text: string): boolean => {
  const low = label.toLowerCase()
  const quoted = [...text.matchAll(/["“”「]([^"“”」]+)["“”」]/gu)].map(([, words]) => words!.toLowerCase())
  const within = quoted.some((words) => words.includes(low) && words.split(/\s+/).length > low.split(/\s+/).length + 1)
  return (
    within &&
    !text
      .replace(/["“”「][^"“”」]+["“”」]/gu, ' ')
      .toLowerCase()
      .includes(low)
  )
}

const isNoLabel = (each: Operation, text: string, language: Language) =>
  each.op === 'addField' &&
  each.field.formula === undefined &&
  (noLabel[language].test(each.field.label) || /[!！]$/.test(each.field.label) || isOfQuotation(each.field.label, text))

/** A project that is a tool has no lists until one is asked for by that word. */
const asksList =
  /\b(?:lists?|register|log|diary|collection|tracker|page) (?:of|for|with|where)\b|\btrack\b|\badd (?:a |an )?(?:\p{L}+ )?(?:list|register|log|page)\b|lista|register|logg|dagbok|sida|一覧|リスト|記録|台帳|管理|ページ/iu
const isNoList = ({ things, pages }: ProjectModel, each: Operation, text: string): boolean =>
  each.op === 'addThing' && !things.length && pages.every(({ kind }) => kind === 'tool') && !asksList.test(text)

const isListed = /\bshould be [^,.:;"“]+,[^,.:;"“]+(?:,| or | and )/i
const isCalledSo = ({ things }: ProjectModel, each: Extract<Operation, { op: 'addField' }>) =>
  things.some(({ id, one }) => id === each.thing && one === each.field.label)
/** 「電話はハイフンなしで」: what goes is no field. */
const isWithoutPart = ({ things }: ProjectModel, { thing, field }: Extract<Operation, { op: 'removeField' }>, text: string) => {
  const label = things.find(({ id }) => id === thing)?.fields.find(({ id }) => id === field)?.label
  return label !== undefined && new RegExp(`${escaped(label)}は[^、。はがを]{2,8}(?:なし|無し|抜き)(?:で|に)`, 'u').test(text)
}
/** "レッスン料金は1回2500円です": what something costs asks for no overview. */
const isPrice = /\d[\d,. ]*(?:円|kr(?!\p{L})|kronor|€|\$|euro)/iu
const ofFigures =
  /dashboard|overview|summary|statistics|figures|chart|graph|total|översikt|instrument|nyckeltal|statistik|siffror|diagram|graf|summ|total|ダッシュボード|集計|グラフ|統計|まとめ|概要|分析|レポート|合計|数値|見/iu

/** "Rename widgets to commissions", where nothing is called widgets: what is called so already gets no other name. */
function isTurnedRound({ things }: ProjectModel, each: Operation, text: string): boolean {
  if (each.op !== 'renameThing' && each.op !== 'renameField') return false
  const thing = things.find(({ id }) => id === each.thing)
  const was = each.op === 'renameThing' ? thing?.many : thing?.fields.find(({ id }) => id === each.field)?.label
  const name = each.op === 'renameThing' ? each.many : each.label
  return (
    was !== undefined &&
    new RegExp(`(?<!\\p{L})${escaped(name)} (?:to|into|till) (?:the )?${escaped(was)}(?!\\p{L})`, 'iu').test(text)
  )
}
const ofList: Partial<Record<Language, RegExp>> = {
  en: /\b(?:remove|delete|drop|take|get rid of|lose|scrap)\b[^,.;]*? (?:from|off|out of) (?:the |our |my |all |each |every )*(?<list>\p{L}+(?: \p{L}+)?)(?=$|[,.;!])/iu,
  sv: /(?<!\p{L})(?:ta bort|plocka bort|stryk|släng|slopa)(?!\p{L})[^,.;]*? (?:från|ur|på) (?:alla |varje |våra )*(?<list>\p{L}+)(?=$|[,.;!])/iu,
}
/** "Remove status from screenings": the films keep theirs. */
function isOfOtherList(model: ProjectModel, thing: string, text: string, language: Language): boolean {
  const name = ofList[language]?.exec(text.trim())?.groups?.list
  const list = name ? resolveThing(model, name, language) : undefined
  return list !== undefined && list.id !== thing
}

/** Of what a wish would do, what it asks for. */
export function onlyAsked(model: ProjectModel, operations: readonly Operation[], text: string, language: Language): Operation[] {
  const mayTake = takesAway[language].test(text)
  const mayName = renames[language].test(text)
  const isForAll = !sometimes[language].test(text.trim())
  // a text that becomes a link, or a list of its own, is put back
  const isNew = (id: string) =>
    operations.some((other) => other.op === 'addField' && [other.field.id, other.field.stored].includes(id))
  const makesList = operations.some(({ op }) => op === 'addThing')
  const comesBack = (each: Operation) => each.op === 'removeField' && (isNew(each.field) || makesList)
  const isAsked = (each: Operation) => {
    if (each.op === 'setCurrency') return isForAll && !rounds.test(text)
    if (each.op === 'addOption') return !noOption.test(each.option)
    if (each.op === 'addPage' && each.page.kind === 'dashboard') return !isPrice.test(text) || ofFigures.test(text)
    if (each.op === 'removeField' && isOfOtherList(model, each.thing, text, language)) return false
    // a row is no other row of its list because the wish names the list
    if (each.op === 'addField' && each.field.target === each.thing && isCalledSo(model, each)) return false
    if (each.op === 'addRow') return !isNoRow(model, each, text)
    if (each.op === 'setLanguage') return speaks[language].test(text)
    if (each.op === 'setTheme' && each.theme.palette) return !namesColours(text, language)
    if (each.op === 'setTheme' && each.theme.size) return !ofOnePart.test(text)
    if (each.op === 'addView' && each.view === 'calendar') return !colouredCalendar.test(text)
    if (isNoName(each, text)) return false
    if (each.op === 'removeThing' && operations.every(({ op }) => !makesRoom.has(op)) && !takesList(text, language)) return false
    if (each.op === 'removeOption' && hasEnded[language].test(text)) return true
    if (each.op === 'removeField' && isWithoutPart(model, each, text)) return false
    if (takingOps.has(each.op)) return comesBack(each) || (mayTake && (isForAll || outright.test(text)))
    if (losesChoices(model, each)) return typeWords.test(text)
    // "subject should be maths, English, science" lists what it may be
    if (each.op === 'renameThing' && isListed.test(text)) return false
    if (isTurnedRound(model, each, text)) return false
    if (namingOps.has(each.op)) return mayName || isOwn(model, each)
    return !isNoLabel(each, text, language) && !isNoList(model, each, text)
  }
  return operations.filter(isAsked)
}
