import { zoneName } from '../calendar/days.ts';
import { zoneLabel } from '../mail/momentText.ts';
import type { Language } from '../problem/language.ts';

/**
 * Such as `Sat 21 Nov, 17:00`, `11月21日（土）17:00`. A zone other than Japan's is named; an unknown one counts as UTC.
 * @param timezone `JST` or an IANA name
 */
export function shortMoment(moment: Date, timezone: string, language: Language): string {
  const isJapanese = language === 'jp';
  const timeZone = zoneName(timezone);
  const format = new Intl.DateTimeFormat(isJapanese ? 'ja-JP' : 'en-GB', {
    timeZone,
    month: isJapanese ? 'numeric' : 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  const zone = timeZone === 'Asia/Tokyo' ? null : zoneLabel(moment, timezone, language);
  return isJapanese
    ? `${part('month')}月${part('day')}日（${part('weekday')}）${time}${zone === null ? '' : `（${zone}）`}`
    : `${part('weekday')} ${part('day')} ${part('month')}, ${time}${zone === null ? '' : ` ${zone}`}`;
}
