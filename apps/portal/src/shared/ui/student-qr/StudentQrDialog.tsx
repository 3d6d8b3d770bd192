import { useTranslation } from 'react-i18next';
import { StudentQrCode } from './StudentQrCode.tsx';
import { OpenDialog } from '../dialogs/OpenDialog.tsx';

export default function StudentQrDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('labels');
  return (
    <OpenDialog onClose={onClose} size="small" title={t('studentQr.title')} description={t('studentQr.what')}>
      <StudentQrCode />
    </OpenDialog>
  );
}
