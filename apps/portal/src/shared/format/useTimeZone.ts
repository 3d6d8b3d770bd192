import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ianaTimeZone } from './timeZones.ts';
import { TimeZoneContext } from './useFormat.ts';
import { dateTimeFormat } from './intlFormats.ts';

/** The zone a student's times are shown in. */
export interface ZoneLabels {
  /** IANA name. */
  readonly timeZone: string;
  /** "Japan Standard Time (Asia/Tokyo, JST)"; 日本標準時（Asia/Tokyo、JST）. */
  readonly words: string;
}

/**
 * The student's time zone, with an unambiguous name.
 * @param at the instant of the shown time: the name changes with daylight saving time
 */
export const useTimeZone = (at: string | Date): ZoneLabels => {
  const { i18n } = useTranslation('shared');
  const timeZone = ianaTimeZone(useContext(TimeZoneContext));
  const nameOf = (timeZoneName: 'long' | 'short') =>
    dateTimeFormat(i18n.language, { timeZone, timeZoneName })
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // The short name of Japan's zone is an offset in most browsers; the product says JST.
  const short = timeZone === 'Asia/Tokyo' ? 'JST' : nameOf('short');
  const isJapanese = i18n.language === 'ja';
  return {
    timeZone,
    words: isJapanese
      ? `${nameOf('long')}（${timeZone}、${short}）`
      : `${nameOf('long')} (${timeZone}, ${short})`,
  };
};
