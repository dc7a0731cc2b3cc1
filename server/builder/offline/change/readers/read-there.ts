// "Add a search box", "can I print it?": what every project has from the start is pointed at and not built twice.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { nothing, tells, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'

type There = 'searchThere' | 'filterThere' | 'darkThere' | 'editThere' | 'phoneThere'

const wishes: readonly (readonly [RegExp, There])[] = [
  [
    /^(?:add |have |include )?(?:an? |the )?(?:search(?: ?(?:box|bar|field|function|feature|option|button))?|(?:full[- ]text |quick )?search|way to (?:search|find)(?: .+)?)(?: (?:for|in|of|through|by|on|to|among|across) .+)?$|^(?:to |be able to |let (?:me|us|people) |make it possible to |allow (?:people|users|me|us) to )?search(?: (?:for|in|through|by|among) .+)$|^(?:lägg till |ha )?(?:en )?(?:sök(?:ning|ruta|fält|funktion|rutan|fältet|funktionen)?)(?: (?:på|i|efter|bland|för|till|på) .+)?$|^(?:kunna )?söka(?: (?:på|i|efter|bland) .+)?$|^検索(?:機能|欄|ボックス|窓|バー)?(?:を|が|も)?(?:追加|つけ|付け|欲し|ほし|でき|入れ|したい).*$|^.{1,20}(?:を|で)検索(?:でき|したい|する).*$/i,
    'searchThere',
  ],
  [
    /^(?:add |have |include )?(?:an? |some |the )?(?:filters?|filtering|sorting|filter and sort|sort(?:ing)? and filter(?:ing)?|sort function|filter function)(?: (?:function|option|options|feature|button|buttons|menu|possibility))?$|^(?:(?:to |be able to |let (?:me|us|people) |make it possible to |allow (?:people|users|me|us) to ))(?:filter|sort)(?: .+)?$|^(?:lägg till )?(?:en |ett )?(?:filter|filtrering|sortering)(?:sfunktion|smöjlighet|ar)?$|^(?:kunna )?(?:filtrera|sortera)$|^(?:絞り込み|フィルター?|並べ替え)(?:機能)?(?:を|が|も)?(?:追加|つけ|付け|欲し|ほし|でき).*$/i,
    'filterThere',
  ],
  [
    /^(?:add |have |include )?(?:an? |the )?(?:dark[- ]?mode|dark[/ ]light|light[/ ]dark|theme|light and dark|dark and light)(?: mode)? (?:switch|toggle|button|switcher)$|^(?:lägg till )?(?:en )?(?:knapp för mörkt läge|mörkerläges?knapp|växling mellan ljust och mörkt)$|^(?:ダークモード|明暗)の?(?:切り?替え|ボタン).*$/i,
    'darkThere',
  ],
  [
    /^(?:add |have |include )?(?:an? |the )?(?:edit|delete|edit and delete|edit or delete)(?: (?:button|buttons|function|option|feature))s?$|^(?:to |be able to |let (?:me|us|people) |make it possible to )(?:edit|delete|remove|change|update)(?: (?:and|or) (?:edit|delete|remove|change|update))?(?: (?:them|it|entries|entry|rows?|items?|records?|things))?$|^(?:lägg till )?(?:en )?(?:redigeringsknapp|redigera-knapp|ta bort-knapp)$|^kunna (?:redigera|ändra|ta bort)(?: (?:och|eller) (?:redigera|ändra|ta bort))?(?: (?:dem|den|det|poster|rader))?$/i,
    'editThere',
  ],
  [
    /^(?:make it |should be |must be |it should be )?(?:work(?:s|ing)? (?:well |better |nicely )?on (?:my |a |the )?(?:phones?|mobiles?|tablets?|ipads?|iphones?|small screens?)|mobile[- ]?friendly|responsive|usable on (?:a |my )?(?:phone|mobile)|fit (?:for )?(?:a |my )?(?:phone|mobile))$|^(?:make it |it (?:should|must|has to) )?work (?:well )?on (?:my |a |the )?(?:phones?|mobiles?|tablets?)(?: too)?$|^(?:gör den |gör det |den ska )?(?:mobilanpassad?|mobilvänlig|responsiv|fungera(?:r)? (?:bra )?(?:i|på) (?:mobilen|telefonen|mobiler|surfplatta))$|^(?:スマホ|スマートフォン|携帯)(?:でも|に|で).*(?:使え|見られ|対応|見やす).*$/i,
    'phoneThere',
  ],
]

const listKinds = new Set(['collection', 'todo'])

const questionsPage = (model: ProjectModel): string =>
  model.pages.find(({ kind, thing }) => kind === 'collection' && thing === 'surveyQuestion')?.title ?? model.pages[0]!.title

/** What a survey asks are entries that the person changes in it, not part of how it is built. */
const questions =
  /\b(?:questions?|ask(?: for| about| them)?)\b|(?<!\p{L})(?:fråg(?:a|an|or|orna)|svarsalternativ)(?!\p{L})|質問|設問|聞きたい|聞いて|尋ね|問い/iu

export function readThere(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (model.pages.some(({ kind }) => kind === 'survey') && questions.test(clause.text))
    return tells(changeSays.questionsThere[language](questionsPage(model)), 'kept')
  const found = clause.verb === 'remove' ? undefined : wishes.find(([form]) => form.test(clause.text))?.[1]
  const ofLists = found === 'searchThere' || found === 'filterThere' || found === 'editThere'
  if (!found || (ofLists && !model.pages.some(({ kind }) => listKinds.has(kind)))) return nothing
  return tells(changeSays[found][language], 'kept')
}
