import { importRecords, type Saved } from '../../../../platform/import/importRecords.ts';
import { readHelp, type ImportedHelp } from './readHelp.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { newIdOfRow } from '../../../../platform/database/generateIds.ts';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { changedFields } from '../../../../platform/import/changedFields.ts';

/**
 * Imports help articles from a file, JSON Lines or one JSON array, with the properties of the common contract's
 * `Help`. Invalid articles are reported with line and reason, and skipped; a second run changes nothing.
 */
export const importHelps = importRecords({
  recordName: 'helps',
  keyName: 'id',
  keyOf: ({ id }) => id,
  read: readHelp,
  save: saveHelps,
});

/** Columns of `helps` by the field of the file. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  category: ['category_id'],
  question: ['question'],
  questionJp: ['question_jp'],
  answer: ['answer'],
  answerJp: ['answer_jp'],
};

/**
 * Saves help articles in one transaction. A known id is updated only if something changed; a new article is placed
 * last in its category.
 */
async function saveHelps(
  database: Kysely<Database>,
  helps: readonly ImportedHelp[],
  now: Date,
): Promise<Saved> {
  return inTransaction(database, async (transaction) => {
    // Positions are computed from existing rows, so two imports run one after the other.
    await sql`lock table help_categories in share row exclusive mode`.execute(transaction);
    const data = sql`rows from (jsonb_to_recordset(${JSON.stringify(helps)}::jsonb) as (id text, category text,
      "categoryJp" text, question text, "questionJp" text, answer text, "answerJp" text))
      with ordinality as wanted(key, category, category_jp, question, question_jp, answer, answer_jp, place)`;
    await addCategories(transaction, data, helps.length);
    const { rows } = await sql<{ key: string; isNew: boolean; fields: string[] }>`
      with new as (
        insert into helps as h
          (id, import_key, category_id, position, question, question_jp, answer, answer_jp, updated_at)
        select ${newIdOfRow(helps.length, sql`wanted.place`)}, wanted.key, k.id,
          coalesce((select max(other.position) from helps other where other.category_id = k.id), 0)
            + row_number() over (partition by k.id order by wanted.place),
          wanted.question, wanted.question_jp, wanted.answer, wanted.answer_jp, ${now.toISOString()}::timestamptz
        from ${data} join lateral (
          select id from help_categories where title = wanted.category order by position, id limit 1) k on true
        on conflict (import_key) do update
          set category_id = excluded.category_id, question = excluded.question, question_jp = excluded.question_jp,
            answer = excluded.answer, answer_jp = excluded.answer_jp, updated_at = excluded.updated_at
          where (h.category_id, h.question, h.question_jp, h.answer, h.answer_jp) is distinct from
            (excluded.category_id, excluded.question, excluded.question_jp, excluded.answer, excluded.answer_jp)
        returning *
      )
      select new.import_key as key, old.id is null as "isNew", ${changedFields(FIELDS)} as fields
      from new left join helps old on old.id = new.id`.execute(transaction);
    return {
      added: rows.filter(({ isNew }) => isNew).map(({ key }) => key),
      changed: rows.filter(({ isNew }) => !isNew),
    };
  });
}

/** Creates unknown categories, in the order of their first article. */
async function addCategories(
  transaction: Transaction<Database>,
  data: ReturnType<typeof sql<unknown>>,
  count: number,
): Promise<void> {
  await sql`
    insert into help_categories (id, position, title, title_jp)
    select ${newIdOfRow(count)}, coalesce((select max(position) from help_categories), 0) + row_number() over (order by named.place),
      named.category, named.category_jp
    from (
      select wanted.category, max(wanted.category_jp) as category_jp, min(wanted.place) as place
      from ${data} group by wanted.category
    ) named
    where not exists (select from help_categories k where k.title = named.category)`.execute(transaction);
}
