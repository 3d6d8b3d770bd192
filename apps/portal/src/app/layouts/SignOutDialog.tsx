import { Button } from '@michi/design-system/button';
import { NoticeDialog } from '@michi/design-system/notice-dialog';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';

/**
 * Asks before signing out (specs/COVERAGE.md, section 2, "Sign Out is a dialog action"). It comes with the frame, as the screen
 * that signs out comes with the portal, so that neither has to be fetched first.
 */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('app');
  const { t: tShared } = useTranslation('shared');
  const navigate = useNavigate();
  return (
    <NoticeDialog
      title={t('signOut.title')}
      description={t('signOut.text')}
      closeLabel={tShared('actions.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tShared('actions.cancel')}</Button>
          <Button variant="primary" onClick={() => void navigate(paths.signOut)}>
            {t('signOut.confirm')}
          </Button>
        </>
      }
    />
  );
}
