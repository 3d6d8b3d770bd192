import { useTranslation } from 'react-i18next';
import { notify } from '../toasts/notify.ts';
import { ReasonDialog, type GivenReason } from './ReasonDialog.tsx';

export interface ReportDialogProps<Choice extends string> {
  /** Names the draft. */
  readonly form: string;
  readonly title: string;
  /** What happens to a report, in a sentence. */
  readonly description: string;
  /** In the order of the contract; `OTHERS` requires a note. */
  readonly reasons: readonly Choice[];
  readonly labelOf: (reason: Choice) => string;
  readonly send: (report: GivenReason<Choice>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Dialog for reporting something to Michi. The draft is kept until it is sent. */
export function ReportDialog<Choice extends string>({
  title,
  reasons,
  send,
  onClose,
  ...given
}: ReportDialogProps<Choice>) {
  const { t } = useTranslation('labels');
  return (
    <ReasonDialog
      {...given}
      title={title}
      lists={[{ id: 'report', label: title, reasons }]}
      confirmLabel={t('reportForm.send')}
      confirmVariant="primary"
      words={{
        reason: t('reportForm.reason'),
        choose: t('reportForm.choose'),
        note: t('reportForm.note'),
        noteNeeded: t('reportForm.noteNeeded'),
      }}
      onClose={onClose}
      onSend={async (report) => {
        await send(report);
        notify.success(t('reportForm.done'));
        onClose();
      }}
    />
  );
}
