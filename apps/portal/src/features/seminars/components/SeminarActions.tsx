import type { SeminarDetail, Seminar } from '@michi/api/seminar';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { MessageSquareText, QrCode, Send, Video, Share2 } from 'lucide-react';
import { Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { toSeminarFeedback, toSeminar } from '../../../shared/navigation/paths.ts';
import { availabilityOf, wayOutOf, type WayIn } from '../availability.ts';
import type { Applying } from '../useApplying.ts';
import { FavoriteButton } from '../../../shared/ui/favorites/FavoriteButton.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';
import { IconButton } from '@michi/design-system/icon-button';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { shareAndNotify } from '../../../shared/ui/share/shareAndNotify.ts';

const ApplyDialog = lazyDialog(() => import('./ApplyDialog.tsx'));
const CancelDialog = lazyDialog(() => import('./CancelDialog.tsx'));
const StudentQrDialog = lazyDialog(() => import('../../../shared/ui/student-qr/StudentQrDialog.tsx'));

export interface SeminarActionsProps {
  readonly detail: SeminarDetail;
  /** Effect of applying now; null if it is not allowed. */
  readonly wayIn: WayIn | null;
  readonly applying: Applying;
  /** Whether the apply and favorite buttons are in the bar at the bottom. */
  readonly isAtFoot: boolean;
}

/** The student's possible actions on a seminar, the next step first. */
export function SeminarActions({ detail, wayIn, applying, isAtFoot }: SeminarActionsProps) {
  const { t } = useTranslation('seminars');
  const now = useContext(ClockContext);
  const { seminar, link } = detail;
  const { audience, id, style, feedbackStatus } = seminar;
  const { kind } = availabilityOf(seminar, now());
  const wayOut = wayOutOf(seminar);
  const [isCancelling, setCancelling] = useState(false);
  const [isShowingQr, setShowingQr] = useState(false);
  // The service may be run by somebody else, so the link is validated as a web address.
  const joinAddress = link !== null && /^https?:\/\//i.test(link) ? link : null;
  const others = (
    <>
      {joinAddress !== null && kind === 'registered' && (
        <Button asChild variant="primary" icon={Video}>
          <a href={joinAddress} target="_blank" rel="noreferrer">
            {t('actions.join')}
          </a>
        </Button>
      )}
      {kind === 'registered' && style !== 'ONLINE' && (
        <Button
          variant={joinAddress === null ? 'primary' : 'secondary'}
          icon={QrCode}
          onClick={() => setShowingQr(true)}
        >
          {t('actions.qr')}
        </Button>
      )}
      {feedbackStatus === 'OPEN' && (
        <Button asChild variant="primary" icon={MessageSquareText}>
          <RouterLink to={toSeminarFeedback(audience, id)}>{t('actions.feedback')}</RouterLink>
        </Button>
      )}
      {feedbackStatus === 'GIVEN' && (
        <Button asChild icon={MessageSquareText}>
          <RouterLink to={toSeminarFeedback(audience, id)}>{t('actions.feedbackGiven')}</RouterLink>
        </Button>
      )}
    </>
  );
  return (
    <Stack gap="small">
      <Inline gap="xsmall" justify="between">
        <Inline gap="xsmall">
          {!isAtFoot && wayIn !== null && (
            <Button variant="primary" icon={Send} onClick={applying.begin}>
              {t(`way.${wayIn}.open`)}
            </Button>
          )}
          {others}
          <Inline gap="xsmall" wrap={false}>
            {!isAtFoot && <FavoriteButton what="Seminar" entry={seminar} variant="outline" />}
            <ShareButton seminar={seminar} />
          </Inline>
        </Inline>
        {wayOut !== null && (
          <Button variant="danger" flush onClick={() => setCancelling(true)}>
            {t(`wayOut.${wayOut}.open`)}
          </Button>
        )}
      </Inline>
      <Suspense fallback={null}>
        {applying.isApplying && <ApplyDialog detail={detail} wayIn={wayIn} onClose={applying.end} />}
        {isCancelling && wayOut !== null && (
          <CancelDialog seminar={seminar} wayOut={wayOut} onClose={() => setCancelling(false)} />
        )}
        {isShowingQr && <StudentQrDialog onClose={() => setShowingQr(false)} />}
      </Suspense>
    </Stack>
  );
}

/** Shares a seminar through the share sheet of the device, or copies its link. */
function ShareButton({ seminar }: { readonly seminar: Seminar }) {
  const { t } = useTranslation('seminars');
  const { language } = useLanguage();
  const title = pickBilingual(seminar, 'title', language);
  const share = async () => {
    const url = new URL(toSeminar(seminar.audience, seminar.id), globalThis.location.origin).href;
    await shareAndNotify(
      { title, url },
      { copied: t('share.copied'), failed: t('share.failed', { link: url }) },
    );
  };
  return (
    <IconButton
      variant="outline"
      icon={Share2}
      label={t('share.action', { title })}
      onClick={() => void share()}
    />
  );
}
