import type { ListCounsellingSlotsParams } from '@michi/api/university';
import { anyone, type BookingChoice } from './bookingAddress.ts';

/** What free times are asked for with, by what has been chosen. */
export const slotParams = ({
  topic,
  style,
  counsellor,
}: BookingChoice): Omit<ListCounsellingSlotsParams, 'dateRange'> => ({
  ...(topic !== null && { topic }),
  ...(style !== null && { style }),
  ...(counsellor !== null && counsellor !== anyone && { counsellorId: counsellor }),
});
