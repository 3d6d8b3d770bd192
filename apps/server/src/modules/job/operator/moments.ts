import { dayIn } from '../dashboard/period.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?$/;

/**
 * Reads `2026-11-27T17:30`, in Japan's time unless an offset is given.
 * @throws Refusal that names the flag
 */
export function readMoment(flag: string, text: string): Date {
  const [, day = '', time = '', offset = '+09:00'] = MOMENT.exec(text) ?? [];
  const moment = new Date(`${day}T${time}${offset}`);
  if (Number.isNaN(moment.getTime()) || !isDay(day)) {
    throw new Refusal(flag, `is not a moment: write it as 2026-11-27T17:30 (Japan's time)`);
  }
  return moment;
}

/**
 * Reads `2027-04-01`.
 * @throws Refusal that names the flag
 */
export function readDay(flag: string, text: string): string {
  if (!isDay(text)) throw new Refusal(flag, 'is not a day: write it as 2027-04-01');
  return text;
}

/** The current day in Japan. */
export function today(now: Date): string {
  return dayIn('JST', now);
}

/** @throws Refusal that names the flag */
export function checkInFuture(flag: string, moment: Date, now: Date): void {
  if (moment <= now) throw new Refusal(flag, 'is in the past');
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
