import { useShowCounsellingRules, type CounsellingRules } from '@michi/api/university';
import { useCheckSubscriptionStatus } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button, type ButtonProps } from '@michi/design-system/button';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { CalendarPlus } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { useTranslation, Trans } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { toBooking } from '../../../shared/navigation/paths.ts';

const hour = 60 * 60 * 1000;

interface RulesTextProps {
  readonly rules: CounsellingRules;
  /** Start of the appointment (UTC). */
  readonly startsAt: string;
  /** Whether the page says elsewhere if it can be changed. */
  readonly hideChangeDeadline?: boolean;
}

/** The deadline for changing an appointment, and the consequence of missing it. */
export function RulesText({ rules, startsAt, hideChangeDeadline = false }: RulesTextProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const { changeHours, missedLimit, missedDays, closedDays, missed } = rules;
  const now = useContext(ClockContext);
  const until = new Date(Date.parse(startsAt) - changeHours * hour).toISOString();
  return (
    <Stack as="ul" gap="xsmall">
      {!hideChangeDeadline && (
        <Text as="li">
          {Date.parse(until) >= now().getTime() ? (
            t('rules.change', { date: format.dateAndTimeWithZone(until), count: changeHours })
          ) : (
            <FixedText rules={rules} />
          )}
        </Text>
      )}
      <Text as="li">{t('rules.missed', { count: missedLimit, missedDays, closedDays })}</Text>
      {missed > 0 && <Text as="li">{t('rules.yours', { count: missed })}</Text>}
    </Stack>
  );
}

interface FixedTextProps {
  /** Undefined while loading. */
  readonly rules: CounsellingRules | undefined;
}

/** Says that an appointment can no longer be changed here, and whom to call instead. */
export function FixedText({ rules }: FixedTextProps) {
  const { t } = useTranslation('career-office');
  const phone = rules?.officePhone ?? null;
  if (phone === null) return t('appointment.fixed');
  return (
    <Trans
      t={t}
      i18nKey="appointment.fixedCall"
      values={{ phone }}
      components={{ call: <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{null}</Link> }}
    />
  );
}

interface ClosedAlertProps {
  /** Why booking is closed, in a sentence; null if it is open. */
  readonly closed: string | null;
  readonly actions?: ReactNode;
}

/** Says that booking is closed, and why; nothing while it is open. */
export function ClosedAlert({ closed, actions }: ClosedAlertProps) {
  const { t } = useTranslation('career-office');
  if (closed === null) return null;
  return (
    <Alert tone="warning" silent title={t('closed.title')} actions={actions}>
      {closed}
    </Alert>
  );
}

interface BookButtonProps extends Pick<ButtonProps, 'size'> {
  /** Id of the counsellor that is chosen already. */
  readonly counsellor?: string;
}

/** Link to the form for booking an appointment. */
export function BookButton({ counsellor, size }: BookButtonProps) {
  const { t } = useTranslation('career-office');
  return (
    <Button asChild variant="primary" size={size} icon={CalendarPlus}>
      <RouterLink to={toBooking({ counsellor })}>{t('book')}</RouterLink>
    </Button>
  );
}

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
