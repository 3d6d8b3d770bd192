import { useContext } from 'react';
import type { Day } from './days.ts';
import { ianaTimeZone } from './timeZones.ts';
import { ClockContext, TimeZoneContext } from './useFormat.ts';
import { dayIn } from './zonedTime.ts';

/** The day it is for the student: that of their time zone, by which the server compares too. */
export const useToday = (): Day =>
  dayIn(useContext(ClockContext)(), ianaTimeZone(useContext(TimeZoneContext)));
