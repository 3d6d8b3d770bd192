import type { OfferAnswer, OfferLetter } from '@michi/api/job';
import { DescriptionList } from '@michi/design-system/description-list';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useToday } from '../../../shared/format/useToday.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { isTimesheetOpen } from '../../../shared/ui/detail/isTimesheetOpen.ts';

export interface OfferReceiptProps {
  readonly letter: OfferLetter;
  readonly answer: OfferAnswer;
}

/** The receipt of the student's response, to keep or print. */
export function OfferReceipt({ letter, answer }: OfferReceiptProps) {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const today = useToday();
  const { offer } = letter;
  const { kind } = offer.job;
  const isAccepted = answer.action === 'accept-offer';
  return (
    <Stack gap="small">
      <Text>{isAccepted ? t('receipt.accepted') : t('receipt.denied')}</Text>
      <DescriptionList
        layout="rows"
        items={[
          { term: t(`receipt.offer.${kind}`), value: offer.code },
          { term: t('receipt.company'), value: pickBilingual(offer.job.company, 'name', language) },
          { term: t(`terms.position.${kind}`), value: pickBilingual(letter, 'position', language) },
          { term: t('receipt.answeredAt'), value: format.dateAndTimeWithZone(answer.answeredAt) },
          ...(isAccepted
            ? []
            : [
                {
                  term: labels('reasonForm.reason'),
                  value: answer.reason === null ? null : labels(`declineReason.${answer.reason}`),
                  note: answer.note ?? undefined,
                },
              ]),
        ]}
      />
      {isAccepted && (
        <>
          <Text size="small" tone="soft">
            {t(`receipt.keep.${kind}`)}
          </Text>
          {isTimesheetOpen(kind, offer.joiningDate, today) && (
            <Link asChild>
              <RouterLink to={paths.timesheet}>{labels('toTimesheet')}</RouterLink>
            </Link>
          )}
        </>
      )}
    </Stack>
  );
}
