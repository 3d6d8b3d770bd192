import {
  useListSeminarApplications,
  useListSeminars,
  useListUniversitySeminars,
  type SeminarPage,
} from '@michi/api/seminar';
import { keepPreviousData } from '@tanstack/react-query';
import type { SeminarAudience } from '../../shared/paths.ts';
import type { SeminarTabKind } from '../../shared/seminarTabs.ts';
import {
  pageSize,
  toApplicationsParams,
  toListSeminarsParams,
  type SeminarAddress,
} from './seminarAddress.ts';

/** The page of the list that shows. */
export interface ShownPage {
  /** Undefined while it loads. */
  readonly page: SeminarPage | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Fetches the page of the tab that shows: all seminars with every filter, or those the student applied to. */
export function useSeminarPage(
  address: SeminarAddress,
  kind: SeminarTabKind,
  audience: SeminarAudience,
): ShownPage {
  const place = { page: address.page, size: pageSize };
  const isAll = kind.statuses === undefined;
  const isPublic = audience === 'PUBLIC';
  const shown = { placeholderData: keepPreviousData };
  const params = { ...toListSeminarsParams(address), ...place };
  const ofPublic = useListSeminars(params, { query: { ...shown, enabled: isAll && isPublic } });
  const ofUniversity = useListUniversitySeminars(params, {
    query: { ...shown, enabled: isAll && !isPublic },
  });
  const applications = useListSeminarApplications(
    { ...toApplicationsParams(address, kind, audience), ...place },
    { query: { ...shown, enabled: !isAll } },
  );
  const all = isPublic ? ofPublic : ofUniversity;
  const { data, error, refetch } = isAll ? all : applications;
  return { page: data, error, refetch: () => void refetch() };
}
