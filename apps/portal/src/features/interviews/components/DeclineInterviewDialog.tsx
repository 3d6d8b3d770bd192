import { actOnInterview, type Interview } from '@michi/api/job';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { ReasonDialog } from '../../../shared/ui/dialogs/ReasonDialog.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { declineReasons } from '../../../shared/ui/dialogs/declineReasons.ts';
import { cacheInterview } from '../interviewCache.ts';

export interface DeclineInterviewDialogProps {
  readonly interview: Interview;
  /** `cancel` for one that was accepted. */
  readonly action: 'deny' | 'cancel';
  readonly onClose: () => void;
}

export default function DeclineInterviewDialog({ interview, action, onClose }: DeclineInterviewDialogProps) {
  const { t } = useTranslation('interviews');
  const { t: labels } = useTranslation('labels');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return (
    <ReasonDialog
      form={`interview-${action}-${interview.id}`}
      title={t(`decline.${action}.title`)}
      description={t(`decline.${action}.what`)}
      lists={[{ id: 'decline', label: t(`decline.${action}.title`), reasons: declineReasons }]}
      labelOf={(reason) => labels(`declineReason.${reason}`)}
      confirmLabel={t(`decline.${action}.confirm`)}
      onClose={onClose}
      onSend={async (given) => {
        const body = { action, ...given };
        const answered = await actOnInterview(interview.id, body, keyFor(body));
        notify.success(t(`decline.${action}.done`));
        onClose();
        void cacheInterview(client, answered);
      }}
    />
  );
}
