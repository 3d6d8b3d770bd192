import type { Counselling } from '@michi/api/university';
import { Alert } from '@michi/design-system/alert';
import { useTranslation } from 'react-i18next';
import { sentences } from '../../../shared/ui/detail/sentences.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toBooking } from '../../../shared/navigation/paths.ts';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

export interface AppointmentStateProps {
  readonly counselling: Counselling;
  /** Whether it is upcoming. */
  readonly isAhead: boolean;
  /** Whether it was booked just now. */
  readonly isNew: boolean;
}

/** Status of an appointment and what comes next, in one message. */
export function AppointmentState({ counselling, isAhead, isNew }: AppointmentStateProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const { status, style, link, startsAt, topic, cancelledAt, note, allowedActions } = counselling;
  const again = (
    <LinkButton size="small" to={toBooking({ topic })}>
      {t('state.again')}
    </LinkButton>
  );
  switch (status) {
    case 'BOOKED':
      return isAhead ? (
        <Alert
          tone="success"
          silent={!isNew}
          title={t(isNew ? 'state.new' : 'state.expected', { date: format.dateAndTimeWithZone(startsAt) })}
        >
          {sentences(language, [
            t(`state.next.${style === 'ONLINE' && link === null ? 'ONLINE_WITHOUT_LINK' : style}`),
            allowedActions.length > 0 ? t('state.changeable') : null,
          ])}
        </Alert>
      ) : (
        <Alert tone="info" silent title={t('state.over')}>
          {t('state.overNote')}
        </Alert>
      );
    case 'ATTENDED':
      return (
        <Alert tone="success" silent title={t('state.attended')} actions={again}>
          {t('state.attendedNote')}
        </Alert>
      );
    case 'MISSED':
      return (
        <Alert tone="warning" silent title={t('state.missed')} actions={again}>
          {t('state.missedNote')}
        </Alert>
      );
    case 'CANCELLED':
      return (
        <Alert
          tone="neutral"
          silent
          title={t('state.cancelled', { date: format.dateAndTime(cancelledAt) })}
          actions={again}
        >
          {note === null ? t('state.cancelledNote') : t('state.cancelledWhy', { note })}
        </Alert>
      );
  }
}
