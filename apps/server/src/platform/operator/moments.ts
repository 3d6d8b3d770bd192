import { Temporal } from 'temporal-polyfill';
import { dayAt, zoneName } from '../calendar/days.ts';
import { Refusal } from './refusal.ts';

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
  return dayAt(now, 'JST');
}

/** @throws Refusal that names the flag */
export function checkInFuture(flag: string, moment: Date, now: Date): void {
  if (moment <= now) throw new Refusal(flag, 'is in the past');
}

/** The zone that commands write times in: the environment's `TZ`, without one Japan's. */
export function operatorZone(): string {
  const { TZ = '' } = process.env;
  return zoneName(TZ === '' ? 'JST' : TZ);
}

/** A moment for an operator, with its zone: `2026-11-27 17:30 JST`. */
export function operatorMoment(moment: Date | string): string {
  const zone = operatorZone();
  const local = Temporal.Instant.from(new Date(moment).toISOString()).toZonedDateTimeISO(zone);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  return `${local.toPlainDate().toString()} ${time} ${operatorZoneLabel()}`;
}

/** How the zone is named to an operator; the product says JST for Japan's. */
export function operatorZoneLabel(): string {
  const zone = operatorZone();
  return zone === 'Asia/Tokyo' ? 'JST' : zone;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
