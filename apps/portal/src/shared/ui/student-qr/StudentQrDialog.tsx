import { useTranslation } from 'react-i18next';
import { StudentQrCode } from './StudentQrCode.tsx';
import { OpenDialog } from '../dialogs/OpenDialog.tsx';

export interface StudentQrDialogProps {
  readonly onClose: () => void;
}

/** The student's QR code over the page, large enough to be read at a door. */
export default function StudentQrDialog({ onClose }: StudentQrDialogProps) {
  const { t } = useTranslation('labels');
  return (
    <OpenDialog onClose={onClose} size="small" title={t('studentQr.title')} description={t('studentQr.what')}>
      <StudentQrCode />
    </OpenDialog>
  );
}
