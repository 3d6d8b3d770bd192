import { actOnJob, type Job } from '@michi/api/job';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { declineReasons } from '../../../shared/ui/dialogs/declineReasons.ts';
import { ReasonDialog } from '../../../shared/ui/dialogs/ReasonDialog.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { refreshJobs } from '../jobCache.ts';

export interface DeclineDialogProps {
  readonly job: Job;
  readonly action: 'withdraw' | 'deny-recommendation';
  readonly onClose: () => void;
}

/** Asks for a reason before an application is withdrawn or a recommendation declined. */
export default function DeclineDialog({ job, action, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const words =
    action === 'withdraw'
      ? {
          title: t('withdraw.title'),
          what: t('withdraw.what'),
          confirm: t('withdraw.confirm'),
          done: t('withdraw.done'),
        }
      : {
          title: t('withdraw.denyTitle'),
          what: t('withdraw.denyWhat'),
          confirm: t('withdraw.denyConfirm'),
          done: t('withdraw.denied'),
        };
  return (
    <ReasonDialog
      form={`job-${action}-${job.id}`}
      title={words.title}
      description={words.what}
      lists={[{ id: 'decline', label: words.title, reasons: declineReasons }]}
      labelOf={(reason) => labels(`declineReason.${reason}`)}
      confirmLabel={words.confirm}
      onClose={onClose}
      onSend={async (given) => {
        const body = { action, ...given };
        await actOnJob(job.id, body, keyFor(body));
        notify.success(words.done);
        onClose();
        void refreshJobs(client);
      }}
    />
  );
}
