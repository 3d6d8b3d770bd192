import type { CounsellingSlot } from '@michi/api/university';
import { Button } from '@michi/design-system/button';
import { DescriptionList } from '@michi/design-system/description-list';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { anyone, type BookingChoice, type BookingStep } from './booking.ts';
import { useChosenCounsellor } from './ChoiceSteps.tsx';

export interface ChoiceSummaryProps {
  readonly choice: BookingChoice;
  readonly slot: CounsellingSlot | null;
  readonly onGo: (step: BookingStep) => void;
}

/** Summary of the booking, each line with a link to change it. */
export function ChoiceSummary({ choice, slot, onGo }: ChoiceSummaryProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const { topic, style, counsellor, slot: startsAt } = choice;
  const chosen = useChosenCounsellor(choice);
  const row = (step: BookingStep, term: string, value: ReactNode) => ({
    term,
    value: (
      <Inline justify="between" gap="small" wrap={false}>
        <Stack gap="none" grow>
          {value}
        </Stack>
        <Button size="small" variant="ghost" flush onClick={() => onGo(step)}>
          {t('confirm.change')}
          <VisuallyHidden> {term}</VisuallyHidden>
        </Button>
      </Inline>
    ),
  });
  const withWhom = chosen ?? slot?.counsellor;
  return (
    <DescriptionList
      layout="rows"
      items={[
        row('topic', t('steps.topic'), topic === null ? null : t(`topic.${topic}`)),
        row('time', t('steps.style'), t(`style.${style}`)),
        row(
          'time',
          t('steps.counsellor'),
          withWhom === undefined
            ? t('anyone')
            : format.list([
                pickBilingual(withWhom, 'name', language),
                counsellor === anyone ? t('confirm.whoIsFree') : null,
              ]),
        ),
        row(
          'time',
          t('steps.time'),
          slot === null ? (
            <Text tone="soft">{t('confirm.noTime')}</Text>
          ) : (
            <TimeTexts slot={slot} startsAt={startsAt ?? slot.startsAt} />
          ),
        ),
      ]}
    />
  );
}

interface TimeTextsProps {
  readonly slot: CounsellingSlot;
  readonly startsAt: string;
}

function TimeTexts({ slot, startsAt }: TimeTextsProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const { zoneName } = useTimeZone(startsAt);
  return (
    <>
      <Text weight="strong">
        {t('time.onDay', {
          day: format.longDate(startsAt),
          range: format.times(format.time(startsAt), format.time(slot.endsAt)),
        })}
      </Text>
      {zoneName !== null && (
        <Text size="small" tone="soft">
          {t('time.zone', { zone: zoneName })}
        </Text>
      )}
    </>
  );
}
