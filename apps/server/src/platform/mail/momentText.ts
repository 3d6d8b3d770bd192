import { zoneName } from '../calendar/days.ts';
import type { Language } from '../problem/language.ts';

/**
 * A moment with weekday and zone: `Friday 20 November 2026, 12:00 JST`, `2026年11月20日（金）12:00（日本時間）`. An unknown zone
 * counts as UTC.
 * @param timezone `JST` or an IANA name
 */
export function momentText(moment: Date, timezone: string, language: Language): string {
  const isJapanese = language === 'jp';
  const timeZone = zoneName(timezone);
  const format = new Intl.DateTimeFormat(isJapanese ? 'ja-JP' : 'en-GB', {
    timeZone,
    year: 'numeric',
    month: isJapanese ? 'numeric' : 'long',
    day: 'numeric',
    weekday: isJapanese ? 'short' : 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: isJapanese ? 'long' : 'short',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  // The short English name of Japan's zone is an offset; the product says JST.
  const isJapan = timeZone === 'Asia/Tokyo';
  const zone = isJapan ? (isJapanese ? '日本時間' : 'JST') : part('timeZoneName');
  return isJapanese
    ? `${part('year')}年${part('month')}月${part('day')}日（${part('weekday')}）${time}（${zone}）`
    : `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${time} ${zone}`;
}
