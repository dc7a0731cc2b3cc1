// What tables and columns are called: as in the project's code, in PostgreSQL's way of writing.
import type { Field } from '../../model.ts'
import { propertyOf, type ThingNames } from '../context.ts'
import { kebab } from '../names.ts'

/** Within what PostgreSQL keeps of a name. */
export const nameCharsMax = 60

export const sqlName = (name: string) => `"${kebab(name).replaceAll('-', '_').slice(0, nameCharsMax)}"`
export const sqlText = (text: string) => `'${text.replaceAll("'", "''")}'`
export const tableOf = (names: ThingNames) => sqlName(names.collection)
export const columnOf = (names: ThingNames, field: Field) => sqlName(propertyOf(names, field))

/** The table of a field that points to several rows. */
export const linkOf = (names: ThingNames, field: Field) => sqlName(`${names.collection}_${propertyOf(names, field)}`)
