// "Add a league table, 3 points for a win", "lägg till en topplista", 順位表を追加: a page that works out who leads from the results there are;
// what a win counts; of what number somebody has the most.
import type { Language } from '#shared/languages.ts'
import { addsStandings, asksStandings, bestTold, pointsIn, standingsClause, winnerTold } from '../../lexicon/standings.ts'
import type { Field, ProjectModel, StandingsRule, Thing } from '../../model.ts'
import { isNumber } from '../../field-kinds.ts'
import { blank } from '../../understand/even-out.ts'
import { freePath } from '../../understand/plan/plan-pages.ts'
import { standingsPage } from '../../understand/plan/standings-page.ts'
import { alreadySo, does, type Reading } from '../reading.ts'

/** What else such a wish says: to add it, for whom, of what. */
const around: Record<Language, RegExp> = {
  en: /\b(?:please|pls|add|adds|create|make|build|give|put|include|also|can|could|you|we|i|i'd|id|want|need|would|like|have|a|an|the|our|my|me|us|it|page|new|there|should|must|be|is|with|and|for|of|to|on|by|in|based|show|shows|showing|see|that|which|where|who|has|have|most|rank|ranks|ranked|team|teams|player|players|member|members|everyone|all|people|friends|total|overall|number|many|from|results?|match(?:es)?|games?|points?|wins?|won|score|scores|some|kind|sort|calculated|automatically|so|too|count|counts|worth|give|gives|get|gets|change|set|use|instead|draws?)\b|[.,:;!?'’]/gi,
  sv: /(?<!\p{L})(?:lägg|till|in|skapa|gör|bygg|visa|visar|ha|med|också|även|vi|jag|man|vill|behöver|kan|du|en|ett|den|det|de|vår|våra|min|mina|sida|ny|nytt|ska|skulle|vara|som|och|för|av|på|i|om|över|baserat|baserad|efter|se|vem|vilka|alla|lag|lagen|spelare|spelarna|medlemmar|medlemmarna|vänner|deltagare|totalt|antal|resultat|resultaten|matcher|matcherna|spel|poäng|vinster|flest|mest|automatiskt|räknas|ut|ge|ger|ändra|sätt|istället|tack|oavgjort|är)(?!\p{L})|[.,:;!?]/giu,
  ja: /追加|作成|作って|作り|表示|見たい|見られる|見える|ほしい|欲しい|つけて|付けて|出して|出す|して|ください|お願いします|お願い|たい|ように|ページ|画面|チーム|選手|メンバー|全員|みんな|試合|結果|成績|勝利数|勝ち数|点数|ポイント|変更|計算|自動|的|合計|別|ごと|毎|多い|順|誰が|[にはをもがとのでへ、。！？\s]|する|できる|なる|ます|です/gu,
}

/** Null where a wish is about something else, or about more than that. */
export function standingsSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  const points = pointsIn(text, language)
  const page = model.pages.find(({ kind }) => kind === 'standings')
  const isNamed = addsStandings[language].test(text) || asksStandings[language].test(text)
  const results = model.things.find(({ id }) => id === page?.thing)
  if (page?.standings && results) {
    const rule = otherRule(page.standings, results, text, language, isNamed)
    if (!rule || !isWhole(model, text, language, points)) return null
    const isSame = JSON.stringify(rule) === JSON.stringify(page.standings)
    return isSame ? alreadySo(language) : does({ op: 'setStandings', page: page.id, rule })
  }
  if (!isNamed || isLeaving.test(text) || !isWhole(model, text, language, points)) return null
  const told = standingsPage(model.things, model.language, { prompt: text })
  const thing = model.things.find(({ id }) => id === told.thing)
  const counted = thing && numberNamed(thing, text)
  const rule: StandingsRule | undefined =
    counted && told.standings?.by !== 'matches'
      ? { by: bestTold[language].test(text) ? 'best' : 'sum', field: counted.id }
      : told.standings
  return does({ op: 'addPage', page: { ...told, ...(rule && { standings: rule }), path: freePath(told.id, model.pages) } })
}

const isLeaving =
  /\b(?:remove|delete|hide|drop|rename|call|move)\b|ta bort|radera|dölj|byt namn|döp om|flytta|削除|消|隠|名前|移/i

/** How a page that is there is to count from now on. */
function otherRule(
  rule: StandingsRule,
  results: Thing,
  text: string,
  language: Language,
  isNamed: boolean,
): StandingsRule | undefined {
  const points = pointsIn(text, language)
  if (points && rule.by === 'matches') {
    const draw = points.draw ?? rule.draw
    return { by: 'matches', win: points.win, ...(draw !== undefined && { draw }) }
  }
  if (!isNamed || rule.by === 'matches' || isLeaving.test(text)) return undefined
  const counted = numberNamed(results, text)
  return counted && { by: bestTold[language].test(text) ? 'best' : 'sum', field: counted.id }
}

/** A number of the results that the wish names: "by distance". */
const numberNamed = ({ fields }: Thing, text: string): Field | undefined =>
  fields.find((field) => isNumber(field) && text.toLowerCase().includes(field.label.toLowerCase()))

/** Nothing else is said: what is left are names of the project and words to ask with. */
function isWhole(model: ProjectModel, text: string, language: Language, points: ReturnType<typeof pointsIn>): boolean {
  const names = model.things.flatMap(({ one, many, fields }) => [many, one, ...fields.map(({ label }) => label)])
  const unpointed = points ? blank(text, points.start, points.end) : text
  const unasked = unpointed
    .replace(standingsClause[language], ' ')
    .replace(addsStandings[language], ' ')
    .replace(winnerTold[language], ' ')
  const rest = names
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(new RegExp(name.replace(/[^\p{L}\p{N} ]/gu, '.'), 'giu'), ' '), unasked)
    .replace(around[language], ' ')
  return !/[\p{L}\d]/u.test(rest)
}
