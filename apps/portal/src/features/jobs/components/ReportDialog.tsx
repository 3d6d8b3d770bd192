import { reportJob, type JobReportReason } from '@michi/api/job';
import { useTranslation } from 'react-i18next';
import { ReportDialog as SharedReportDialog } from '../../../shared/ui/dialogs/ReportDialog.tsx';

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

export default function ReportDialog({ jobId, onClose }: ReportDialogProps) {
  const { t } = useTranslation('jobs');
  return (
    <SharedReportDialog
      form={`report-${jobId}`}
      title={t('report.title')}
      description={t('report.what')}
      reasons={reasons}
      labelOf={(reason) => t(`report.reasons.${reason}`)}
      send={(report) => reportJob(jobId, report)}
      onClose={onClose}
    />
  );
}
