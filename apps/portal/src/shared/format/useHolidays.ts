import holidayJp from '@holiday-jp/holiday_jp';
import { useMemo } from 'react';
import type { Day } from './dates.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useRuntimeSettings } from '../settings/RuntimeSettings.ts';

/** Public holidays of Japan by day, in the reader's language; none where the deployment is elsewhere. */
export const useHolidays = (): ReadonlyMap<Day, string> => {
  const { language } = useLanguage();
  const { region } = useRuntimeSettings();
  return useMemo(
    () =>
      new Map(
        Object.entries(region === 'jp' ? holidayJp.holidays : {}).map(([day, { name, name_en: english }]) => [
          day,
          language === 'jp' ? name : english,
        ]),
      ),
    [language, region],
  );
};
