import {
  getListSeminarsQueryOptions,
  getListUniversitySeminarsQueryOptions,
  getSeminarCountersQueryOptions,
  getShowSeminarQueryOptions,
} from '@michi/api/seminar';
import { prefetchLoader } from '../../shared/navigation/prefetch.ts';
import { paths } from '../../shared/paths.ts';
import { seminarTabs } from '../../shared/seminarTabs.ts';
import { pageSize, readSeminarAddress, toListSeminarsParams } from './seminarAddress.ts';

/** The seminar that is to open, or the list of all seminars with its counters. */
export const seminarsLoader = prefetchLoader((prefetch, { pathname, searchParams }) => {
  const isPublic = !pathname.startsWith(paths.universitySeminars);
  const address = readSeminarAddress(searchParams);
  if (address.openSeminar !== null) return prefetch(getShowSeminarQueryOptions(address.openSeminar));
  prefetch(getSeminarCountersQueryOptions({ audience: isPublic ? 'PUBLIC' : 'UNIVERSITY' }));
  if (address.tab !== seminarTabs.all) return;
  const params = { ...toListSeminarsParams(address), page: address.page, size: pageSize };
  if (isPublic) prefetch(getListSeminarsQueryOptions(params));
  else prefetch(getListUniversitySeminarsQueryOptions(params));
});
