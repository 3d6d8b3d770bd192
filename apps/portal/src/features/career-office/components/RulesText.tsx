import type { CounsellingRules } from '@michi/api/university';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { FixedText } from './FixedText.tsx';

const hour = 60 * 60 * 1000;

export interface RulesTextProps {
  readonly rules: CounsellingRules;
  /** Start of the appointment (UTC). */
  readonly startsAt: string;
  /** Whether the page says elsewhere if it can be changed. */
  readonly isChangeTold?: boolean;
}

/** The deadline for changing an appointment, and the consequence of missing it. */
export function RulesText({ rules, startsAt, isChangeTold = false }: RulesTextProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const { changeHours, missedLimit, missedDays, closedDays, missed } = rules;
  const now = useContext(ClockContext);
  const until = new Date(Date.parse(startsAt) - changeHours * hour).toISOString();
  return (
    <Stack as="ul" gap="xsmall">
      {!isChangeTold && (
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
