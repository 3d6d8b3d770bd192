import type { ListCounsellingSlotsParams } from '@michi/api/university';
import { anyone, type BookingChoice } from './bookingAddress.ts';

/** Parameters of the request for slots, from the choices so far. */
export const slotParams = ({
  topic,
  style,
  counsellor,
}: BookingChoice): Omit<ListCounsellingSlotsParams, 'dateRange'> => ({
  ...(topic !== null && { topic }),
  ...(style !== null && { style }),
  ...(counsellor !== null && counsellor !== anyone && { counsellorId: counsellor }),
});
