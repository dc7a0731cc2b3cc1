// What is said of a small tool that is all of the wish ("25 minutes of work, then a break", 判定(やせ・普通・肥満)が出る) is how the tool
// works, and no list beside it; what the tool does already is nothing left unused.
import type { Language } from '#shared/languages.ts'
import { toolDoes } from '../../lexicon/tool-does.ts'
import type { ToolId } from '../../lexicon/tool-entries.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { reckoners } from '../read-tool.ts'

/** Entries are to be kept. */
const keeps: Record<Language, RegExp> = {
  en: /\b(?:sav(?:e|es|ing) (?!time)|logs?|logging|lists?|records?|track(?:s|er|ing)?|keep|store|customers?|clients?|members?|invoices?|projects?|tasks?|to-?dos?|notes?|diary|journal|database|inventory)\b/iu,
  sv: /spara (?!tid)|logg|list(?:a|or)|historik|register|kund|medlem|faktur|projekt|uppgift|anteckn|dagbok|lager/iu,
  ja: /保存|記録|一覧|リスト|ログ|タスク|管理|顧客|メモ|登録|ノート|日記|台帳/u,
}

export function leaveBesideTool(intent: Intent): void {
  const { tools, language, prompt } = intent
  const [tool] = tools
  // a calculator may be of anything; beside one that knows what it works out it says no more
  const named = [...tools].filter((id) => id !== 'calculator')
  const isSmall = (id: ToolId) => reckoners.has(id) || id in toolDoes
  if (!intent.toolFirst || !named.length || !named.every(isSmall)) return
  const does = toolDoes[tool!]?.[language]
  if (does) intent.unknown = intent.unknown.filter((words) => !does.test(words))
  if (keeps[language].test(prompt)) return
  const low = prompt.toLowerCase()
  const isSaid = ({ one, many }: SaidThing) => low.includes(one.toLowerCase()) || low.includes(many.toLowerCase())
  const isOwn = (said: SaidThing) => isSaid(said) && (said.naming || (said.known !== undefined && !/\d/.test(said.one)))
  intent.things = intent.things.filter(isOwn)
  for (const said of intent.things) said.parents = said.parents.filter((parent) => intent.things.includes(parent))
  intent.loose = []
  if (!intent.things.length) intent.domains = []
}
