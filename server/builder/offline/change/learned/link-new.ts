// "Connect tenants to flats", 生徒に先生を割り当てたい, where one of the two is no list yet: it becomes one, and the other points to it.
import type { Language } from '#shared/languages.ts'
import { singular } from '../../lexicon/inflect.ts'
import type { ProjectModel } from '../../model.ts'
import { listCalled, linkTo } from '../new-lists.ts'
import { isNoun } from '../items/item.ts'
import { does, type Reading } from '../reading.ts'
import { bare, mainThing, resolveField, resolveThing } from '../resolve.ts'

const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:link|connect|tie|attach|hook(?: up)?|assign) (?:each |every |the |all |our |a )?(?<one>[\p{L}'’-]+) (?:up )?(?:to|with) (?:an? |the |its |their |one |our )?(?<other>[\p{L}'’-]+)/iu,
    /\b(?:each|every|an?) (?<one>[\p{L}'’-]+) (?:has to belong|belongs?|has to be tied|should be tied|is assigned|goes|points) (?:to|with) (?:an?|one|the) (?<other>[\p{L}'’-]+)/iu,
    /\b(?:see|know|tell|say|pick|choose|note) which (?<other>[\p{L}'’-]+) (?:\p{L}+) (?:each|every|the|an?|it)(?: (?<one>[\p{L}'’-]+))?$/iu,
  ],
  sv: [
    /(?<!\p{L})(?:koppla|länka|knyta?) (?:varje |alla |ihop )?(?<one>\p{L}+) (?:till|med|och) (?:en |ett |sin |rätt )?(?<other>\p{L}+)/iu,
    /(?<!\p{L})(?:varje|en|ett) (?<one>\p{L}+) (?:kan ha|har|hör till|tillhör) (?:en|ett|flera) (?<other>\p{L}+)/iu,
  ],
  ja: [
    /(?<one>[^、。はがをにと]+)と、?(?<other>[^、。はがをに]+)を(?:紐|ひも|つな|結び|関連|リンク)/u,
    /(?<one>[^、。はがをにと]+)に(?<other>[^、。はがをに]+)を(?:[一１1]人ずつ)?(?:割り当て|つけ|紐|ひも|つな|結び)/u,
    /どの(?<other>[\p{Script=Han}\p{Script=Katakana}ー]+)(?:が|に|から).*(?:見たい|知りたい|わかる|分かる|たどれる)/u,
  ],
}

/** Null unless one of them is there, and the other is no list and no field. */
export function linkNew(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const form of forms[language]) {
    const { one, other } = form.exec(text)?.groups ?? {}
    if (!other) continue
    const names = [one ?? mainThing(model)?.one ?? '', other].map((name) => bare(name))
    const [first, second] = names.map((name) => resolveThing(model, name, language))
    const [there, name] = first ? [first, names[1]!] : [second, names[0]!]
    if (!there || (first && second) || !name || !isNoun(name, language)) continue
    if (resolveField(model, name, language, there)) continue
    const added = listCalled(model, language === 'en' ? singular(name.toLowerCase()) : name, language)
    return does(added, linkTo(there, added.thing))
  }
  return null
}
