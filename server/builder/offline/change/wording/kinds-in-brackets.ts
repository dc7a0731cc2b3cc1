// "Add a category with Soy, Beeswax and Gift", "lägg till en kategori: soja, bivax", カテゴリを追加：ピアス、指輪: a word for kinds, and what there
// is of them. Behind such a word a row of short names is what one chooses from, and no fields, lists or rows of those names.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { readingsIn, resolveField, resolveThing } from '../resolve.ts'

/** The last word, or the end of one, of what has kinds. */
const kinds: Record<Language, string> = {
  en: 'categor(?:y|ies)|types?|kinds?|sorts?|sizes?|colou?rs?|status(?:es)?|stages?|priorit(?:y|ies)|levels?|grades?|groups?|genres?|conditions?|materials?|flavou?rs?|shapes?|styles?|departments?|difficult(?:y|ies)|seasons?|moods?|lengths?',
  sv: 'kategori(?:er)?|typ(?:er)?|sort(?:er)?|slag|storlek(?:ar)?|färg(?:er)?|status(?:ar)?|steg|prioritet(?:er)?|nivå(?:er)?|grupp(?:er)?|genre(?:r)?|skick|material|smak(?:er)?|form(?:er)?|stil(?:ar)?|avdelning(?:ar)?|svårighetsgrad(?:er)?|årstid(?:er)?|längd(?:er)?',
  ja: 'カテゴリー?|種類|種別|分類|区分|サイズ|色|カラー|状態|ステータス|優先度|ランク|レベル|グループ|素材|タイプ|ジャンル|味|難易度|季節|長さ',
}
/** Whatever is said to have choices has them, by any name. */
const chosenEn = String.raw`(?!(?:field|column|drop-?down|menu)(?!\p{L}))\p{L}+(?=(?: (?:field|column|drop-?down|menu))?(?: (?:to|on|for) [\p{L} ]{1,40})? with (?:the |these )?(?:choices|options|values)(?!\p{L}))`
const chosenSv = String.raw`\p{L}+(?=(?: (?:på|i|för|till) [\p{L} ]{1,40})? med (?:valen|alternativen|val|alternativ)(?!\p{L}))`
const en = String.raw`^(?:please |can you |could you |also )*(?:add|include|put in) (?:(?:an?|the|another|new) )*(?:(?:field|column|dropdown|drop-down|choice)s? (?:for|of|called|named) (?:the |an? )?)?(?<name>(?:(?!(?:and|or|for|of|with|to) )\p{L}+ ){0,2}(?:${kinds.en}|${chosenEn}))(?: field| column| drop-?down| menu)?(?: (?:to|on|for) (?:the |our |my |each |every |all )*(?<list>\p{L}+(?: \p{L}+)?))?(?: with|,? (?:such as|like)|:| [–-]) (?:(?:the |these )?(?:choices|options|values)(?: of)?:? )?(?<items>[^:.;?!]+)[.!]*$`
const sv = String.raw`^(?:snälla |kan du |också )*lägg(?:a)? (?:till|in) (?:(?:en|ett|ny|nytt) )*(?:(?:fält|kolumn|val) (?:för |med namnet |som heter )?)?(?<name>(?:(?!(?:och|eller|för|av|med|till) )\p{L}+ )?(?:\p{L}*(?:${kinds.sv})|${chosenSv}))(?: (?:på|i|för|till) (?:varje |alla |våra |mina )*(?<list>\p{L}+))?(?: med|,? (?:som|t\.ex\.|till exempel)|:| [–-]) (?:(?:valen|alternativen|val|alternativ)(?: som)?:? )?(?<items>[^:.;?!]+)[.!]*$`
const ja = String.raw`^(?:(?<list>[^、。：:に]{1,12})に)?(?<name>[^、。：:はがをに]{0,8}(?:${kinds.ja}))(?:の(?:欄|項目|フィールド))?を追加(?:して(?:ください|下さい|ほしい|欲しい)?|したい)?[：:。、]\s*(?<items>[^。：:「」]+)。?$`
const forms: Record<Language, RegExp> = { en: new RegExp(en, 'iu'), sv: new RegExp(sv, 'iu'), ja: new RegExp(ja, 'u') }

const joints: Record<Language, RegExp> = {
  en: /,? (?:and|or|&) |, ?|\s*\/\s*/iu,
  sv: /,? (?:och|eller|samt|&) |, ?|\s*\/\s*/iu,
  ja: /[、，,・/／]|(?:と|や)(?=[^と]{2,}$)/u,
}
/** One of them begins another wish, or tells when or why. */
const goesOn =
  /^(?:add|show|make|sort|remove|delete|put|hide|group|rename|set|so|then|also|when|if|not|visa|gör|sortera|ta|lägg|döp|byt|så|sen|sedan|när|om|inte)(?!\p{L})/iu
const itemsMin = 2
const itemsMax = 12
const itemWordsMax = 3
const itemCharsMax = 24

/** The wish with its choices in brackets; as it is where the project has such a field or list already, or what follows is no row of names. */
export function kindsInBrackets(model: ProjectModel, text: string, language: Language): string {
  const { name, list, items = '' } = forms[language].exec(text.trim())?.groups ?? {}
  if (!name || resolveField(model, name, language) || resolveThing(model, name, language)) return text
  const host = list === undefined ? null : resolveThing(model, list, language)
  if (list !== undefined && !host) return text
  const choices = items.split(joints[language]).map((each) => each.trim())
  const isName = (each: string) =>
    each !== '' && each.length <= itemCharsMax && each.split(' ').length <= itemWordsMax && !goesOn.test(each)
  if (choices.length < itemsMin || choices.length > itemsMax || !choices.every(isName)) return text
  // "a group with name and phone" has fields
  if (choices.every((each) => readingsIn(each, language).some(({ kind }) => kind === 'field'))) return text
  const row = choices.join(language === 'ja' ? '、' : ', ')
  if (language === 'ja') return `${list === undefined ? '' : `${list}に`}${name}（${row}）を追加`
  const place = list === undefined ? '' : language === 'en' ? ` to ${list}` : ` till ${list}`
  return `${language === 'en' ? 'add' : 'lägg till'} ${name} (${row})${place}`
}
