import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfTag } from '../i18n/languages.ts';
import { createFormat, type Format } from './createFormat.ts';
import { defaultTimeZone } from './timeZones.ts';

/** The student's time zone of the profile's settings; `JST` while they are loading. */
export const TimeZoneContext = createContext(defaultTimeZone);

/** The clock; stories and tests replace it. */
export const ClockContext = createContext<() => Date>(() => new Date());

/** Dates, deadlines, money and numbers in the reader's language and time zone. */
export const useFormat = (): Format => {
  const { t, i18n } = useTranslation('shared');
  const timeZone = useContext(TimeZoneContext);
  const now = useContext(ClockContext);
  return useMemo(
    () => createFormat({ language: languageOfTag(i18n.language), timeZone, now, t }),
    [i18n.language, timeZone, now, t],
  );
};
