import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Lets a form be checked by one of our schemas; each field shows its first issue, whose message is a rule's key. */
export function schemaResolver<Values extends FieldValues>(schema: z.ZodMiniType<unknown, Values>): Resolver<Values> {
  return (values, _context, { fields }) => {
    const checked = schema.safeParse(values)
    if (checked.success) return { values, errors: {} }
    // With its `ref` the first faulty field takes the focus.
    const errors: Record<string, object> = {}
    for (const { path, message, code } of checked.error.issues) {
      const name = path.join('.')
      errors[name] ??= { type: code, message, ref: fields[name as keyof typeof fields]?.ref }
    }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
