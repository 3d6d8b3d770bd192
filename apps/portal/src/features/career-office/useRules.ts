import { useShowCounsellingRules, type CounsellingRules } from '@michi/api/university';
import { useCheckSubscriptionStatus } from '@michi/api/user';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext, useFormat } from '../../shared/format/useFormat.ts';

/** The rules of booking; undefined while loading. */
export const useRules = (): CounsellingRules | undefined => useShowCounsellingRules().data;

/** Why booking is closed, in a sentence; null while it is open. */
export const useClosedMessage = (rules: CounsellingRules | undefined): string | null => {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const now = useContext(ClockContext);
  const { data: subscription } = useCheckSubscriptionStatus();
  if (subscription?.isActive === false) return t('closed.subscription');
  if (rules === undefined) return null;
  const { closedUntil, upcoming, upcomingLimit, missed } = rules;
  if (closedUntil !== null && Date.parse(closedUntil) > now().getTime()) {
    return t('closed.missed', { count: missed, date: format.dateAndTimeWithZone(closedUntil) });
  }
  return upcoming >= upcomingLimit ? t('closed.limit', { count: upcomingLimit }) : null;
};
