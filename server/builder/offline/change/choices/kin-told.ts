// "Gran lives with us now", "bay 4 is in use again", 「日曜も教えてます」: nothing that was read, but it tells that there is more of the kind that
// a field is chosen from. That is one more of its choices.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { choicesLike } from '../alike-choices.ts'
import type { Listed } from './listed-choices.ts'

const charsMax = 120
const tellsMore: Record<Language, RegExp> = {
  en: /\b(?:now|nowadays|these days|from now on|too|as well|also|new|newly|back|again|another|joined|joining|started|starting|begun|(?:re)?opened|taken on|took on|added|moved in|forgot|missing)\b/i,
  sv: /(?<!\p{L})(?:nu|numera|nuförtiden|från och med nu|också|även|med|ny|nya|nytt|tillbaka|igen|börjat|börjar|öppnat|öppnat igen|tillkommit|flyttat in|skaffat|glömde|saknas)(?!\p{L})/iu,
  ja: /(?:も[^、。]{0,8}(?:ます|です|した|る|た)|新しく|始め|増え|加わ|入り|再開|戻っ|復活|最近)/u,
}
/** It goes, or is spoken of for something else. */
const tellsElse: Record<Language, RegExp> = {
  en: /\b(?:no|not|never|without|instead|only|gone|left|lost|closed|closes|sold|stopped|finished|ended|remove|delete|drop|hide|show|sort|colou?r|warn|highlight|rename|called|total|how|why|which|when)\b|n['’]t\b|\?/i,
  sv: /(?<!\p{L})(?:inte|aldrig|utan|istället|bara|borta|slutat|stängt|stängs|sålt|såld|ta bort|dölj|visa|sortera|färg\p{L}*|varna|byt|heter|summa|hur|varför|vilken|när)(?!\p{L})|\?/iu,
  ja: /ない|ません|やめ|終わ|閉|なくな|消|だけ|並べ|色|表示|合計|[？?]/u,
}

export function kinTold(model: ProjectModel, text: string, language: Language): Listed | null {
  if (text.length > charsMax || !tellsMore[language].test(text) || tellsElse[language].test(text)) return null
  const kin = choicesLike(model, text, language)
  if (!kin || kin.at.field.type !== 'select') return null
  const { thing, field } = kin.at
  return { operations: kin.names.map((option) => ({ op: 'addOption', thing: thing.id, field: field.id, option })), rest: '' }
}
