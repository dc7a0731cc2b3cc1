// "Lägg till en sida med regler", 利用規約のページを追加: what is read by all and filled in by nobody. Of a website a section, elsewhere a list of
// titles and texts.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { readBySigns } from '../../understand/read-intent.ts'
import { sayNoun } from '../../understand/said.ts'
import { fieldSaid } from '../added-fields.ts'
import { additionOf } from '../new-lists.ts'
import { aboutSection } from '../outright/sites.ts'
import { does, type Reading } from '../reading.ts'
import { resolveField, resolveThing } from '../resolve.ts'
import { sitePage } from './sections-called.ts'

const aboutSv = String.raw`\p{L}*(?:regler|villkor|policy|riktlinjer|instruktioner|information|info|historia|tips|rutiner|manual)`
const forms: Record<'sv' | 'ja', readonly RegExp[]> = {
  sv: [
    new RegExp(
      String.raw`^(?:(?:kan du|jag vill|vi vill|snälla) )*(?:lägga? till|ha|skapa|göra?) (?:en )?(?:ny |egen |extra )?(?:sida|flik) (?:med|om|för) (?:våra |alla )?(?<about>${aboutSv})$`,
      'iu',
    ),
    new RegExp(
      String.raw`^(?:(?:kan du|jag vill|vi vill|snälla) )*(?:lägga? till|ha|skapa|göra?) (?:en )?(?<about>regel|info|informations|villkors|tips)sida$`,
      'iu',
    ),
  ],
  ja: [
    /^(?<about>[^、。をはが]{0,6}(?:ルール|規約|規則|決まり|注意事項|案内|使い方|説明|アクセス|マニュアル|手順))(?:の|用の?)?ページ(?:を|も|が)(?:追加|作|つけ|付け|欲し|ほし|入れ)[^、。]*$/u,
  ],
}
const whole: Readonly<Record<string, string>> = {
  regel: 'regler',
  info: 'information',
  informations: 'information',
  villkors: 'villkor',
}
const bodyLabel: Record<Language, string> = { en: 'Text', sv: 'Text', ja: '本文' }

export function wordsPage(model: ProjectModel, said: string, language: Language): Reading | null {
  if (language === 'en') return null
  const text = said.trim().replace(/[.!。！]+$/u, '')
  for (const form of forms[language]) {
    const told = form.exec(text)?.groups?.about
    const about = told && (whole[told.toLowerCase()] ?? told)
    if (!about || resolveThing(model, about, language) || resolveField(model, about, language)) continue
    if (sitePage(model)) {
      const section = aboutSection(model, about, language)
      return section ? does(...section) : null
    }
    const fields = [
      fieldSaid({ sv: 'titel', ja: 'タイトル' }[language], model, language),
      { id: 'text', label: bodyLabel[model.language], type: 'longtext' as const },
    ]
    return does(additionOf(model, { ...sayNoun(about, language), fields, owns: true }, readBySigns('', language)))
  }
  return null
}
