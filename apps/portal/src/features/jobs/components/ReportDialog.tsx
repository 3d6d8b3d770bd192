import { useReportJob, type JobReportReason } from '@michi/api/job';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/offline/drafts/drafts.ts';
import { ReportDialog as SharedReportDialog } from '../../../shared/ui/dialogs/ReportDialog.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';

/** In the order of the contract. */
const reasons = [
  'NO_LONGER_OPEN',
  'NOT_A_REAL_JOB',
  'WRONG_INFORMATION',
  'UNFAIR_CONDITIONS',
  'OTHERS',
] as const satisfies readonly JobReportReason[];

export interface ReportDialogProps {
  readonly jobId: string;
  readonly onClose: () => void;
}

/** Dialog for reporting a posting. */
export default function ReportDialog({ jobId, onClose }: ReportDialogProps) {
  const { t } = useTranslation('jobs');
  const form = `report-${jobId}`;
  const { mutate, isPending, error } = useReportJob({
    mutation: {
      onSuccess: () => {
        drafts.discard(form);
        notify.success(t('report.done'));
        onClose();
      },
    },
  });
  return (
    <SharedReportDialog
      form={form}
      words={{
        title: t('report.title'),
        what: t('report.what'),
        reason: t('report.reason'),
        choose: t('report.choose'),
        note: t('report.note'),
        noteNeeded: t('report.noteNeeded'),
        goBack: t('goBack'),
        send: t('report.send'),
        sending: t('sending'),
      }}
      reasons={reasons}
      labelOf={(reason) => t(`report.reasons.${reason}`)}
      isSending={isPending}
      error={error}
      onSend={(report) => mutate({ id: jobId, data: report })}
      onClose={onClose}
    />
  );
}
