import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ianaTimeZone } from './timeZones.ts';
import { TimeZoneContext } from './useFormat.ts';
import { dateTimeFormat } from './intlFormats.ts';

export interface ZoneLabels {
  /** IANA name. */
  readonly timeZone: string;
  /** "Japan Standard Time (Asia/Tokyo, JST)"; 日本標準時（Asia/Tokyo、JST）. */
  readonly words: string;
}

/** The student's time zone, with an unambiguous name at an instant: it changes with daylight saving time. */
export const useTimeZone = (at: string | Date): ZoneLabels => {
  const { i18n } = useTranslation('shared');
  const timeZone = ianaTimeZone(useContext(TimeZoneContext));
  const nameOf = (timeZoneName: 'long' | 'short') =>
    dateTimeFormat(i18n.language, { timeZone, timeZoneName })
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // Most browsers shorten Japan's zone to an offset; the product says JST.
  const short = timeZone === 'Asia/Tokyo' ? 'JST' : nameOf('short');
  const isJapanese = i18n.language === 'ja';
  return {
    timeZone,
    words: isJapanese
      ? `${nameOf('long')}（${timeZone}、${short}）`
      : `${nameOf('long')} (${timeZone}, ${short})`,
  };
};
