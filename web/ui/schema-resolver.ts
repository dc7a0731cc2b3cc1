import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Lets a form be checked by one of our schemas; each field shows its first issue, whose message is a rule's key. */
export function schemaResolver<Values extends FieldValues>(schema: z.ZodMiniType<unknown, Values>): Resolver<Values> {
  return (values) => {
    const checked = schema.safeParse(values)
    if (checked.success) return { values, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, message, code } of checked.error.issues) errors[path.join('.')] ??= { type: code, message }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
