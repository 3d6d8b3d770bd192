import type { AcceptedOffer, JobOffer, OfferAnswer, OfferLetter, OfferStatus } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { DescriptionList } from '@michi/design-system/description-list';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { SuccessMessage } from '@michi/design-system/success-message';
import { Text } from '@michi/design-system/text';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat, useToday } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths, toOffer } from '../../../shared/navigation/paths.ts';
import { isTimesheetOpen } from '../../../shared/ui/detail/ApplicationLinks.tsx';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { OtherJobsLink } from '../../../shared/ui/detail/NextLinks.tsx';
import { useFixedOvertime } from '../../../shared/ui/detail/StatedFacts.tsx';
import { CompanyAvatar } from '../../../shared/ui/company/CompanyAvatar.tsx';

interface OfferMomentProps {
  readonly letter: OfferLetter;
  /** As of now: the offer may expire while the page is open. */
  readonly status: OfferStatus;
  readonly canRespond: boolean;
  /** The student accepted on this page. */
  readonly isJustAccepted: boolean;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** What came, in a few words: from whom, the four facts that matter, and the student's response to it. */
export function OfferMoment({ letter, status, canRespond, isJustAccepted, titleRef }: OfferMomentProps) {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const fixedOvertime = useFixedOvertime();
  const { offer, acceptedOffer, salary, location, terms } = letter;
  const { expiresAt, job } = offer;
  const company = pickBilingual(job.company, 'name', language);
  const position = pickBilingual(letter, 'position', language);
  const isOpen = status === 'OFFERED';
  const overtime = job.kind === 'JOB' ? fixedOvertime(terms.fixedOvertime, salary?.currency) : null;
  return (
    <Card as="section">
      <Stack gap="large">
        <Stack gap="small">
          <Inline gap="small" wrap={false}>
            <CompanyAvatar company={job.company} />
            <Text weight="strong">{company}</Text>
          </Inline>
          <Stack gap="xxsmall">
            <Heading ref={titleRef} level={1} focusable>
              {isOpen ? t('moment.title') : t(`answer.heading.${job.kind}.${status}`)}
            </Heading>
            <Text size="large">{isOpen ? t(`moment.text.${job.kind}`, { position }) : position}</Text>
          </Stack>
          {status === 'EXPIRED' && (
            <Text>{t('answer.expired', { date: format.dateAndTimeWithZone(expiresAt) })}</Text>
          )}
        </Stack>
        <SuccessMessage title={t('accept.congratulations')} shown={isJustAccepted}>
          {t('accept.done', { company })}
        </SuccessMessage>
        {acceptedOffer !== null && <AnotherAccepted accepted={acceptedOffer} />}
        <DescriptionList
          layout="facts"
          items={[
            {
              term: t(`terms.salary.${job.kind}`),
              value: format.salary(salary),
              note: overtime === null ? undefined : t('moment.fixedOvertime', { overtime }),
            },
            {
              term: t('terms.place'),
              value: location === null ? null : pickBilingual(location, 'city', language),
              note: job.workStyle === null ? undefined : labels(`workStyle.${job.workStyle}`),
            },
            { term: t(`terms.joiningDate.${job.kind}`), value: format.date(offer.joiningDate) },
            ...(isOpen
              ? [
                  {
                    term: t('answer.byLabel'),
                    value: format.dateAndTime(expiresAt),
                    note: <DeadlineBadge at={expiresAt} isOwed isBesideDate />,
                  },
                ]
              : []),
          ]}
        />
        {offer.answer !== null && <OfferReceipt offer={offer} response={offer.answer} />}
        {isOpen && canRespond && (
          <Text size="small" tone="soft">
            {t(`answer.noHurry.${job.kind}`)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Names the offer the student has accepted, which is why this one can't be accepted. */
function AnotherAccepted({ accepted }: { readonly accepted: AcceptedOffer }) {
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <Alert
      tone="warning"
      silent
      title={t('another.title', { company: pickBilingual(accepted, 'companyName', language) })}
      actions={
        <Button asChild size="small">
          <RouterLink to={toOffer(accepted.id)}>{t('another.see')}</RouterLink>
        </Button>
      }
    >
      {t('another.text', {
        job: pickBilingual(accepted, 'jobTitle', language),
        date: format.date(accepted.acceptedAt),
      })}
    </Alert>
  );
}

interface OfferReceiptProps {
  readonly offer: JobOffer;
  readonly response: OfferAnswer;
}

/** The receipt of the student's response, to keep or print. */
function OfferReceipt({ offer, response }: OfferReceiptProps) {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const today = useToday();
  const { kind } = offer.job;
  const isAccepted = response.action === 'accept-offer';
  return (
    <Stack gap="small">
      {!isAccepted && <Text>{t('receipt.denied')}</Text>}
      <DescriptionList
        layout="rows"
        items={[
          { term: t(`receipt.offer.${kind}`), value: offer.code },
          { term: t('receipt.answeredAt'), value: format.dateAndTimeWithZone(response.answeredAt) },
          ...(isAccepted
            ? []
            : [
                {
                  term: labels('reasonForm.reason'),
                  value: response.reason === null ? null : labels(`declineReason.${response.reason}`),
                  note: response.note ?? undefined,
                },
              ]),
        ]}
      />
      {!isAccepted && (
        <Inline>
          <OtherJobsLink job={offer.job} />
        </Inline>
      )}
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
