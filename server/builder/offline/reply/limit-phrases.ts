// How many rows of a list may be alike, in a person's words.
import type { Language } from '#shared/languages.ts'
import type { Limit } from '../limits.ts'
import type { Field, ProjectModel, Thing } from '../model.ts'

/** "No two rentals of the same **Shelf** at the same time", "At most **6** sign-ups of the same **Shift**". */
export function limitText(model: ProjectModel, thing: Thing, { by, during, most }: Limit, language: Language): string {
  const fields = by.map((id) => thing.fields.find((field) => field.id === id)!)
  const isWhen = ({ type }: Field) => type === 'date' || type === 'datetime' || type === 'time'
  const labels = (all: readonly Field[]) => all.map(({ label }) => `**${label}**`)
  const [what, when] = [labels(fields.filter((field) => !isWhen(field))), labels(fields.filter(isWhen))]
  const target = typeof most === 'number' ? undefined : model.things.find(({ id }) => id === fields[0]?.target)
  const room = typeof most === 'number' ? `**${most}**` : `**${target?.fields.find(({ id }) => id === most.field)?.label}**`
  if (language === 'ja') {
    const same = [...what, ...when].join('・')
    const rows = `${same ? `${same}が同じ` : ''}${thing.many}`
    if (most === 1) return `${rows}は${during ? '時間が重なると' : '2件以上'}登録できません（フォームでお知らせします）`
    return `${rows}は${room}${typeof most === 'number' ? '件' : 'の数'}まで（フォームでお知らせします）`
  }
  const [and, same, both] = language === 'sv' ? [' och ', 'samma', 'samtidigt'] : [' and ', 'the same', 'at the same time']
  const many = thing.many.toLowerCase()
  const alike = [...what, ...when].length ? ` ${language === 'sv' ? 'med' : 'with'} ${same} ${[...what, ...when].join(and)}` : ''
  const end = language === 'sv' ? '; formuläret säger till' : '; the form says so'
  if (most === 1)
    return language === 'sv'
      ? `Två ${many}${alike} får inte finnas${during ? ` ${both}` : ''}${end}`
      : `No two ${many}${alike}${during ? ` ${both}` : ''}${end}`
  if (typeof most === 'number')
    return `${language === 'sv' ? 'Högst' : 'At most'} ${room} ${many}${alike}${during ? ` ${both}` : ''}${end}`
  return language === 'sv' ? `Inte fler ${many}${alike} än ${room}${end}` : `No more ${many}${alike} than ${room}${end}`
}
