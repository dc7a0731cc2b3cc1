// "Show it as a calendar too": a view that is asked for beside those there are does not take the place of what is seen first.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import type { Operation } from './operations.ts'

const besides: Record<Language, RegExp> = {
  en: /\b(?:too|also|as well|besides|in addition)\b/iu,
  sv: /(?<!\p{L})(?:också|även|dessutom)(?!\p{L})/iu,
  ja: /[でに]も(?:見|表示|出|切|な|で|確)|(?:表示|ビュー|形式)も/u,
}

/** The operations, with a view beside the others where the wish says "too"; none where it stands there. */
export function viewsBeside(
  model: ProjectModel,
  operations: readonly Operation[],
  text: string,
  language: Language,
): Operation[] {
  const views = operations.filter(({ op }) => op === 'addView')
  if (views.length !== 1 || !besides[language].test(text)) return [...operations]
  return operations.flatMap((each): Operation[] => {
    if (each.op !== 'addView') return [each]
    const isThere = model.things.some(({ id, views: own }) => id === each.thing && own.includes(each.view))
    return isThere ? [] : [{ ...each, beside: true }]
  })
}
