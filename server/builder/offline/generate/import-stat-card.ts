import type { Context } from './context.ts'
import { looks } from './looks.ts'
import type { Imports } from './markup.ts'

/** `StatCard` as the project's look has it. */
export const importStatCard = ({ model }: Context, imports: Imports): void =>
  imports.use('@/components/blocks/stats', nameOf(looks[model.theme.look].stat))

const nameOf = (stat: string) => (stat === 'StatCard' ? stat : `${stat} as StatCard`)
