import { useShowCounsellor, type Counsellor } from '@michi/api/user';
import { anyone, type BookingChoice } from './bookingAddress.ts';

/** The chosen counsellor; undefined for anyone, and while loading. */
export const useChosenCounsellor = ({ counsellor }: BookingChoice): Counsellor | undefined => {
  const id = counsellor === null || counsellor === anyone ? '' : counsellor;
  return useShowCounsellor(id, { query: { enabled: id !== '' } }).data?.counsellor;
};
