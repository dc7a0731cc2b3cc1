// Whole wishes about what a field holds: written and no longer chosen, chosen and no longer ticked, another fact in its place.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { knownField } from '../../page-parts/parts.ts'
import { capitalised, idOf } from '../../understand/said.ts'
import { choicesMin } from '../choices/choices-in-words.ts'
import type { Groups, Saying } from './deeds.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'

const fieldOf = (model: ProjectModel, { what }: Groups, language: Language) =>
  resolveField(model, what!.replace(/^(?:the|their|our|min|vår) /i, ''), language, mainThing(model))

/** "Class shouldn't be a choice, let them type": words of one's own. */
function written(model: ProjectModel, groups: Groups, language: Language): Reading | null {
  const found = fieldOf(model, groups, language)
  if (!found) return null
  const { thing, field } = found
  if (field.type === 'text') return alreadySo(language)
  return does({ op: 'retypeField', thing: thing.id, field: field.id, type: 'text' })
}

const between = /\s*(?:,|\/| or | eller )\s*(?:or |eller )?/iu
/** "Sold yes or no isn't enough: make it available, reserved or sold". */
function chosen(model: ProjectModel, groups: Groups, language: Language): Reading | null {
  const found = fieldOf(model, groups, language)
  const options = [...new Set(groups.options!.split(between).map((each) => capitalised(each.trim())))].filter(Boolean)
  if (!found || options.length < choicesMin) return null
  const { thing, field } = found
  return does({ op: 'retypeField', thing: thing.id, field: field.id, type: 'select', options })
}

/** "Age changes every year, store the birthday instead". */
function inPlace(model: ProjectModel, groups: Groups, language: Language): string | null {
  const found = fieldOf(model, groups, language)
  if (!found) return null
  const { label } = found.field
  return language === 'sv' ? `byt ut ${label} mot ${groups.now}` : `replace ${label} with ${groups.now}`
}

/** "Känsla ska vara en skala 1-10 i stället", 「評価は5段階じゃなくて10点満点で」: how far it goes, in the plain form. */
function scaled(model: ProjectModel, groups: Groups, language: Language): string | Reading | null {
  const { what = '', to = '', add } = groups
  const found = fieldOf(model, groups, language)
  if (found) return language === 'ja' ? `${found.field.label}を${to}段階に` : `${found.field.label} ska vara från 1 till ${to}`
  const main = mainThing(model)
  if (!main || add === undefined) return null
  const type = Number(to) <= starsMax ? 'rating' : 'int'
  return does({
    op: 'addField',
    thing: main.id,
    field: { id: idOf(what) || 'score', label: capitalised(what), type, why: 'edit' },
  })
}
const starsMax = 5

/** "Sätt betyg": stars of each, unless the project is about those of pupils. */
function graded(model: ProjectModel, { thing: of }: Groups, language: Language): Reading | null {
  const host = (of && resolveThing(model, of, language)) || mainThing(model)
  const isSchool = model.things.some(({ concept = '' }) => /student|pupil|grade|exam|course|lesson/i.test(concept))
  if (!host || isSchool) return null
  if (host.fields.some(({ type }) => type === 'rating')) return alreadySo(language)
  return does({ op: 'addField', thing: host.id, field: { ...knownField(model.language, 'rating', 'rating'), why: 'edit' } })
}

export const typeSayings: Record<Language, readonly Saying[]> = {
  en: [
    [
      /^(?<what>[\p{L}' ]{2,30}?) (?:shouldn['’]t|should not|need(?:n['’]t| not)|doesn['’]t (?:need|have) to|can['’]t|must(?:n['’]t| not)) be (?:an? |from an? )?(?:fixed |set )?(?:choices?|drop-?down|select(?:ion)?|pick ?list|list)(?: (?:at all|any ?more))?(?:[,.;:] ?(?=.*\b(?:types?|writes?|free|text|whatever|anything|words)\b).+)?\.?$/iu,
      written,
    ],
    [
      /^(?:(?:i|we|they|people|users)(?:['’]d| would)? (?:want|like|prefer|need|rather|should)|let (?:me|us|them|people))(?: to)?(?: be able to| just)? (?:write|type|enter|fill in)(?: in)? (?<what>[\p{L}' ]{2,30}?)(?: (?:myself|ourselves|themselves|yourself|in|freely|by hand))* (?:instead of|rather than|and not|without) (?:picking|choosing|selecting|a drop-?down|the drop-?down|having to (?:pick|choose|select))\b.*$/iu,
      written,
    ],
    [
      /^(?<what>[\p{L}' ]{2,30}?)(?: as)? (?:yes or no|yes ?\/ ?no|a (?:yes ?\/ ?no|tick(?: ?box)?|check ?box)|ticked or not) (?:isn['’]t|is not|won['’]t be|['’]s not) enough[:;,.\s–-]+(?:so )?(?:please )?(?:make it|it (?:should|must|needs to) be|(?:we|i) (?:need|want)|use)(?: either)? (?<options>[^.;!?]+)\.?$/iu,
      chosen,
    ],
    [
      /^instead of (?:the |an? )?(?<what>[\p{L}' ]{2,30}?) (?:tick ?box|tick|check ?box|yes ?\/ ?no)(?: (?:field|question))?,? (?:i|we)(?:['’]d| would)? (?:want|need|like|prefer)(?: to (?:have|choose|pick)(?: from)?)?:? (?<options>[^.;!?]+)\.?$/iu,
      chosen,
    ],
    [
      /^(?:the )?(?<what>[\p{L}]+(?: [\p{L}]+)?) (?:changes|is|are|isn['’]t|keeps|gets|goes|doesn['’]t|tells|says)\b[^,.;]*[,.;] ?(?:so )?(?:please )?(?:(?:i|we)(?:['’]d| would)? (?:want|need|like|rather have|prefer)|store|use|keep|save|have|record|ask for) (?:the |an? |their )?(?<now>[\p{L} ]{3,30}?) instead\.?$/iu,
      inPlace,
    ],
  ],
  sv: [
    [
      /^(?:(?:jag|vi|man) (?:vill|ska)(?: kunna)? |kunna )?(?:lägg(?:a)? till|ha|sätta?|ge)(?: ett)? betyg(?: (?:på|till) (?:varje |alla )?(?<thing>\p{L}+))?\.?$/iu,
      graded,
    ],
    [
      /^(?<what>[\p{L}]+(?: [\p{L}]+)?) (?:(?:ska|bör|borde|vill jag|vill vi)(?: kunna)?(?: (?:vara|sättas|sätta|anges|ange|gå|ha|graderas|bedömas|skrivas))? )(?:som |på |i |med |en |ett )*(?:siffra |skala |betyg |tal |poäng |nummer )?(?:från |mellan )?1 ?(?:till|och|-|–) ?(?<to>10|\d)(?:,? i ?stället| och inte .+| tack)?\.?$/iu,
      scaled,
    ],
    [
      /^(?<add>lägg till |ha |jag vill ha |vi vill ha |gärna )?(?:ett |en )?(?<what>betyg|poäng|[\p{L}]+)(?: på (?:en )?skala)? (?:från )?1 ?(?:till|-|–) ?(?<to>10|\d)\.?$/iu,
      (model, groups, language) =>
        scaled(
          model,
          { ...groups, add: groups.add ?? (/(?:betyg|poäng|grad|nivå|index|prioritet)$/iu.test(groups.what!) ? '' : undefined) },
          language,
        ),
    ],
    [
      /^(?<what>[\p{L} ]{2,30}?) (?:ska|borde|behöver|får) (?:inte|ej) vara (?:ett |en )?(?:val|vallista|rullista|rullgardin|dropdown|fast lista)(?: alls| längre)?(?:[,.;:] ?(?=.*(?:skriv|fritext|fritt|valfri)).+)?\.?$/iu,
      written,
    ],
    [
      /^(?:jag|vi|man|de|dom) (?:vill|ska|måste|behöver)(?: kunna)?(?: få)? (?:skriva|fylla i|ange)(?: in)? (?<what>[\p{L} ]{2,30}?)(?: (?:själv|själva|fritt|för hand))* (?:i ?stället för|istället för|och inte|utan) (?:att )?(?:behöva )?(?:välja|val|rullista|dropdown).*$/iu,
      written,
    ],
    [
      /^(?<what>[\p{L} ]{2,30}?) räcker inte (?:med|som) (?:ja ?\/ ?nej|ja eller nej|en (?:kryss)?ruta|en bock)[,;:.\s–-]+(?:så )?(?:(?:det|den) (?:ska|måste|bör|behöver) (?:vara|bli|kunna vara)|gör (?:det|den) till|vi behöver|jag vill ha) (?<options>[^.;!?]+)\.?$/iu,
      chosen,
    ],
    [
      /^i ?stället för (?:att )?(?:ja ?\/ ?nej|(?:kryss)?rutan|bocken) (?:på|för|vid) (?<what>[\p{L} ]{2,30}?),? (?:vill (?:jag|vi) ha|behöver (?:jag|vi)) (?<options>[^.;!?]+)\.?$/iu,
      chosen,
    ],
    [
      /^(?<what>\p{L}+) (?:ändras|ändrar sig|är|blir|säger|stämmer)(?!\p{L})[^,.;]*[,.;] ?(?:så )?(?:spara|använd|ha|skriv|fråga efter|ta) (?<now>[\p{L} ]{3,30}?) i ?stället\.?$/iu,
      inPlace,
    ],
  ],
  ja: [
    [
      /^(?<what>[^、。は]{1,12})(?:は|を)(?:[0-9０-９]+段階|星)(?:じゃなくて?|ではなくて?|でなくて?|から|をやめて)、?(?<to>\d+)(?:段階|点満点|点)(?:評価)?(?:で|に).*$/u,
      scaled,
    ],
    [
      /^(?<what>[^、。は]{1,16})(?:は|を)、?(?:選択(?:式|肢)?|選ぶの|プルダウン|リスト)(?:じゃなくて?|ではなく|でなく|をやめて)、?(?:自由(?:入力|記入|に書け|に入力)|手入力|記入|手書き|テキスト|文字|書き込|入力でき).*$/u,
      written,
    ],
    [/^(?<what>[^、。は]{1,16})(?:は|を)(?:自由入力|自由記入|手入力|自由記述)(?:に|で|が)(?!し?ない).*$/u, written],
  ],
}
