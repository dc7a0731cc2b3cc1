// "Calculate the total", "add the hours, worked out from start and end", "70 % goes to the seller": a wish for what follows from the
// fields of a list; and what follows from them though the wish only asks for the field.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { isSound } from '../formulas.ts'
import { gatheredNamed } from './linked/gathered-named.ts'
import { formulaNamed } from './named-formula.ts'
import { applyOperations, type Operation } from './operations.ts'
import { readShare, sharesIn } from './readers/read-share.ts'
import { readWorkedOut } from './readers/read-worked-out.ts'
import type { Reading } from './reading.ts'

const politely: Record<Language, RegExp> = {
  en: /^(?:(?:please|pls|and|also|now|then|ok|so)[, ]+|(?:can|could|would) (?:you|it|we) (?:please )?|(?:i|we)(?:'d| would)? (?:want|like|need)(?: (?:you|it))? to |it (?:should|would be (?:nice|great) if it) )+|[,]? (?:please|thanks|thank you|for me)$/gi,
  sv: /^(?:(?:snälla|och|nu|sedan|så)[, ]+|(?:kan|skulle) (?:du|man|den|vi) (?:kunna )?|(?:jag|vi) (?:vill|skulle vilja)(?: att (?:du|den))? )+|[,]? (?:tack|snälla|åt mig)$/gi,
  ja: /(?:お願いします|お願い|ください|下さい)$/g,
}

/** Null where the wish is about something else, or what it names follows from nothing that is kept. */
export function workedOutSaid(model: ProjectModel, said: string, language: Language): Reading | null {
  const text = said
    .trim()
    .replace(/[.!。！]+$/, '')
    .replace(politely[language], '')
    .trim()
  if (/[.!?。！？\n]/.test(text)) return null
  return readWorkedOut(model, text, language) ?? readShares(model, text, language)
}

/** "70 % to the seller and 30 % to us": each a share of its own. */
function readShares(model: ProjectModel, text: string, language: Language): Reading | null {
  const operations: Operation[] = []
  for (const part of sharesIn(text, language) ?? []) {
    const reading = readShare(applyOperations(model, operations), part, language)
    if (!reading) return null
    operations.push(...reading.operations)
  }
  return operations.length ? { operations, notes: [] } : null
}

/** A new number that all stands there for is worked out: nobody fills in a total beside a quantity and a price. */
export function followed(model: ProjectModel, operations: readonly Operation[]): Operation[] {
  let at = model
  return operations.map((operation) => {
    const next = operation.op === 'addField' ? withFormula(at, operation) : operation
    at = applyOperations(at, [next])
    return next
  })
}

function withFormula(model: ProjectModel, operation: Extract<Operation, { op: 'addField' }>): Operation {
  const { field } = operation
  const thing = model.things.find(({ id }) => id === operation.thing)
  if (!thing || field.formula || field.why !== 'edit' || field.options || field.target) return operation
  const found =
    formulaNamed({ ...thing, fields: [...thing.fields, field] }, field, model.language) ??
    gatheredNamed(model, thing, field, model.language)
  if (!found || found.also?.length) return operation
  const worked = { ...field, type: found.type, formula: found.formula, ...(found.unit && { unit: found.unit }) }
  return isSound(model, thing, worked, found.formula) ? { ...operation, field: worked } : operation
}
