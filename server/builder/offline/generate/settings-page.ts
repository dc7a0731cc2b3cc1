import type { Page } from '../model.ts'
import type { Context } from './context.ts'
import { hoursRoute } from './hours-route.ts'
import { localeOf } from './locale.ts'
import { attribute, createImports, jsxText, quote } from './markup.ts'
import type { Route } from './routes-file.ts'

const currencies = ['USD', 'EUR', 'GBP', 'SEK', 'NOK', 'DKK', 'CHF', 'JPY', 'AUD', 'CAD']

/** A page for what can be set while the project runs: its name, and what its pages have to set. */
export function writeSettingsPage(context: Context, page: Page): Route[] {
  const { model } = context
  const hasMoney = [...context.things.values()].some(({ money }) => money)
  const hasHours = model.pages.some(
    ({ kind, sections }) => kind === 'booking' || sections?.some((section) => section.kind === 'hours'),
  )
  const talks = model.pages.some(({ kind }) => kind === 'feed' || kind === 'chat')
  writeProject(context)
  writePage(context, page, { hasMoney, hasHours, talks })
  return [
    {
      path: page.path,
      component: 'SettingsPage',
      module: '@/features/settings/settings-page',
      nav: { label: page.title, icon: page.icon, place: 'footer' },
    },
  ]
}

/** `lib/project.ts` in place of the kit's: what is set wins over what the project was made with. */
function writeProject({ files, model }: Context): void {
  files['src/lib/project.ts'] = `interface Settings {
  name: string
  currency: string
}

const key = 'settings'
export const made: Settings = { name: ${quote(model.name)}, currency: ${quote(model.currency)} }

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}
  } catch {
    return {} // storage is blocked or unreadable
  }
}

const { name, currency: code } = stored()

export const projectName = typeof name === 'string' && name.trim() ? name : made.name
export const locale = ${quote(localeOf(model))}
// anything else would stop every page that formats an amount
export const currency = typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? code : made.currency

/** Every page reads its settings as it starts, so it starts again. */
export function saveSettings(settings: Settings) {
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // storage is blocked: nothing can be kept
  }
  window.location.reload()
}
`
}

type Has = { hasMoney: boolean; hasHours: boolean; talks: boolean }

function writePage(context: Context, page: Page, { hasMoney, hasHours, talks }: Has): void {
  const { say, model } = context
  const imports = createImports()
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/field', 'Field')
  imports.use('@/components/ui/field', 'Input')
  imports.use('@/lib/project', 'currency', 'made', 'projectName', 'saveSettings')
  const currencyField = `          <Field label=${attribute(say('currencyLabel'))}>
            {(field) => (
              <Select {...field} value={values.currency} onChange={(event) => set({ currency: event.target.value })}>
                {currencies.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </Select>
            )}
          </Field>
`
  if (hasMoney) imports.use('@/components/ui/field', 'Select')
  if (talks) imports.use('@/features/talk/name-input', 'NameInput')
  const [hours] = hasHours ? hoursRoute(context) : []
  if (hours) {
    imports.use('react-router', 'Link')
    imports.use('@/components/ui/button', 'buttonClass')
  }
  const all = [...new Set([model.currency, ...currencies])]
  context.files['src/features/settings/settings-page.tsx'] = `@imports
${hasMoney ? `\nconst currencies = [${all.map(quote).join(', ')}]\n` : ''}
export function SettingsPage() {
  const [values, setValues] = useState({ name: projectName, currency })
  const set = (changes: Partial<typeof values>) => setValues((current) => ({ ...current, ...changes }))
  const isNamed = values.name.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isNamed) saveSettings({ ...values, name: values.name.trim() })
  }

  return (
    <div className="max-w-2xl space-y-6">
      <PageHeader title=${attribute(page.title)} text=${attribute(say('settingsHint'))} />
      <Card className="p-5 sm:p-6">
        <form onSubmit={submit} noValidate className="grid gap-5">
          <Field label=${attribute(say('projectNameLabel'))} required error={isNamed ? undefined : ${quote(say('required'))}}>
            {(field) => <Input {...field} value={values.name} onChange={(event) => set({ name: event.target.value })} />}
          </Field>
${hasMoney ? currencyField : ''}          <div className="flex flex-wrap gap-2">
            <Button type="submit">${jsxText(say('saveSettings'))}</Button>
            <Button variant="ghost" onClick={() => saveSettings(made)}>
              ${jsxText(say('backToUsual'))}
            </Button>
          </div>
        </form>
      </Card>
${
  talks
    ? `      <Card className="p-5 sm:p-6">
        <NameInput />
      </Card>
`
    : ''
}${
    hours
      ? `      <Link to=${attribute(hours.path)} className={buttonClass({ variant: 'secondary' })}>
        ${jsxText(say('changeHours'))}
      </Link>
`
      : ''
  }    </div>
  )
}
`.replace('@imports', () => imports.print())
}
