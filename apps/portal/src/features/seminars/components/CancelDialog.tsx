import { cancelSeminarApplication, type Seminar, type SeminarCancelReason } from '@michi/api/seminar';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { ReasonDialog } from '../../../shared/ui/dialogs/ReasonDialog.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import type { WayOut } from '../availability.ts';
import { patchSeminar, refreshSeminars } from '../seminarCache.ts';

/** specs/COVERAGE.md, section 5, "Seminar cancel", in its order. */
const reasons = [
  'ACCEPTED_ANOTHER_OFFER',
  'SCHEDULE_MISMATCH',
  'FIELD_OF_INTEREST_CHANGED',
] as const satisfies readonly SeminarCancelReason[];

export interface CancelDialogProps {
  readonly seminar: Seminar;
  readonly wayOut: WayOut;
  readonly onClose: () => void;
}

/** Asks for a reason before a seat is cancelled, the waiting list left, or an invitation declined. */
export default function CancelDialog({ seminar, wayOut, onClose }: CancelDialogProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { application, eligibility, peopleWaiting } = seminar;
  // Where nobody waits, the seat becomes free for everybody.
  const isFreed = (wayOut === 'seat' || wayOut === 'heldSeat') && peopleWaiting === 0;
  const isClosed = eligibility.status === 'CLOSED';
  if (application === null) return null;
  return (
    <ReasonDialog
      form={`seminar-cancel-${application.id}`}
      title={t(`wayOut.${wayOut}.title`)}
      description={isFreed ? t(`wayOut.freed.${isClosed ? 'closed' : 'open'}`) : t(`wayOut.${wayOut}.what`)}
      lists={[{ id: 'cancel', label: t(`wayOut.${wayOut}.title`), reasons }]}
      labelOf={(reason) => labels(`declineReason.${reason}`)}
      confirmLabel={t(`wayOut.${wayOut}.confirm`)}
      hasNote={false}
      onClose={onClose}
      onSend={async ({ reason }) => {
        const body = { reason };
        const { seminar: cancelled } = await cancelSeminarApplication(application.id, body, keyFor(body));
        patchSeminar(client, seminar.id, () => cancelled);
        notify.success(t(`wayOut.${wayOut}.done`));
        onClose();
        void refreshSeminars(client);
      }}
    />
  );
}
