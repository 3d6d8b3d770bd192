import { useContext } from 'react';
import type { Day } from './days.ts';
import { ianaTimeZone } from './timeZones.ts';
import { ClockContext, TimeZoneContext } from './useFormat.ts';
import { dayIn } from './zonedTime.ts';

/** The current day in the student's time zone, as the server computes it. */
export const useToday = (): Day =>
  dayIn(useContext(ClockContext)(), ianaTimeZone(useContext(TimeZoneContext)));
