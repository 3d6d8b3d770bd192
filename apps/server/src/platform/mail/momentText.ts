import { zoneName } from '../calendar/days.ts';
import type { Language } from '../problem/language.ts';

/**
 * A moment with weekday and zone: `Friday 20 November 2026, 12:00 JST`, `2026年11月20日（金）12:00（日本時間）`. An unknown zone
 * counts as UTC.
 * @param timezone `JST` or an IANA name
 */
export function momentText(moment: Date, timezone: string, language: Language): string {
  const isJapanese = language === 'jp';
  const format = new Intl.DateTimeFormat(isJapanese ? 'ja-JP' : 'en-GB', {
    timeZone: zoneName(timezone),
    year: 'numeric',
    month: isJapanese ? 'numeric' : 'long',
    day: 'numeric',
    weekday: isJapanese ? 'short' : 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  const zone = zoneLabel(moment, timezone, language);
  return isJapanese
    ? `${part('year')}年${part('month')}月${part('day')}日（${part('weekday')}）${time}（${zone}）`
    : `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${time} ${zone}`;
}

/** Such as `JST`, `CET`, `GMT-8`; `日本時間`, `中央ヨーロッパ標準時`. It changes with daylight saving time. */
export function zoneLabel(moment: Date, timezone: string, language: Language): string {
  const isJapanese = language === 'jp';
  const timeZone = zoneName(timezone);
  // The short English name of Japan's zone is an offset; the product says JST.
  if (timeZone === 'Asia/Tokyo') return isJapanese ? '日本時間' : 'JST';
  const format = new Intl.DateTimeFormat(isJapanese ? 'ja-JP' : 'en-GB', {
    timeZone,
    timeZoneName: isJapanese ? 'long' : 'short',
  });
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
