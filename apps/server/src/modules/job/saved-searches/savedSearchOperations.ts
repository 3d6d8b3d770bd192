import { manifest } from '@michi/api/manifest';
import { type Kysely, type Transaction, sql, type RawBuilder } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { createRowCache } from '../../../platform/conditional/rowCache.ts';
import { MAX_STUDENTS } from '../../../platform/conditional/ownSources.ts';
import { JOB_TABLES } from '../../../platform/conditional/responseSources.ts';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import type { Viewer } from '../posting/viewer.ts';
import { withNewJobs, type SavedSearch, type SavedSearchRow, type NewSavedSearch } from './savedSearch.ts';

/** The tables of the records that filters name. */
const NAMED = {
  locationId: 'locations',
  categoryId: 'job_categories',
  industryId: 'industries',
} as const;

/** @throws Problem VALIDATION_FAILED that names each place, category or industry that does not exist */
async function checkSearch(database: Kysely<Database>, { filters }: NewSavedSearch): Promise<void> {
  const violations: Record<string, string> = {};
  const unknown = [
    ...unknownIds('locationId', filters.locationId),
    ...unknownIds('categoryId', filters.categoryId),
    ...unknownIds('industryId', filters.industryId),
  ];
  if (unknown.length > 0) {
    const { rows } = await sql<{ field: string }>`${sql.join(unknown, sql` union all `)}`.execute(database);
    for (const { field } of rows) violations[field] = 'unknown';
  }
  if (Object.keys(violations).length > 0) throw invalidFields(violations);
}

function unknownIds(filter: keyof typeof NAMED, ids: readonly string[] = []): readonly RawBuilder<unknown>[] {
  if (ids.length === 0) return [];
  return [
    sql`select ${`filters.${filter}.`}::text || (asked.place - 1) as field
      from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
      where not exists (select from ${sql.table(NAMED[filter])} known where known.id = asked.id)`,
  ];
}

/** Most saved searches of a student (job contract, `createSavedSearch`). */
const MAX_SEARCHES = 50;

const COLUMNS = ['id', 'name', 'audience', 'filters', 'visited_at', 'created_at'] as const;

/** Saved searches of other students are not found. */
export function savedSearchOperations(router: ServiceRouter): void {
  const { database } = router.deps;
  const searchesOfUsers = createRowCache<readonly SavedSearchRow[]>(router.deps, MAX_STUDENTS);

  const shown = async (row: SavedSearchRow | undefined, viewer: Viewer, now: Date): Promise<SavedSearch> => {
    const [search] = row === undefined ? [] : await withNewJobs(database, [row], viewer, now);
    if (search === undefined) throw new Problem('NOT_FOUND');
    return search;
  };

  route(router, manifest.job.listSavedSearches, { madeOf: { tables: JOB_TABLES } }, async ({ user, now }) => {
    const sources = { tables: [], ids: [user.id], until: Number.POSITIVE_INFINITY };
    const rows = await searchesOfUsers.get(user.id, async () => {
      const value = await database
        .selectFrom('saved_searches')
        .select(COLUMNS)
        .where('user_id', '=', user.id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_SEARCHES)
        .execute();
      return { value, sources };
    });
    const data = [...(await withNewJobs(database, rows, user, now))];
    // Without searches no job matters.
    return { status: 200, body: { data }, ...(rows.length === 0 && { sources }) };
  });

  route(router, manifest.job.createSavedSearch, async ({ body, user, language, now }) => {
    const row = await inTransaction(database, async (transaction) => {
      await checkSearch(transaction, body);
      await checkSearchLimit(transaction, user.id);
      return transaction
        .insertInto('saved_searches')
        .values({ user_id: user.id, ...columnsOf(body), visited_at: now, created_at: now })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
    });
    const data = await shown(row, user, now);
    return { status: 201, body: { data, message: successMessage(language, 'searchKept') } };
  });

  route(router, manifest.job.updateSavedSearch, async ({ params, body, user, language, now }) => {
    await find(database, params.id, user.id);
    await checkSearch(database, body);
    const row = await database
      .updateTable('saved_searches')
      .set(columnsOf(body))
      .where('id', '=', params.id)
      .where('user_id', '=', user.id)
      .returning(COLUMNS)
      .executeTakeFirst();
    const data = await shown(row, user, now);
    return { status: 200, body: { data, message: successMessage(language, 'searchKept') } };
  });

  route(router, manifest.job.deleteSavedSearch, async ({ params, user, language }) => {
    const deleted = await database
      .deleteFrom('saved_searches')
      .where('id', '=', params.id)
      .where('user_id', '=', user.id)
      .returning('id')
      .executeTakeFirst();
    if (deleted === undefined) throw new Problem('NOT_FOUND');
    return {
      status: 200,
      body: { data: { isDeleted: true }, message: successMessage(language, 'searchDeleted') },
    };
  });

  route(router, manifest.job.readSavedSearch, async ({ params, user, now }) => {
    const row = await database
      .updateTable('saved_searches')
      .set({ visited_at: now })
      .where('id', '=', params.id)
      .where('user_id', '=', user.id)
      .returning(COLUMNS)
      .executeTakeFirst();
    return { status: 200, body: { data: await shown(row, user, now) } };
  });
}

async function find(database: Kysely<Database>, id: string, userId: string): Promise<void> {
  const row = await database
    .selectFrom('saved_searches')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('NOT_FOUND');
}

/**
 * Locks the user's searches until the transaction ends.
 * @throws Problem VALIDATION_FAILED when there are as many as allowed
 */
export async function checkSearchLimit(transaction: Transaction<Database>, userId: string): Promise<void> {
  await lockAccount(transaction, userId);
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await transaction
    .selectFrom('saved_searches')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_SEARCHES)
    throw invalidFields({ name: { rule: 'tooManySearches', values: { maximum: MAX_SEARCHES } } });
}

function columnsOf({ name, audience, filters }: NewSavedSearch) {
  return { name: name.trim(), audience, filters: JSON.stringify(filters) };
}
