/** `purchaseOrder` -> `PurchaseOrder` */
export const pascal = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

/** `purchaseOrders` -> `purchase-orders` */
export const kebab = (id: string) => id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

const irregular: Record<string, string> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  mouse: 'mice',
  foot: 'feet',
}

/** The plural of an English identifier, by its last word. */
export function plural(id: string): string {
  const [, head = '', last = id] = /^(.*?)([A-Z]?[a-z0-9]*)$/.exec(id) ?? []
  const known = irregular[last.toLowerCase()]
  if (known) return head + (last === last.toLowerCase() ? known : pascal(known))
  if (/[^aeiou]y$/.test(id)) return id.slice(0, -1) + 'ies'
  if (/(s|x|z|ch|sh)$/.test(id)) return /[^s]s$/.test(id) && !/(us|is|as)$/.test(id) ? id : id + 'es'
  return id + 's'
}

/** Names that a file uses for something else: TypeScript's and the browser's own, the kit's, and the generator's variables. */
const taken = new Set(
  `Array Awaited BigInt Boolean Capitalize Date Document Element Error Event Exclude Extract File Function History Image Infinity Intl Iterator JSON JSX Location Map Math Node Notification
  Number Object Omit Option Parameters Partial Pick Promise Proxy Range ReactNode Record Required Request Response Selection Set Readonly Storage
  String Symbol Text Window Plugin Comment Screen Worker Form Action Avatar Badge BarList Board Brand Button Card ChartCard Checkbox
  Collection Cover Detail Dialog Draft DueDate EmptyState Field Input Link Markdown Month MonthCalendar NavItem NavLink Outlet PageHeader Point Problems
  Progress Rating Row Segmented Select Sort SortHeader SortOrder StatCard Stored Tags Textarea ThemeToggle Toaster Tone View App Layout
  NotFoundPage FormEvent OpeningHours CartLine FilledLine Span LeaderList LeagueTable Outcome Standing`
    .split(/\s+/)
    .concat(
      `rows row items values errors views days words options tones names params action actions defaults cards columns entries points
      visible samples upgrade texts text number flag today props classes children problems details topics rest lines headings before total average timeline periods matches stats news sum daysFromNow charts worked totalled group hours offered cart asked filled given spoken said liked nickname draft checked sent chosen current earned spent`.split(
        /\s+/,
      ),
    ),
)

/** The first of the candidates that nothing else is called, which it then is. */
export function claim(used: Set<string>, ...candidates: string[]): string {
  const free = candidates.find((name) => !taken.has(name) && !used.has(name))
  const last = candidates.at(-1)!
  let name = free ?? last
  for (let i = 2; !free && (used.has(name) || taken.has(name)); i++) name = `${last}${i}`
  used.add(name)
  return name
}
