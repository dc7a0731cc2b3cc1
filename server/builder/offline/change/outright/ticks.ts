// What is ticked, in everyday Swedish and Japanese: "markera det som är trasigt", "bocka i om jag sett den på bio", "man ska kunna
// godkänna", 「会費を払ったかどうかチェックできるように」. Where a choice says so already, that is told.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel } from '../../model.ts'
import { knownField } from '../../page-parts/parts.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { capitalised, idOf } from '../../understand/said.ts'
import type { Groups, Saying } from './deeds.ts'
import { alreadySo, does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'

/** "Markera det som är trasigt": a choice that says so stands out, else a tick, which is added. */
function marked(model: ProjectModel, { what = '' }: Groups, language: Language): Reading | null {
  const main = mainThing(model)
  const name = language === 'sv' ? what.replace(/(?<=[^aeiouyåäö])t$/u, '').replace(/(?<=[gdnlrsk])a$/u, '') : what
  const option = resolveOption(model, what, language) ?? resolveOption(model, name, language)
  if (option) {
    const warning = { field: option.field.id, when: 'is' as const, than: { option: option.option } }
    return does({ op: 'addWarning', thing: option.thing.id, warning })
  }
  if (!main || resolveField(model, name, language)) return null
  const field: Field = { id: idOf(name) || 'marked', label: capitalised(name), type: 'bool', why: 'edit' }
  return does(
    { op: 'addField', thing: main.id, field },
    { op: 'addWarning', thing: main.id, warning: { field: field.id, when: 'is', than: true } },
  )
}

/** 「体験の生徒も区別したい」: what sets some rows apart is ticked. */
function setApart(model: ProjectModel, { what = '', thing }: Groups, language: Language): Reading | null {
  const host = thing ? resolveThing(model, thing, language) : undefined
  if (!host || resolveField(model, what, language) || resolveOption(model, what, language)) return null
  return does({
    op: 'addField',
    thing: host.id,
    field: { id: idOf(what) || 'apart', label: capitalised(what), type: 'bool', why: 'edit' },
  })
}

/** "Bocka i om jag sett den på bio" */
function ticked(model: ProjectModel, { what = '' }: Groups, language: Language): Reading | null {
  const main = mainThing(model)
  const label = capitalised(what.replace(/(?<!\p{L})(?:den|det|dem|de) ?/giu, '').trim())
  if (!main || !label || resolveField(model, label, language)?.field.type === 'bool') return null
  return does({ op: 'addField', thing: main.id, field: { id: idOf(label) || 'ticked', label, type: 'bool', why: 'edit' } })
}

/** 「また行きたい店にチェックをつけたい」 */
const tickedOf: Saying[1] = (model, { what = '' }, language) =>
  resolveThing(model, what, language) || resolveField(model, what, language) ? null : ticked(model, { what }, language)

/** "Man ska se om redskapet är uthyrt": of that list. */
function whether(model: ProjectModel, { of = '', what = '' }: Groups, language: Language): Reading | null {
  const host = resolveThing(model, of, language)
  const option = resolveOption(model, what, language)
  if (!host || (option && option.thing === host)) return option ? alreadySo(language) : null
  const label = capitalised(what)
  if (host.fields.some((field) => field.label.toLowerCase() === what.toLowerCase())) return alreadySo(language)
  return does({ op: 'addField', thing: host.id, field: { id: idOf(label) || 'ticked', label, type: 'bool', why: 'edit' } })
}

/** "Man ska kunna godkänna", 「返却したらチェックを入れたい」: a state that is reached, as a choice where there is one, else as a tick. */
function reached(model: ProjectModel, { verb = '', thing }: Groups, language: Language): Reading | null {
  const stem = language === 'sv' ? verb.replace(/a$/u, '') : verb
  const lists = [thing ? resolveThing(model, thing, language) : undefined, mainThing(model), ...model.things].filter(
    (each) => each !== undefined,
  )
  const states = lists.flatMap(({ fields }) => fields).flatMap(({ options = [] }) => options)
  const state = states.find((option) => option.toLowerCase().startsWith(stem.toLowerCase()))
  if (state) return tells(changeSays.alreadyThere[language](state))
  const host = lists.find(({ many, one }) => many.includes(verb) || one.includes(verb)) ?? lists[0]
  const label = language === 'sv' ? capitalised(stem.endsWith('nn') ? `${stem.slice(0, -1)}d` : `${stem}ad`) : `${verb}済み`
  if (!host || resolveField(model, label, language)) return null
  return does({ op: 'addField', thing: host.id, field: { id: idOf(label) || 'reached', label, type: 'bool', why: 'edit' } })
}

/** 「会費を払ったかどうかチェックできるように」 */
function paid(model: ProjectModel, { what = '' }: Groups, language: Language): Reading | null {
  const host = resolveField(model, what, language)?.thing ?? mainThing(model)
  const field = knownField(model.language, 'paid', 'paid')
  if (!host) return null
  if (host.fields.some(({ concept, label }) => concept === 'paid' || label === field.label)) return alreadySo(language)
  return does({ op: 'addField', thing: host.id, field: { ...field, why: 'edit' } })
}

export const tickSayings: Record<Language, readonly Saying[]> = {
  en: [],
  sv: [
    [
      /^(?:(?:man|jag|vi|det) (?:ska|vill|måste)(?: kunna)? )?(?:se|veta|synas|framgå|visa) (?:om|ifall) (?:en |ett )?(?<of>\p{L}{3,}) (?:är|har blivit) (?<what>\p{L}{3,})\.?$/iu,
      whether,
    ],
    [
      /^(?:(?:(?:jag|vi|man) )?(?:vill|behöver|måste|ska) )?(?:kunna |få )*(?:bocka|kryssa|pricka|klicka) (?:i|av|för) (?:om|att|när|ifall) (?:jag|vi|man|den|det|de|\p{L}{3,}(?:en|et|n)) (?:har |är (?:en |ett )?|blivit )?(?<what>\p{L}+(?: \p{L}+){0,4})(?:, (?:så|för|det|annars|då|jag|vi|man|folk)(?!\p{L}).*)?\.?$/iu,
      ticked,
    ],
    [
      /^(?:man|jag|vi|de|admin|\p{L}+(?:en|na|et)) (?:ska|måste|vill)(?: också| även)?(?: kunna)? (?<verb>godkänna|attestera|arkivera|signera|bekräfta|fakturera|leverera)(?: (?:dem|den|det|en |ett |varje )?(?:(?:efter|vid|på|för) (?:varje )?)?(?<thing>\p{L}+)?)?\.?$/iu,
      reached,
    ],
    [
      /^(?:kunna )?(?:markera|märka|bocka (?:i|för)|pricka (?:i|för))(?: det| de| dem| saker| sånt| dom)? som (?:är |har gått )?(?<what>(?:på |i )?\p{L}{3,})\.?$/iu,
      marked,
    ],
  ],
  ja: [
    [
      /^(?<what>[^。、「」をにが]{2,12}?[いたなるん])(?:お?店|もの|人|本|場所|やつ|商品|曲|映画|ところ)に(?:は)?(?:チェック|印|マーク|目印)(?:を|が)?(?:つけ|入れ|付け)(?:たい|られ|て)[^。]*$/u,
      tickedOf,
    ],
    [
      /^(?<what>[^。、「」]{1,10}?)(?:を|が|の)?(?:支)?(?:払っ|払い済み|納め|納入し|支払い済み)(?:た)?かどうか(?:を|が|も)?(?:チェック|わか|分か|記録|管理|見|確認|入力)[^。]*$/u,
      paid,
    ],
    [
      /^(?<what>[^。、「」のをはが]{1,8})の(?<thing>[^。、「」をはが]{1,8})(?:も|を|が)(?:区別|見分け|分けて管理|わかるよう|分かるよう)[^。]*$/u,
      setApart,
    ],
    [
      /^(?<verb>承認|確認|完了|受領|返却|支払|発送|提出|返信|対応)(?:を|が)?(?:し|済)?(?:たら|済みなら|かどうか|ができる|できる|した)[^。]*(?:チェック|印|わか|分か|よう)[^。]*$/u,
      reached,
    ],
  ],
}
