import { Dialog } from '@michi/design-system/dialog';
import { useTranslation } from 'react-i18next';
import { StudentQrCode } from './StudentQrCode.tsx';

export interface StudentQrDialogProps {
  readonly onClose: () => void;
}

/** The student's QR code over the page, large enough to be read at a door. */
export default function StudentQrDialog({ onClose }: StudentQrDialogProps) {
  const { t } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t('studentQr.title')}
      description={t('studentQr.what')}
      closeLabel={shared('actions.close')}
    >
      <StudentQrCode />
    </Dialog>
  );
}
