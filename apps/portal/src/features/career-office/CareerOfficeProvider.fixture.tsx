import {
  getListCounsellingsQueryKey,
  getShowCounsellingQueryKey,
  getShowCounsellingRulesQueryKey,
  listCounsellings,
  showCounselling,
  showCounsellingRules,
  type Counselling,
  type CounsellingRules,
} from '@michi/api/university';
import {
  checkSubscriptionStatus,
  getCheckSubscriptionStatusQueryKey,
  getProfile,
  getProfileQueryKey,
  type Subscription,
} from '@michi/api/user';
import { useContext, type ReactNode } from 'react';
import { TimeZoneContext } from '../../shared/format/useFormat.ts';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';

/** Id of the appointment of the contract's examples. */
export const counsellingId = '0199a1c2-0000-7000-8000-00000008c001';

/** Id of the counsellor of the contract's examples. */
export const counsellorId = '0199a1c2-0000-7000-8000-0000000f0101';

export interface CareerOfficeProviderProps {
  /** Differences from the contract's example appointment. */
  readonly counselling?: Partial<Counselling>;
  readonly rules?: Partial<CounsellingRules>;
  readonly subscription?: Partial<Subscription>;
  /** Without a university. */
  readonly isNonUniversity?: boolean;
  /** Upcoming appointments, a week apart, for the overview; the example's unless given. */
  readonly ahead?: number;
  /** IANA name of the student's zone; Japan's unless given. */
  readonly timeZone?: string;
  readonly children: ReactNode;
}

const week = 7 * 24 * 60 * 60_000;

/** The same moment so many weeks later. */
const weeksLater = (moment: string, weeks: number): string =>
  new Date(Date.parse(moment) + weeks * week).toISOString();

/** An appointment like another, so many weeks after it. */
const appointmentLater = (counselling: Counselling, weeks: number): Counselling => ({
  ...counselling,
  id: `${counselling.id}${weeks}`,
  startsAt: weeksLater(counselling.startsAt, weeks),
  endsAt: weeksLater(counselling.endsAt, weeks),
  changeableUntil: weeksLater(counselling.changeableUntil, weeks),
});

/** Fills the cache with a state that the contract has no example of; for stories and tests. */
export function CareerOfficeProvider({
  counselling,
  rules,
  subscription,
  isNonUniversity = false,
  ahead = 1,
  timeZone,
  children,
}: CareerOfficeProviderProps) {
  const own = useContext(TimeZoneContext);
  return (
    <TimeZoneContext value={timeZone ?? own}>
      <GivenQueries
        fill={async (give) => {
          const [profile, example, page] = await Promise.all([
            getProfile(),
            showCounselling(counsellingId),
            listCounsellings(),
          ]);
          give(getProfileQueryKey(), {
            ...profile,
            isNonUniversity,
            university: isNonUniversity ? null : profile.university,
          });
          give(getShowCounsellingQueryKey(counsellingId), { ...example, ...counselling });
          const list = (data: readonly Counselling[]) => ({
            ...page,
            totalRecords: data.length,
            totalPages: data.length === 0 ? 0 : 1,
            data,
          });
          give(
            getListCounsellingsQueryKey({ time: 'AHEAD', size: 20 }),
            list(Array.from({ length: ahead }, (_, index) => appointmentLater(example, index))),
          );
          give(
            getListCounsellingsQueryKey({ time: 'OVER', page: 1, size: 10 }),
            list(page.data.filter(({ status }) => status !== 'BOOKED')),
          );
          if (rules !== undefined) {
            give(getShowCounsellingRulesQueryKey(), { ...(await showCounsellingRules()), ...rules });
          }
          if (subscription !== undefined) {
            give(getCheckSubscriptionStatusQueryKey(), {
              ...(await checkSubscriptionStatus()),
              ...subscription,
            });
          }
        }}
      >
        {children}
      </GivenQueries>
    </TimeZoneContext>
  );
}
