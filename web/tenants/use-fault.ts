import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ruleTexts, type RuleKey } from '#shared/users.ts'
import { ApiError } from '#web/api.ts'

/** What the server says about single fields, by their names; `message` is a rule's key or words for the person. */
export type Fault = Record<string, string>

/** The server's issues by field, or null where the failure is about no field. `taken` is said of a domain somebody has. */
export function faultOf(failure: unknown, taken: string): Fault | null {
  if (!(failure instanceof ApiError)) return null
  if (failure.error === 'domain_taken') return { domain: taken }
  if (failure.issues.length === 0) return null
  return Object.fromEntries(failure.issues.map(({ path, message }) => [path.replace(/^data\./, ''), ruleOf(message) ?? message]))
}

/** The rule whose English sentence the server answered with. */
const ruleOf = (sentence: string) => (Object.keys(ruleTexts) as RuleKey[]).find((key) => ruleTexts[key] === sentence)

/** Shows each fault at its field, when the form has it; a form that comes into sight puts the cursor where to go on. */
export function useFault<Values extends FieldValues>(
  { setError, setFocus }: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  fault: Fault | null,
  shown: boolean,
): void {
  const wasShown = useRef(shown)
  useEffect(() => {
    if (shown && !wasShown.current) setFocus(fields[0]!)
    wasShown.current = shown
  }, [shown, fields, setFocus])
  useEffect(() => {
    const faulty = fault ? fields.filter((field) => fault[field] !== undefined) : []
    for (const field of faulty) setError(field, { type: 'server', message: fault![field] })
    if (shown && faulty[0]) setFocus(faulty[0])
  }, [fault, fields, shown, setError, setFocus])
}
