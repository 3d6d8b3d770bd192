import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/database/schema.ts';
import { changedFields } from '../../../../platform/import/changedFields.ts';
import type { Saved } from '../../../../platform/import/importRecords.ts';
import { RecordRefusal } from '../../../../platform/import/reason.ts';
import type { ImportedCourse } from './readCourse.ts';

/** The columns of `courses` that a line fills, with their types. */
const COLUMNS = {
  university_id: 'uuid',
  name: 'text',
  name_jp: 'text',
  description: 'text',
  description_jp: 'text',
  provider: 'text',
  provider_jp: 'text',
  url: 'text',
  minutes: 'integer',
  starts_on: 'date',
  due_on: 'date',
} as const;

/** The column names used in import files. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  university: ['university_id'],
  name: ['name'],
  nameJp: ['name_jp'],
  description: ['description'],
  descriptionJp: ['description_jp'],
  provider: ['provider'],
  providerJp: ['provider_jp'],
  url: ['url'],
  minutes: ['minutes'],
  startsOn: ['starts_on'],
  dueOn: ['due_on'],
};

const NAMES = Object.keys(COLUMNS);
const TYPES = sql.raw(
  Object.entries({ import_key: 'text', ...COLUMNS })
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);
const columnsOf = (table: string) => sql.join(NAMES.map((name) => sql.ref(`${table}.${name}`)));

/**
 * Saves courses in one transaction. A known id is updated only if something changed; completions are kept.
 * @throws RecordRefusal for an unknown university
 */
export async function saveCourses(
  database: Kysely<Database>,
  courses: readonly ImportedCourse[],
  now: Date,
): Promise<Saved> {
  return database.transaction().execute(async (transaction) => {
    const universities = await findUniversities(transaction, courses);
    const data = JSON.stringify(
      courses.map((course) => ({
        import_key: course.id,
        university_id: course.university === null ? null : universities.get(course.university),
        name: course.name,
        name_jp: course.nameJp,
        description: course.description,
        description_jp: course.descriptionJp,
        provider: course.provider,
        provider_jp: course.providerJp,
        url: course.url,
        minutes: course.minutes,
        starts_on: course.startsOn,
        due_on: course.dueOn,
      })),
    );
    const { rows } = await sql<{ key: string; isNew: boolean; fields: string[] }>`
      insert into courses as c (import_key, created_at, ${sql.join(NAMES.map((name) => sql.ref(name)))})
      select wanted.import_key, ${now.toISOString()}::timestamptz, ${columnsOf('wanted')}
      from jsonb_to_recordset(${data}::jsonb) wanted(${TYPES})
      on conflict (import_key) do update
        set (${sql.join(NAMES.map((name) => sql.ref(name)))}) = row(${columnsOf('excluded')})
        where (${columnsOf('c')}) is distinct from (${columnsOf('excluded')})
      returning new.import_key as key, old.id is null as "isNew", ${changedFields(FIELDS)} as fields`.execute(
      transaction,
    );
    return {
      added: rows.filter(({ isNew }) => isNew).map(({ key }) => key),
      changed: rows.filter(({ isNew }) => !isNew),
    };
  });
}

/** Universities by their English or Japanese names. */
async function findUniversities(
  transaction: Transaction<Database>,
  courses: readonly ImportedCourse[],
): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(courses.flatMap(({ university }) => university ?? []))];
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct on (wanted.name) u.id, wanted.name
    from unnest(${names}::text[]) wanted(name) join universities u on u.name = wanted.name or u.name_jp = wanted.name
    order by wanted.name, u.id`.execute(transaction);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const unknown = names.find((name) => !ids.has(name));
  if (unknown !== undefined)
    throw new RecordRefusal({ code: 'noneCalled', field: 'university', values: { name: unknown } });
  return ids;
}
