import {
  getListSeminarApplicationsQueryOptions,
  getListSeminarsQueryOptions,
  getListUniversitySeminarsQueryOptions,
  getSeminarCountersQueryOptions,
  getShowSeminarQueryOptions,
} from '@michi/api/seminar';
import { keepPreviousData } from '@tanstack/react-query';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { paths, type SeminarAudience } from '../../shared/navigation/paths.ts';
import { seminarTabKinds, seminarTabs, type SeminarTabKind } from '../../shared/navigation/seminarTabs.ts';
import {
  pageSize,
  readSeminarAddress,
  toApplicationsParams,
  toListSeminarsParams,
  type SeminarAddress,
} from './seminarAddress.ts';

export const countersQuery = (audience: SeminarAudience) => getSeminarCountersQueryOptions({ audience });

const pageOf = (address: SeminarAddress) => ({ page: address.page, size: pageSize });

/** A page of the public seminars that match an address; enabled only if its tab shows them. */
export const publicSeminarsQuery = (address: SeminarAddress, audience: SeminarAudience) =>
  getListSeminarsQueryOptions(
    { ...toListSeminarsParams(address), ...pageOf(address) },
    {
      query: {
        placeholderData: keepPreviousData,
        enabled: audience === 'PUBLIC' && address.tab === seminarTabs.all,
      },
    },
  );

/** The same for the seminars of the student's university. */
export const universitySeminarsQuery = (address: SeminarAddress, audience: SeminarAudience) =>
  getListUniversitySeminarsQueryOptions(
    { ...toListSeminarsParams(address), ...pageOf(address) },
    {
      query: {
        placeholderData: keepPreviousData,
        enabled: audience === 'UNIVERSITY' && address.tab === seminarTabs.all,
      },
    },
  );

/** A page of a tab of applications; enabled only in such a tab. */
export const applicationsQuery = (address: SeminarAddress, kind: SeminarTabKind, audience: SeminarAudience) =>
  getListSeminarApplicationsQueryOptions(
    { ...toApplicationsParams(address, kind, audience), ...pageOf(address) },
    { query: { placeholderData: keepPreviousData, enabled: kind.statuses !== undefined } },
  );

/** One seminar; disabled without an id. */
export const seminarQuery = (id: string) => getShowSeminarQueryOptions(id, { query: { enabled: id !== '' } });

/** First queries of the list and an open seminar: the seminar that opens, or the list with its counters. */
export const seminarsQueries: ScreenQueries = ({ pathname, searchParams }) => {
  const audience = pathname.startsWith(paths.universitySeminars) ? 'UNIVERSITY' : 'PUBLIC';
  const address = readSeminarAddress(searchParams);
  if (address.openSeminar !== null) return [seminarQuery(address.openSeminar)];
  const kind = seminarTabKinds.find(({ tab }) => tab === address.tab) ?? seminarTabKinds[0];
  return [
    countersQuery(audience),
    publicSeminarsQuery(address, audience),
    universitySeminarsQuery(address, audience),
    applicationsQuery(address, kind, audience),
  ];
};

export const seminarQueries: ScreenQueries = ({ searchParams }) => [seminarQuery(openedIn(searchParams))];
