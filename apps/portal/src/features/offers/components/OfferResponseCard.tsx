import type { AcceptedOffer, JobKind, OfferAnswer, OfferLetter } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Badge, type BadgeTone, type StageGlyphName } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { DescriptionList } from '@michi/design-system/description-list';
import { Divider } from '@michi/design-system/divider';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Prose } from '@michi/design-system/prose';
import { Stack } from '@michi/design-system/stack';
import { SuccessMessage } from '@michi/design-system/success-message';
import { Text } from '@michi/design-system/text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat, useTimeZone, useToday, useIsOver } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths, toOffer } from '../../../shared/navigation/paths.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { isTimesheetOpen } from '../../../shared/ui/detail/ApplicationLinks.tsx';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { AcceptOfferDialog, DenyOfferDialog } from './OfferResponseDialogs.tsx';

interface BadgeStyle {
  readonly tone: BadgeTone;
  readonly glyph: StageGlyphName;
}

const badges: Readonly<Record<OfferLetter['offer']['status'], BadgeStyle>> = {
  OFFERED: { tone: 'success', glyph: 'full' },
  ACCEPTED: { tone: 'successSolid', glyph: 'tick' },
  DENIED: { tone: 'neutral', glyph: 'minus' },
  EXPIRED: { tone: 'neutral', glyph: 'cross' },
};

/** The status of the offer, what accepting means, and the responses that the server allows. */
export function OfferResponseCard({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const format = useFormat();
  const [openDialog, setOpenDialog] = useState<'accept' | 'deny' | null>(null);
  // Not persisted: after a reload only the receipt is shown.
  const [isJustAccepted, setJustAccepted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { offer, acceptedOffer } = letter;
  const { expiresAt, job } = offer;
  // The offer may expire while the page is open.
  const isOver = useIsOver(expiresAt);
  const status = offer.status === 'OFFERED' && isOver ? 'EXPIRED' : offer.status;
  const allowedActions = status === 'EXPIRED' ? [] : offer.allowedActions;
  const { zoneName: zone } = useTimeZone(expiresAt);
  // The response removes the buttons that were pressed.
  useLostFocus(heading, status);
  const close = () => setOpenDialog(null);
  const isOpen = status === 'OFFERED';
  return (
    <Card as="section">
      <Stack gap="medium">
        <Inline>
          <Badge {...badges[status]}>{t(`status.${job.kind}.${status}`)}</Badge>
        </Inline>
        <Stack gap="xxsmall">
          {isOpen && (
            <Text size="small" tone="soft">
              {t('answer.byLabel')}
            </Text>
          )}
          <Heading ref={heading} level={2} size="heading" focusable>
            {isOpen ? format.dateAndTime(expiresAt) : t(`answer.heading.${job.kind}.${status}`)}
          </Heading>
          {isOpen && (
            <Inline gap="xsmall">
              <DeadlineBadge at={expiresAt} isOwed isBesideDate />
              <Text as="span" size="small" tone="soft">
                {zone}
              </Text>
            </Inline>
          )}
          {status === 'EXPIRED' && (
            <Text>{t('answer.expired', { date: format.dateAndTimeWithZone(expiresAt) })}</Text>
          )}
        </Stack>
        <SuccessMessage title={t('accept.congratulations')} shown={isJustAccepted}>
          {t(`accept.done.${job.kind}`, { company: pickBilingual(job.company, 'name', language) })}
        </SuccessMessage>
        {offer.answer !== null && <OfferReceipt letter={letter} response={offer.answer} />}
        {acceptedOffer !== null && <AnotherAccepted accepted={acceptedOffer} />}
        {allowedActions.includes('accept-offer') && (
          <>
            <Divider />
            <AcceptingMeans kind={job.kind} />
            <Button variant="primary" size="large" fullWidth onClick={() => setOpenDialog('accept')}>
              {t(`answer.accept.${job.kind}`)}
            </Button>
          </>
        )}
        {allowedActions.includes('deny-offer') && (
          <Button size="large" fullWidth onClick={() => setOpenDialog('deny')}>
            {t(`answer.deny.${job.kind}`)}
          </Button>
        )}
        {isOpen && allowedActions.length > 0 && (
          <Text size="small" tone="soft">
            {t(`answer.noHurry.${job.kind}`)}
          </Text>
        )}
      </Stack>

      {openDialog === 'accept' && (
        <AcceptOfferDialog letter={letter} onClose={close} onAccepted={() => setJustAccepted(true)} />
      )}
      {openDialog === 'deny' && <DenyOfferDialog letter={letter} onClose={close} />}
    </Card>
  );
}

/** A student takes one position; of internships as many as they like. */
const points = { JOB: ['one', 'others', 'confirm'], INTERNSHIP: ['others', 'confirm'] } as const;

function AcceptingMeans({ kind }: { readonly kind: JobKind }) {
  const { t } = useTranslation('offers');
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="body">
        {t('means.title')}
      </Heading>
      <Prose>
        <ul>
          {points[kind].map((point) => (
            <li key={point}>{t(`means.${point}`)}</li>
          ))}
        </ul>
      </Prose>
    </Stack>
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
  readonly letter: OfferLetter;
  readonly response: OfferAnswer;
}

/** The receipt of the student's response, to keep or print. */
function OfferReceipt({ letter, response }: OfferReceiptProps) {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const today = useToday();
  const { offer } = letter;
  const { kind } = offer.job;
  const isAccepted = response.action === 'accept-offer';
  return (
    <Stack gap="small">
      <Text>{isAccepted ? t('receipt.accepted') : t('receipt.denied')}</Text>
      <DescriptionList
        layout="rows"
        items={[
          { term: t(`receipt.offer.${kind}`), value: offer.code },
          { term: t('receipt.company'), value: pickBilingual(offer.job.company, 'name', language) },
          { term: t(`terms.position.${kind}`), value: pickBilingual(letter, 'position', language) },
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
