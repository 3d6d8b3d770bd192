import type { CalendarEntry } from '../../../platform/calendar/calendarSource.ts';
import { dayAt, dayBegins, daysLater } from '../../../platform/calendar/days.ts';
import type { BilingualName } from './eventTitle.ts';

export interface CompanyColumns {
  readonly companyId: string;
  readonly company: string;
  readonly companyJp: string | null;
}

export function companyName({ company, companyJp }: CompanyColumns): BilingualName {
  return { name: company, nameJp: companyJp };
}

export function organizerOf({ companyId, company, companyJp }: CompanyColumns): CalendarEntry['organizer'] {
  return { id: companyId, type: 'COMPANY', name: company, nameJp: companyJp };
}

export const NO_MEETING = { style: null, place: null, placeJp: null, link: null } as const;

export function momentOf(at: string) {
  return { isAllDay: false, startsAt: at, endsAt: null } as const;
}

export function wholeDay(day: string, timezone: string) {
  return {
    isAllDay: true,
    startsAt: dayBegins(day, timezone).toISOString(),
    endsAt: dayBegins(daysLater(day, 1), timezone).toISOString(),
  } as const;
}

export function wholeDayOf(moment: string, timezone: string) {
  return wholeDay(dayAt(new Date(moment), timezone), timezone);
}
