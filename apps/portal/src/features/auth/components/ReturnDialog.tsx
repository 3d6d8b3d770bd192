import { session } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { reactivateAccount, type Session } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

export interface ReturnDialogProps {
  /** The token that logging in to an account on leave gave. */
  readonly token: string;
  /** Called with the session of the account that is active again. */
  readonly onReturned: (begun: Session) => Promise<void>;
  readonly onClose: () => void;
}

/** Offers a student on leave to come back (specs/COVERAGE.md, section 4, "Account"). */
export default function ReturnDialog({ token, onReturned, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('auth');
  const { t: tShared } = useTranslation('shared');
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState<string>();

  const comeBack = async () => {
    setWorking(true);
    setFault(undefined);
    try {
      await onReturned(await reactivateAccount({ headers: { Authorization: `Bearer ${token}` } }));
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'ACCOUNT_BLOCKED') session.clear();
      const isTooLate = code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED';
      const words = isTooLate ? t('return.tooLate') : errorMessage(error, tShared);
      setFault(words);
      notify.error(words);
    } finally {
      setWorking(false);
    }
  };

  return (
    <OpenDialog
      onClose={onClose}
      size="small"
      title={t('return.title')}
      description={t('return.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('return.notNow')}</Button>
          <Button
            variant="primary"
            working={isWorking}
            workingLabel={t('return.working')}
            onClick={() => void comeBack()}
          >
            {t('return.submit')}
          </Button>
        </>
      }
    >
      {fault === undefined ? null : (
        <Alert tone="danger" silent>
          {fault}
        </Alert>
      )}
    </OpenDialog>
  );
}
