import type { SeminarPage } from '@michi/api/seminar';
import { useQuery } from '@tanstack/react-query';
import type { SeminarAudience } from '../../shared/navigation/paths.ts';
import type { SeminarTabKind } from '../../shared/navigation/seminarTabs.ts';
import { applicationsQuery, publicSeminarsQuery, universitySeminarsQuery } from './queries.ts';
import type { SeminarAddress } from './seminarAddress.ts';

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
  const ofPublic = useQuery(publicSeminarsQuery(address, audience));
  const ofUniversity = useQuery(universitySeminarsQuery(address, audience));
  const applications = useQuery(applicationsQuery(address, kind, audience));
  const all = audience === 'PUBLIC' ? ofPublic : ofUniversity;
  const { data, error, refetch } = kind.statuses === undefined ? all : applications;
  return { page: data, error, refetch: () => void refetch() };
}
