import { useReportThread, type ThreadReportReason } from '@michi/api/chat';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/offline/drafts/drafts.ts';
import { ReportDialog as SharedReportDialog } from '../../../shared/ui/dialogs/ReportDialog.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';

/** In the order of the contract. */
const reasons = [
  'SPAM',
  'HARASSMENT',
  'IMPROPER_REQUEST',
  'IMPERSONATION',
  'OTHERS',
] as const satisfies readonly ThreadReportReason[];

export interface ReportDialogProps {
  /** Id of the thread. */
  readonly thread: string;
  readonly onClose: () => void;
}

/** Dialog for reporting a conversation. */
export default function ReportDialog({ thread, onClose }: ReportDialogProps) {
  const { t } = useTranslation('chat');
  const form = `report-${thread}`;
  const { mutate, isPending, error } = useReportThread({
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
        sending: t('sendingNow'),
      }}
      reasons={reasons}
      labelOf={(reason) => t(`report.reasons.${reason}`)}
      isSending={isPending}
      error={error}
      onSend={(report) => mutate({ id: thread, data: report })}
      onClose={onClose}
    />
  );
}
