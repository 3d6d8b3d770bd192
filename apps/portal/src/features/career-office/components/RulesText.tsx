import type { CounsellingRules } from '@michi/api/university';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';

const hour = 60 * 60 * 1000;

export interface RulesTextProps {
  readonly rules: CounsellingRules;
  /** Begin of the appointment they are about (UTC). */
  readonly startsAt: string;
}

/** Until when an appointment can be changed, and what follows when the student does not come. */
export function RulesText({ rules, startsAt }: RulesTextProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const { changeHours, missedLimit, missedDays, closedDays, missed } = rules;
  const until = new Date(Date.parse(startsAt) - changeHours * hour).toISOString();
  return (
    <Stack as="ul" gap="xsmall">
      <Text as="li">
        {t('rules.change', { date: format.dateAndTimeWithZone(until), count: changeHours })}
      </Text>
      <Text as="li">{t('rules.missed', { count: missedLimit, missedDays, closedDays })}</Text>
      {missed > 0 && <Text as="li">{t('rules.yours', { count: missed })}</Text>}
    </Stack>
  );
}
