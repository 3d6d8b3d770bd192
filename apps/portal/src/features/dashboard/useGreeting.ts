import { useProfile } from '@michi/api/user';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext, TimeZoneContext } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { partOfDay } from './partOfDay.ts';

/** "Good morning, Hana"; 佐伯さん、おはようございます. Without the name until it is known. */
export const useGreeting = (): string => {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const timeZone = useContext(TimeZoneContext);
  const now = useContext(ClockContext)();
  const { data: profile } = useProfile();
  const greeting = t(`greeting.${partOfDay(now, timeZone)}`);
  if (profile === undefined) return greeting;
  const { familyName, firstName, familyNameJp, firstNameJp } = profile;
  const name = language === 'jp' ? (familyNameJp ?? familyName) : (firstName ?? firstNameJp);
  return t('greeting.named', { greeting, name });
};
