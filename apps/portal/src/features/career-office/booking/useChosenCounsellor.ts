import { useShowCounsellor, type Counsellor } from '@michi/api/user';
import { anyone, type BookingChoice } from './bookingAddress.ts';

/** The counsellor an appointment is meant for; undefined for anyone, and until it is known. */
export const useChosenCounsellor = ({ counsellor }: BookingChoice): Counsellor | undefined => {
  const id = counsellor === null || counsellor === anyone ? '' : counsellor;
  return useShowCounsellor(id, { query: { enabled: id !== '' } }).data?.counsellor;
};
