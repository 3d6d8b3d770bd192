import {
  getListSeminarsQueryOptions,
  getListUniversitySeminarsQueryOptions,
  getSeminarCountersQueryOptions,
  getShowSeminarQueryOptions,
} from '@michi/api/seminar';
import type { DataAhead } from '../../shared/data-ahead/fetchAhead.ts';
import { paths } from '../../shared/paths.ts';
import { seminarTabs } from '../../shared/seminarTabs.ts';
import { pageSize, readSeminarAddress, toListSeminarsParams } from './seminarAddress.ts';

/** The seminar that is to open, or the list of all seminars with its counters. */
export const fetchSeminarsAhead: DataAhead = (fetchAhead, { pathname, searchParams }) => {
  const isPublic = !pathname.startsWith(paths.universitySeminars);
  const address = readSeminarAddress(searchParams);
  if (address.openSeminar !== null) return fetchAhead(getShowSeminarQueryOptions(address.openSeminar));
  fetchAhead(getSeminarCountersQueryOptions({ audience: isPublic ? 'PUBLIC' : 'UNIVERSITY' }));
  if (address.tab !== seminarTabs.all) return;
  const params = { ...toListSeminarsParams(address), page: address.page, size: pageSize };
  if (isPublic) fetchAhead(getListSeminarsQueryOptions(params));
  else fetchAhead(getListUniversitySeminarsQueryOptions(params));
};
