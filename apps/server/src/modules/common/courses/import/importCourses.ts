import { importRecords, type Saved } from '../../../../platform/import/importRecords.ts';
import { readCourse, type ImportedCourse } from './readCourse.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { newIdOfRow } from '../../../../platform/database/generateIds.ts';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { importedColumns } from '../../../../platform/import/importedColumns.ts';
import { RecordRefusal } from '../../../../platform/import/reason.ts';

/**
 * Imports courses from a file, JSON Lines or one JSON array, with the properties of the common contract's `Course`.
 * Invalid courses are reported with line and reason, and skipped; a second run changes nothing.
 */
export const importCourses = importRecords({
  recordName: 'courses',
  keyName: 'id',
  keyOf: ({ id }) => id,
  read: readCourse,
  save: saveCourses,
});

/** Columns of `courses` and their types, by the field of the file. */
const COLUMNS = {
  university: ['university_id', 'uuid'],
  name: ['name', 'text'],
  nameJp: ['name_jp', 'text'],
  description: ['description', 'text'],
  descriptionJp: ['description_jp', 'text'],
  provider: ['provider', 'text'],
  providerJp: ['provider_jp', 'text'],
  url: ['url', 'text'],
  minutes: ['minutes', 'integer'],
  startsOn: ['starts_on', 'date'],
  dueOn: ['due_on', 'date'],
} as const;

/**
 * Saves courses in one transaction. A known id is updated only if something changed; completions are kept.
 * @throws RecordRefusal for an unknown university
 */
async function saveCourses(
  database: Kysely<Database>,
  courses: readonly ImportedCourse[],
  now: Date,
): Promise<Saved> {
  return inTransaction(database, async (transaction) => {
    const universities = await findUniversities(transaction, courses);
    const { changed, columns, columnsOf, values, wanted } = importedColumns(
      COLUMNS,
      courses.map(({ id, university, ...course }) => ({
        ...course,
        key: id,
        university: university === null ? null : universities.get(university),
      })),
    );
    const { rows } = await sql<{ key: string; isNew: boolean; fields: string[] }>`
      with new as (
        insert into courses as c (id, import_key, created_at, ${columns})
        select ${newIdOfRow(courses.length)}, wanted.key, ${now.toISOString()}::timestamptz, ${values} from ${wanted}
        on conflict (import_key) do update set (${columns}) = row(${columnsOf('excluded')})
          where (${columnsOf('c')}) is distinct from (${columnsOf('excluded')})
        returning *
      )
      select new.import_key as key, old.id is null as "isNew", ${changed} as fields
      from new left join courses old on old.id = new.id`.execute(transaction);
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
