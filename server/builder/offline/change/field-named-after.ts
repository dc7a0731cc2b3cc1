// A field whose name says more than the known one in it: the type is known, the name is the person's.
import type { Language } from '#shared/languages.ts'
import { knownFields, optionLabel } from '../lexicon/lexicon.ts'
import type { Field, ProjectModel, Thing } from '../model.ts'
import { freeId } from '../understand/plan/plan-things.ts'
import type { Operation } from './operations.ts'
import { bare, readingsIn, resolveThing } from './resolve.ts'

/** 「靴のサイズ」「目標体重」: a field named after a known one, with more to its name than that one says. */
export function fieldNamedAfter(
  model: ProjectModel,
  what: string,
  host: Thing | undefined,
  language: Language,
): Operation | null {
  const name = bare(what)
  const found =
    language === 'ja'
      ? /^(?:[^、・とをはがにでも（]{1,8}の|目標|希望|予定|実|前回|次回|最終|最大|最小|平均|合計|家族|緊急)([^、・とをはがにでも（]{1,10})$/.exec(
          name,
        )
      : null
  const known = knownFields.get(found ? (readingsIn(found[1]!, language).find(({ kind }) => kind === 'field')?.id ?? '') : '')
  const isOther = readingsIn(name, language).length > 0 || resolveThing(model, /^(.+?)の/.exec(name)?.[1] ?? '', language)
  if (!known || !host || isOther || host.fields.some(({ label }) => label === name)) return null
  const options = known.options?.map((option) => optionLabel(option, model.language))
  const type = known.type === 'select' && !options?.length ? 'text' : known.type
  const id = freeId(known.id, new Set(host.fields.map((field) => field.id)), 'field')
  const field: Field = {
    id,
    label: name,
    type,
    why: 'edit',
    ...(known.unit && { unit: known.unit }),
    ...(type === 'select' && { options }),
  }
  return { op: 'addField', thing: host.id, field }
}
