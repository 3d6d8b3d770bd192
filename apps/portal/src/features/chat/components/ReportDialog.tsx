import { reportThread, type ThreadReportReason } from '@michi/api/chat';
import { useTranslation } from 'react-i18next';
import { ReportDialog as SharedReportDialog } from '../../../shared/ui/dialogs/ReportDialog.tsx';

const reasons = [
  'SPAM',
  'HARASSMENT',
  'IMPROPER_REQUEST',
  'IMPERSONATION',
  'OTHERS',
] as const satisfies readonly ThreadReportReason[];

export interface ReportDialogProps {
  readonly thread: string;
  readonly onClose: () => void;
}

export default function ReportDialog({ thread, onClose }: ReportDialogProps) {
  const { t } = useTranslation('chat');
  return (
    <SharedReportDialog
      form={`report-${thread}`}
      title={t('report.title')}
      description={t('report.what')}
      reasons={reasons}
      labelOf={(reason) => t(`report.reasons.${reason}`)}
      send={(report) => reportThread(thread, report)}
      onClose={onClose}
    />
  );
}
