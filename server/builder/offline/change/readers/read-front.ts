// "Add a landing page", "a website in front": what a visitor sees first, written for what the project is about, with its records
// behind it.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { planProject } from '../../understand/plan/plan-project.ts'
import { readIntent } from '../../understand/read-prompt.ts'
import { does, nothing, type Reading, tells } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'

const asks: Record<Language, RegExp> = {
  en: /^add (?:an? |the |our )?(?:simple |nice |small |new |public |proper )*(?:(?:landing|home|front|welcome|public) ?page|web ?site|site)(?: (?:in front|for|that|where|with|to|so|which|about)\b.*)?$/i,
  sv: /^(?:lägg till|skapa|gör|ha)\s+(?:en |ett )?(?:enkel |fin |ny |publik )*(?:landningssida|hemsida|förstasida|välkomstsida|webbplats|webbsida|publik sida)(?: (?:för|som|där|med)(?!\p{L}).*)?$/iu,
  ja: /^(?:お客様?向けの?|一般公開の?|簡単な)?(?:ランディングページ|ホームページ|ウェブサイト|Webサイト|公式サイト|紹介ページ|トップページ)(?:を|も|が).*(?:追加|作|つけ|付け|欲し|ほし)/i,
}
const phrases: Record<Language, (name: string) => string> = {
  en: (name) => `website for ${name}`,
  sv: (name) => `hemsida för ${name}`,
  ja: (name) => `${name}のホームページ`,
}

export function readFront(model: ProjectModel, { text }: Clause, language: Language): Reading {
  if (!asks[language].test(text)) return nothing
  const there = model.pages.find(({ kind }) => kind === 'landing')
  if (there) return tells(changeSays.alreadyThere[language](there.title), 'kept')
  const written = planProject(readIntent(phrases[model.language](model.name), model.language))?.model
  const front = written?.pages.find(({ kind }) => kind === 'landing')
  if (!front) return nothing
  const { parts: _parts, ...page } = front
  const path = `/${page.id}`
  if (model.pages.some((each) => each.id === page.id || each.path === path)) return nothing
  return does(
    { op: 'addPage', page: { ...page, path } },
    { op: 'movePage', page: page.id, to: 0 },
    { op: 'setShell', shell: 'site' },
  )
}
