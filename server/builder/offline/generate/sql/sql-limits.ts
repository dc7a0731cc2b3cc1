// How many rows may be alike, checked by the database as the form does: a trigger that counts the rows beside a new or changed one, one
// change at a time. Fields that point to several rows are checked by the form alone: their rows stand in tables of their own.
import type { Field } from '../../model.ts'
import { type Limit, minutesIn } from '../../limits.ts'
import { fieldOf, isTimedByDay, standing } from '../limit-lines.ts'
import { thingOf, type Context, type ThingNames } from '../context.ts'
import { columnOf, sqlName, sqlText, tableOf } from './sql-names.ts'

/** `limits` that are empty were taken back: what checked them goes. */
export function limitsOf(context: Context, names: ThingNames): string[] {
  if (!names.thing.limits) return []
  const check = sqlName(`${names.collection}_room`)
  const limits = names.thing.limits.filter(({ by }) => by.every((id) => fieldOf(names, id).type !== 'refs'))
  const dropped = `drop trigger if exists ${check} on ${tableOf(names)};`
  if (!limits.length) return [`${dropped}\n`]
  return [
    `create or replace function ${check}() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.row_owner || ' ' || tg_relid, 0));
${limits.map((limit) => countLines(context, names, limit)).join('\n')}
  return new;
end $$;
${dropped}
create trigger ${check} before insert or update on ${tableOf(names)} for each row execute function ${check}();
`,
  ]
}

function countLines(context: Context, names: ThingNames, limit: Limit): string {
  const by = limit.by.map((id) => fieldOf(names, id))
  const isText = ({ type }: Field) => ['text', 'email', 'phone'].includes(type)
  const value = (row: string, field: Field) =>
    isText(field) ? `lower(btrim(${row}.${columnOf(names, field)}))` : `${row}.${columnOf(names, field)}`
  const tests = [
    'other.row_owner = new.row_owner',
    'other.id <> new.id',
    ...by.flatMap((field) => [
      `${value('other', field)} = ${value('new', field)}`,
      ...(isText(field) ? [`${value('new', field)} <> ''`] : []),
    ]),
    ...overlap(names, limit),
    ...stands(names),
  ]
  return `  if (
    select count(*) from ${tableOf(names)} other
    where ${tests.join('\n      and ')}
  ) >= ${most(context, names, limit)} then
    raise exception using errcode = 'check_violation', message = ${sqlText(`no room left in ${names.thing.many}`)};
  end if;`
}

/** What has no end goes on; a day is taken whole, hours up to their last moment. */
function overlap(names: ThingNames, { during }: Limit): string[] {
  if (!during) return []
  const from = fieldOf(names, during.from)
  const sign = isTimedByDay(from) ? '<=' : '<'
  const start = columnOf(names, from)
  const endOf = (row: string) => {
    if ('until' in during) return `${row}.${columnOf(names, fieldOf(names, during.until))}`
    const lasts = fieldOf(names, during.lasts)
    return `${row}.${start} + make_interval(mins => (${row}.${columnOf(names, lasts)} * ${minutesIn(lasts)!})::integer)`
  }
  const later = (row: string, than: string) => `(${endOf(row)} is null or ${than}.${start} ${sign} ${endOf(row)})`
  return [later('new', 'other'), later('other', 'new')]
}

function stands(names: ThingNames): string[] {
  const found = standing(names)
  return found ? [`other.${columnOf(names, found.status)} not in (${found.off.map(sqlText).join(', ')})`] : []
}

/** Where the room is not told there is no end to it. */
function most(context: Context, names: ThingNames, { by, most }: Limit): string {
  if (typeof most === 'number') return String(most)
  const reference = fieldOf(names, by[0]!)
  const target = thingOf(context, reference.target)
  const room = columnOf(target, fieldOf(target, most.field))
  return `coalesce((select nullif(${room}, 0) from ${tableOf(target)} target
    where target.row_owner = new.row_owner and target.id = new.${columnOf(names, reference)}), 2147483647)`
}
