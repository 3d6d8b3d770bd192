import { useListCounsellingSlots, type CounsellingSlot } from '@michi/api/university';
import { useContext } from 'react';
import { daysLater } from '../../../shared/format/days.ts';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { dayIn } from '../../../shared/format/zonedTime.ts';
import { useRules } from '../useRules.ts';
import type { BookingChoice } from './bookingAddress.ts';
import { defaultFurthestDays } from './limits.ts';
import { slotParams } from './slotParams.ts';

/** Days after the chosen one in which other slots are offered. */
const daysAhead = 14;

/** Most other slots offered. */
const mostOthers = 5;

/** The current state of the chosen slot. */
export interface ChosenSlot {
  /** Undefined while loading; null if it is no longer free. */
  readonly slot: CounsellingSlot | null | undefined;
  /** The next free slots, to offer instead. */
  readonly next: readonly CounsellingSlot[];
}

/** Looks up the chosen slot: its counsellor, other events, and whether it is still free. */
export const useChosenSlot = (choice: BookingChoice): ChosenSlot => {
  const now = useContext(ClockContext);
  const { timeZone } = useTimeZone(now());
  const rules = useRules();
  const today = dayIn(now(), timeZone);
  const chosenDay = choice.slot === null ? today : dayIn(choice.slot, timeZone);
  const from = chosenDay < today ? today : chosenDay;
  const last = daysLater(today, rules?.furthestDays ?? defaultFurthestDays);
  const to = daysLater(from, daysAhead) > last ? last : daysLater(from, daysAhead);
  const { data } = useListCounsellingSlots({
    ...slotParams(choice),
    dateRange: from > last ? [today, last] : [from, to],
  });
  if (data === undefined) return { slot: undefined, next: [] };
  return {
    slot: data.slots.find(({ startsAt }) => startsAt === choice.slot) ?? null,
    next: data.slots.slice(0, mostOthers),
  };
};
