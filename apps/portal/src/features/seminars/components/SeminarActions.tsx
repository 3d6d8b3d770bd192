import {
  cancelSeminarApplication,
  type SeminarDetail,
  type Seminar,
  type SeminarCancelReason,
} from '@michi/api/seminar';
import { Button } from '@michi/design-system/button';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { MenuItem } from '@michi/design-system/menu';
import { Stack } from '@michi/design-system/stack';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarX2, MessageSquareText, QrCode, Send, Video, Share2 } from 'lucide-react';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toSeminarFeedback, toSeminar } from '../../../shared/navigation/paths.ts';
import { ReasonDialog } from '../../../shared/ui/dialogs/ReasonDialog.tsx';
import { FavoriteButton } from '../../../shared/ui/detail/FavoriteButton.tsx';
import { MoreActions } from '../../../shared/ui/detail/MoreActions.tsx';
import { useIdempotencyKey } from '../../../shared/ui/forms/useSentForm.ts';
import { StudentQrDialog } from '../../../shared/ui/dialogs/StudentQrDialog.tsx';
import { shareAndNotify } from '../../../shared/ui/toasts/shareAndNotify.ts';
import { availabilityOf, cancelEffectOf, type ApplyEffect, type CancelEffect } from '../availability.ts';
import { patchSeminar, refreshSeminars } from '../queries.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

interface SeminarActionsProps {
  readonly detail: SeminarDetail;
  /** Effect of applying now; null if it is not allowed. */
  readonly applyEffect: ApplyEffect | null;
  readonly applying: Applying;
  /** Whether the apply and favorite buttons are in the bar at the bottom. */
  readonly isAtFoot: boolean;
}

/** Whether it responds to what was offered, and stands beside the acceptance. */
const isResponse = (effect: CancelEffect) => effect === 'invitation' || effect === 'heldSeat';

/** The student's possible actions on a seminar, the next step first. */
export function SeminarActions({ detail, applyEffect, applying, isAtFoot }: SeminarActionsProps) {
  const { t } = useTranslation('seminars');
  const now = useContext(ClockContext);
  const { seminar, link } = detail;
  const { audience, id, style, feedbackStatus } = seminar;
  const { kind } = availabilityOf(seminar, now());
  const cancelEffect = cancelEffectOf(seminar);
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
          {!isAtFoot && applyEffect !== null && (
            <Button variant="primary" icon={Send} onClick={applying.begin}>
              {t(`way.${applyEffect}.open`)}
            </Button>
          )}
          {others}
          <Inline gap="xsmall" wrap={false}>
            {!isAtFoot && <FavoriteButton what="Seminar" entry={seminar} variant="outline" />}
            <ShareButton seminar={seminar} />
          </Inline>
        </Inline>
        {cancelEffect !== null &&
          (isResponse(cancelEffect) ? (
            <Button variant="danger" flush onClick={() => setCancelling(true)}>
              {t(`wayOut.${cancelEffect}.open`)}
            </Button>
          ) : (
            <MoreActions>
              <MenuItem icon={CalendarX2} tone="danger" onClick={() => setCancelling(true)}>
                {t(`wayOut.${cancelEffect}.open`)}
              </MenuItem>
            </MoreActions>
          ))}
      </Inline>
      {applying.isApplying && (
        <ApplyDialog detail={detail} applyEffect={applyEffect} onClose={applying.end} />
      )}
      {isCancelling && cancelEffect !== null && (
        <CancelDialog seminar={seminar} cancelEffect={cancelEffect} onClose={() => setCancelling(false)} />
      )}
      {isShowingQr && <StudentQrDialog onClose={() => setShowingQr(false)} />}
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

/** specs/COVERAGE.md, section 5, "Seminar cancel", in its order. */
const reasons = [
  'ACCEPTED_ANOTHER_OFFER',
  'SCHEDULE_MISMATCH',
  'FIELD_OF_INTEREST_CHANGED',
] as const satisfies readonly SeminarCancelReason[];

interface CancelDialogProps {
  readonly seminar: Seminar;
  readonly cancelEffect: CancelEffect;
  readonly onClose: () => void;
}

/** Asks for a reason before a seat is cancelled, the waiting list left, or an invitation declined. */
function CancelDialog({ seminar, cancelEffect, onClose }: CancelDialogProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { application, eligibility, peopleWaiting } = seminar;
  // Where nobody waits, the seat becomes free for everybody.
  const isFreed = (cancelEffect === 'seat' || cancelEffect === 'heldSeat') && peopleWaiting === 0;
  const isClosed = eligibility.status === 'CLOSED';
  if (application === null) return null;
  return (
    <ReasonDialog
      form={`seminar-cancel-${application.id}`}
      title={t(`wayOut.${cancelEffect}.title`)}
      description={
        isFreed ? t(`wayOut.freed.${isClosed ? 'closed' : 'open'}`) : t(`wayOut.${cancelEffect}.what`)
      }
      lists={[{ id: 'cancel', label: t(`wayOut.${cancelEffect}.title`), reasons }]}
      labelOf={(reason) => labels(`declineReason.${reason}`)}
      confirmLabel={t(`wayOut.${cancelEffect}.confirm`)}
      hasNote={false}
      onClose={onClose}
      onSend={async ({ reason }) => {
        const body = { reason };
        const { seminar: cancelled } = await cancelSeminarApplication(application.id, body, {
          headers: keyFor(body),
        });
        patchSeminar(client, seminar.id, () => cancelled);
        onClose();
        void refreshSeminars(client);
      }}
    />
  );
}

/** Whether the apply dialog is open, and how to open and close it. */
interface Applying {
  readonly isApplying: boolean;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Whether the apply dialog of a seminar is open, also for a student who returns from the profile by its address. */
export function useApplying(id: string): Applying {
  const [query, setQuery] = useSearchParams();
  const isRequested = query.get('apply') === 'true' && query.get('id') === id;
  const [isOpen, setOpen] = useState(false);
  return {
    isApplying: isOpen || isRequested,
    begin: () => setOpen(true),
    end: () => {
      setOpen(false);
      if (!isRequested) return;
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('apply');
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
