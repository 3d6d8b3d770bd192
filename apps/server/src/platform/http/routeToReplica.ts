import { manifest } from '@michi/api/manifest';
import type { Operation } from '@michi/api/server';
import { sql } from 'kysely';
import type { CurrentUser } from '../auth/currentUser.ts';
import { CURRENT_POSITION, FIRST_POSITION } from '../database/walPosition.ts';
import type { Deps } from '../deps.ts';

const { common, company, job, news, seminar, university } = manifest;

/**
 * Operations whose responses may be some seconds old, except for the reader's own changes. Applications, interviews,
 * offers, messages and notifications are excluded, because an event makes the client read them at once.
 */
export const REPLICA_OPERATIONS: readonly Operation[] = [
  job.listJobs,
  job.getPublicJobCount,
  job.showPublicJob,
  job.listMostSavedJobs,
  job.getJobCounters,
  job.getUniversityJobCounters,
  job.listAdvancedFilterOptions,
  job.listJobCategories,
  job.listFavoriteJobs,
  company.listAllCompanies,
  company.listCompanies,
  company.listIndustries,
  seminar.listSeminars,
  seminar.listUniversitySeminars,
  seminar.getSeminarCounters,
  seminar.listFavoriteSeminars,
  news.listPosts,
  university.listUniversities,
  university.listSponsors,
  common.listLocations,
  common.listCourses,
  common.listHelpCategories,
];

/**
 * Reads a list that may be old from the replica, once that has replayed the session's last write, and everything else
 * from the primary. The write position is stored with the session, where every process sees it.
 */
export async function routeToReplica<T>(
  deps: Deps,
  operation: Operation,
  user: CurrentUser | null,
  work: () => Promise<T>,
): Promise<T> {
  const { replica } = deps;
  if (replica === undefined) return work();
  if (operation.method === 'get') {
    if (!REPLICA_OPERATIONS.includes(operation)) return work();
    if (user === null) return replica.read(FIRST_POSITION, work);
    if (user.writtenPosition !== null) return replica.read(user.writtenPosition, work);
    // The request that began the session has written.
    await rememberPosition(deps, user);
    return work();
  }
  try {
    return await work();
  } finally {
    // A failed request may also have written, such as a counted try.
    if (user !== null) await rememberPosition(deps, user);
  }
}

/** Never fails the response: without the primary no session is accepted, so the replica is not read either. */
async function rememberPosition(deps: Deps, { sessionId }: CurrentUser): Promise<void> {
  await deps.database
    .updateTable('sessions')
    .set({ written_position: sql.raw<string>(CURRENT_POSITION) })
    .where('id', '=', sessionId)
    .execute()
    .catch((err: unknown) => deps.log.warn({ err }, 'write position of a session not stored'));
}
