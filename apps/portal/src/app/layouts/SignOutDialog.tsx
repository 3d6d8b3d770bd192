import { Button } from '@michi/design-system/button';
import { Dialog, DialogClose } from '@michi/design-system/dialog';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';

export interface SignOutDialogProps {
  readonly onClose: () => void;
}

/** Asks before signing out (product spec, section 2, "Sign Out is a dialog action"). */
export default function SignOutDialog({ onClose }: SignOutDialogProps) {
  const { t } = useTranslation('app');
  const { t: tShared } = useTranslation('shared');
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="small"
      title={t('signOut.title')}
      description={t('signOut.text')}
      closeLabel={tShared('actions.close')}
      footer={
        <>
          <DialogClose>
            <Button>{tShared('actions.cancel')}</Button>
          </DialogClose>
          <Button variant="primary" onClick={() => void navigate(paths.signOut)}>
            {t('signOut.confirm')}
          </Button>
        </>
      }
    />
  );
}
