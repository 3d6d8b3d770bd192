import { Button } from '@michi/design-system/button';
import { NoticeDialog } from '@michi/design-system/notice-dialog';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';

/**
 * Confirms signing out (specs/COVERAGE.md, section 2, "Sign Out is a dialog action"). Loaded with the frame, so that it
 * works without a network.
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
