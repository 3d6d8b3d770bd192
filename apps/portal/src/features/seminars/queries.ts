import {
  getShowSeminarQueryOptions,
  getListFavoriteSeminarsQueryKey,
  getListSeminarApplicationsQueryKey,
  getListSeminarsQueryKey,
  getListUniversitySeminarsQueryKey,
  getShowSeminarQueryKey,
  type Seminar,
  type SeminarCounters,
  type SeminarDetail,
  type SeminarPage,
} from '@michi/api/seminar';
import type { QueryClient } from '@tanstack/react-query';

/** One seminar; disabled without an id. */
export const seminarQuery = (id: string) => getShowSeminarQueryOptions(id, { query: { enabled: id !== '' } });

/** Changes a seminar in every cached query. */
export function patchSeminar(client: QueryClient, id: string, patch: (seminar: Seminar) => Seminar): void {
  const patched = (seminar: Seminar) => (seminar.id === id ? patch(seminar) : seminar);
  for (const queryKey of [
    getListSeminarsQueryKey(),
    getListUniversitySeminarsQueryKey(),
    getListSeminarApplicationsQueryKey(),
    getListFavoriteSeminarsQueryKey(),
  ]) {
    // The counters of the tabs lie below the applications.
    client.setQueriesData<SeminarPage | SeminarCounters>({ queryKey }, (page) =>
      page === undefined || !('data' in page) ? page : { ...page, data: page.data.map(patched) },
    );
  }
  client.setQueryData<SeminarDetail>(getShowSeminarQueryKey(id), (detail) =>
    detail === undefined ? detail : { ...detail, seminar: patch(detail.seminar) },
  );
}

/** Refetches all data of the seminar service, after a change. */
export const refreshSeminars = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['api', 'seminar'] });
