import { bookingDir } from './booking.ts'
import { titleOf, valueOf, type Context, type ThingNames } from '../context.ts'
import { attribute, createImports, jsxText } from '../markup.ts'

/** `staff-choice.tsx`: whom the visitor would like to see, or anyone. */
export function writeStaffChoice({ files, say }: Context, staff: ThingNames): void {
  const imports = createImports()
  imports.use('react', 'type ReactNode')
  imports.use('lucide-react', 'UsersIcon')
  imports.use('@/components/ui/marks', 'Avatar')
  imports.use(`@/data/${staff.slug}`, `type ${staff.type}`)
  const role = staff.thing.fields.find(({ type, concept }) => type === 'text' && (concept === 'role' || concept === 'position'))
  const does = role
    ? `\n          <Choice key={row.id} {...choice(row.id)} name={${titleOf(staff, 'row')}} text={${valueOf(staff, role, 'row')}}>`
    : `\n          <Choice key={row.id} {...choice(row.id)} name={${titleOf(staff, 'row')}}>`
  files[`${bookingDir}/staff-choice.tsx`] = `@imports

interface StaffChoiceProps {
  rows: ${staff.type}[]
  /** '' for anyone */
  value: string
  onChange: (id: string) => void
}

export function StaffChoice({ rows, value, onChange }: StaffChoiceProps) {
  const choice = (id: string) => ({ checked: value === id, onChoose: () => onChange(id) })
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg font-semibold">${jsxText(say('withWhom'))}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <Choice {...choice('')} name=${attribute(say('anybody'))}>
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-muted text-muted-foreground">
            <UsersIcon className="size-4.5" aria-hidden="true" />
          </span>
        </Choice>
        {rows.map((row) => (${does}
            <Avatar name={${titleOf(staff, 'row')}} />
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
${role ? '  text?: string\n' : ''}  checked: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ name, ${role ? 'text, ' : ''}checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="relative flex cursor-pointer">
      <input type="radio" name="staff" className="peer sr-only" checked={checked} onChange={onChoose} />
      <span className="peer-focus-ring flex min-w-0 flex-1 items-center gap-3 rounded-xl border border-input bg-card p-3 transition-colors peer-checked:border-primary peer-checked:bg-accent/60 hover:border-ring">
        {children}
        <span className="min-w-0">
          <span className="block font-medium wrap-break-word">{name}</span>
${role ? '          {text && <span className="block truncate text-sm text-muted-foreground">{text}</span>}\n' : ''}        </span>
      </span>
    </label>
  )
}
`.replace('@imports', () => imports.print())
}
