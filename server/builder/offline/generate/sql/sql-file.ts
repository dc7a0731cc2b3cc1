// `database/schema.sql`: the project's data as PostgreSQL tables, for the day it moves from the browser to a server. Every row
// belongs to an owner and row-level security keeps owners apart; references lead to rows of the same owner only. The file may be
// run again after a change: it adds what is new and leaves rows alone. Ids are those of the browser, so rows can move as they are.
import type { Field } from '../../model.ts'
import { isNumeric, optionsOf, propertyOf, thingOf, type Context, type ThingNames } from '../context.ts'
import { isWorked } from '../formula-lines.ts'
import { columnOf, linkOf, nameCharsMax, sqlText, tableOf } from './sql-names.ts'
import { limitsOf } from './sql-limits.ts'
import { resultsView } from './sql-views.ts'

/** A constraint's name, within what PostgreSQL keeps of one. */
const constraint = (...parts: string[]) =>
  `"${parts
    .map((part) => part.replaceAll('"', ''))
    .join('_')
    .slice(0, nameCharsMax)}"`

export function writeSqlFile(context: Context): void {
  const things = [...context.things.values()]
  if (things.length === 0) return
  context.files['database/schema.sql'] = [
    heading(context),
    ...things.map((names) => table(names)),
    ...things.flatMap((names) => references(context, names)),
    ...things.flatMap((names) => limitsOf(context, names)),
    ...resultsView(context),
    'commit;\n',
  ].join('\n')
}

const heading = ({
  model,
}: Context) => `-- ${model.name.replaceAll('\n', ' ')}: the data of this project as PostgreSQL tables (version 15 or later).
--
-- Every row has an owner, and nobody reads or writes another owner's rows. A server says who is asking, either with the claims
-- of a verified token (PostgREST and Supabase do: request.jwt.claims) or in a transaction of its own:
--   set local role authenticated;
--   select set_config('project.owner', 'the id of the user', true);
-- Run the file as the owner of the database. It can be run again after a change of the project: rows stay.
begin;

do $$ begin
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  execute format('grant usage on schema %I to authenticated', current_schema());
end $$;

create or replace function current_owner() returns text language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claims', true), '')::json ->> 'sub',
    nullif(current_setting('project.owner', true), '')
  )
$$;
`

const types: Partial<Record<Field['type'], string>> = {
  int: 'integer not null default 0',
  number: 'numeric not null default 0',
  money: 'numeric(14, 2) not null default 0',
  percent: 'numeric not null default 0',
  rating: 'smallint not null default 0',
  date: 'date',
  datetime: 'timestamp',
  time: 'time',
  bool: 'boolean not null default false',
  tags: "text[] not null default '{}'",
  ref: 'text',
}
const columnType = (field: Field) =>
  field.type === 'select'
    ? `text not null default ${sqlText(optionsOf(field)[0]!)}`
    : (types[field.type] ?? "text not null default ''")

/** The fields that are columns: not those that are worked out, nor those that point to several rows. */
const columnsOf = (names: ThingNames) => names.thing.fields.filter((field) => !isWorked(field) && field.type !== 'refs')

function table(names: ThingNames): string {
  const name = tableOf(names)
  const columns = columnsOf(names)
  const renames = columns.flatMap((field) =>
    Object.entries(field.formerOptions ?? {}).map(
      ([was, now]) =>
        `update ${name} set ${columnOf(names, field)} = ${sqlText(now)} where ${columnOf(names, field)} = ${sqlText(was)};`,
    ),
  )
  const checkable = columns.filter((field) => columnType(field).startsWith('text not') || field.type === 'rating')
  const [drops, checks] = [checkable.map((field) => dropCheck(names, field)), checkable.flatMap((field) => check(names, field))]
  return `-- ${names.thing.many.replaceAll('\n', ' ')}
create table if not exists ${name} (
  row_owner text not null default current_owner(),
  id text not null default gen_random_uuid()::text,
  created_at timestamptz not null default now(),
  primary key (row_owner, id)
);
alter table ${name}
${columns.map((field) => `  add column if not exists ${columnOf(names, field)} ${columnType(field)}`).join(',\n')};
${[...drops, ...renames, ...checks, ...columns.flatMap((field) => apart(names, field)), security(name)].join('\n')}
`
}

const fits = (names: ThingNames, field: Field) => constraint(names.collection, propertyOf(names, field), 'fits')
const dropCheck = (names: ThingNames, field: Field) =>
  `alter table ${tableOf(names)} drop constraint if exists ${fits(names, field)};`

/** Choices, stars, and what must be filled in. `not valid`: rows from before the rule stay. */
function check(names: ThingNames, field: Field): string[] {
  const value = columnOf(names, field)
  const test =
    field.type === 'select'
      ? `${value} in (${optionsOf(field).map(sqlText).join(', ')})`
      : field.type === 'rating'
        ? `${value} between 0 and 5`
        : (field.required || field === names.title) && columnType(field).startsWith('text')
          ? `btrim(${value}) <> ''`
          : null
  return test ? [`alter table ${tableOf(names)} add constraint ${fits(names, field)} check (${test}) not valid;`] : []
}

/** What no two rows of an owner may share. Where rows of before share it, the index waits until they are told apart. */
function apart(names: ThingNames, field: Field): string[] {
  if (field.unique === undefined) return []
  const index = constraint(names.collection, propertyOf(names, field), 'once')
  if (!field.unique) return [`drop index if exists ${index};`]
  const column = columnOf(names, field)
  const isText = columnType(field).startsWith('text')
  const [value, filled] = isText
    ? [`lower(btrim(${column}))`, ` where btrim(${column}) <> ''`]
    : [column, isNumeric(field) ? ` where ${column} <> 0` : '']
  return [
    `do $$ begin
  create unique index if not exists ${index} on ${tableOf(names)} (row_owner, ${isText ? value : `(${value})`})${filled};
exception when unique_violation then
  raise warning 'rows of % share a value of %', ${sqlText(names.thing.many)}, ${sqlText(field.label)};
end $$;`,
  ]
}

const security = (name: string) => `alter table ${name} enable row level security;
alter table ${name} force row level security;
drop policy if exists own_rows on ${name};
create policy own_rows on ${name} for all to authenticated
  using (row_owner = (select current_owner())) with check (row_owner = (select current_owner()));
grant select, insert, update, delete on ${name} to authenticated;`

/** What points to other rows: a column for one, a table for several. Both sides carry the owner, so no reference leaves its rows. */
function references(context: Context, names: ThingNames): string[] {
  return names.thing.fields.flatMap((field) => {
    if (!field.target || isWorked(field)) return []
    const target = tableOf(thingOf(context, field.target))
    const value = columnOf(names, field)
    if (field.type === 'ref') {
      const rule = constraint(names.collection, propertyOf(names, field), 'leads')
      return `alter table ${tableOf(names)} drop constraint if exists ${rule};
alter table ${tableOf(names)} add constraint ${rule} foreign key (row_owner, ${value}) references ${target} (row_owner, id)
  on delete set null (${value});
`
    }
    const link = linkOf(names, field)
    return `create table if not exists ${link} (
  row_owner text not null default current_owner(),
  from_id text not null,
  to_id text not null,
  primary key (row_owner, from_id, to_id),
  foreign key (row_owner, from_id) references ${tableOf(names)} (row_owner, id) on delete cascade,
  foreign key (row_owner, to_id) references ${target} (row_owner, id) on delete cascade
);
${security(link)}
`
  })
}
