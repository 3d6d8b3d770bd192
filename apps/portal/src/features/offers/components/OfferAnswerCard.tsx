import type { OfferLetter } from '@michi/api/job';
import { Badge, type BadgeTone, type StageGlyphName } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Divider } from '@michi/design-system/divider';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { SuccessMessage } from '@michi/design-system/success-message';
import { Text } from '@michi/design-system/text';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { useIsOver } from '../../../shared/ui/student-qr/useIsOver.ts';
import { AcceptingMeans } from './AcceptingMeans.tsx';
import { AnotherAccepted } from './AnotherAccepted.tsx';
import { OfferReceipt } from './OfferReceipt.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const AcceptOfferDialog = lazyDialog(() => import('./AcceptOfferDialog.tsx'));
const DenyOfferDialog = lazyDialog(() => import('./DenyOfferDialog.tsx'));

interface Look {
  readonly tone: BadgeTone;
  readonly glyph: StageGlyphName;
}

const looks: Readonly<Record<OfferLetter['offer']['status'], Look>> = {
  OFFERED: { tone: 'success', glyph: 'full' },
  ACCEPTED: { tone: 'successSolid', glyph: 'tick' },
  DENIED: { tone: 'neutral', glyph: 'minus' },
  EXPIRED: { tone: 'neutral', glyph: 'cross' },
};

/** The status of the offer, what accepting means, and the responses that the server allows. */
export function OfferAnswerCard({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const format = useFormat();
  const [asking, setAsking] = useState<'accept' | 'deny' | null>(null);
  // Not persisted: after a reload only the receipt is shown.
  const [isJustAccepted, setJustAccepted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { offer, acceptedOffer } = letter;
  const { expiresAt, job } = offer;
  // The offer may expire while the page is open.
  const isOver = useIsOver(expiresAt);
  const status = offer.status === 'OFFERED' && isOver ? 'EXPIRED' : offer.status;
  const allowedActions = status === 'EXPIRED' ? [] : offer.allowedActions;
  const { words: zone } = useTimeZone(expiresAt);
  // The response removes the buttons that were pressed.
  useLostFocus(heading, status);
  const close = () => setAsking(null);
  const isOpen = status === 'OFFERED';
  return (
    <Card as="section">
      <Stack gap="medium">
        <Inline>
          <Badge {...looks[status]}>{t(`status.${job.kind}.${status}`)}</Badge>
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
        {offer.answer !== null && <OfferReceipt letter={letter} answer={offer.answer} />}
        {acceptedOffer !== null && <AnotherAccepted accepted={acceptedOffer} />}
        {allowedActions.includes('accept-offer') && (
          <>
            <Divider />
            <AcceptingMeans kind={job.kind} />
            <Button variant="primary" size="large" fullWidth onClick={() => setAsking('accept')}>
              {t(`answer.accept.${job.kind}`)}
            </Button>
          </>
        )}
        {allowedActions.includes('deny-offer') && (
          <Button size="large" fullWidth onClick={() => setAsking('deny')}>
            {t(`answer.deny.${job.kind}`)}
          </Button>
        )}
        {isOpen && allowedActions.length > 0 && (
          <Text size="small" tone="soft">
            {t(`answer.noHurry.${job.kind}`)}
          </Text>
        )}
      </Stack>
      <Suspense fallback={null}>
        {asking === 'accept' && (
          <AcceptOfferDialog letter={letter} onClose={close} onAccepted={() => setJustAccepted(true)} />
        )}
        {asking === 'deny' && <DenyOfferDialog letter={letter} onClose={close} />}
      </Suspense>
    </Card>
  );
}
