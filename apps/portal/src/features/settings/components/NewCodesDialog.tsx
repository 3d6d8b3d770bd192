import { createRecoveryCodes, invalidateShowAccount, type Account } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersistedCodes } from '../usePersistedCodes.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoStepConfirmation } from './TwoStepConfirmation.tsx';

export interface NewCodesDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Creates new recovery codes, which replace used, lost or exposed ones. */
export default function NewCodesDialog({ account, onClose }: NewCodesDialogProps) {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const form = useId();
  const [isWorking, setWorking] = useState(false);
  const persisted = usePersistedCodes(onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && persisted.close()}
      title={t('twoStep.newCodesTitle')}
      {...(persisted.codes === null && { description: t('twoStep.newCodesText') })}
      closeLabel={shared('actions.close')}
      footer={
        persisted.codes === null ? (
          <>
            <Button onClick={onClose}>{t('goBack')}</Button>
            <Button
              type="submit"
              form={form}
              variant="primary"
              working={isWorking}
              workingLabel={t('working')}
            >
              {t('twoStep.newCodes')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={persisted.close}>
            {t('twoStep.finish')}
          </Button>
        )
      }
    >
      {persisted.codes === null ? (
        <TwoStepConfirmation
          form={form}
          account={account}
          onWorking={setWorking}
          onConfirm={async (confirmation) => {
            const { recoveryCodes } = await createRecoveryCodes(confirmation);
            persisted.show(recoveryCodes);
            void invalidateShowAccount(client);
          }}
        />
      ) : (
        <RecoveryCodes
          words={t('twoStep.newCodesDone')}
          codes={persisted.codes}
          isSaved={persisted.isSaved}
          onSaved={persisted.setSaved}
          isOwed={persisted.isOwed}
        />
      )}
    </Dialog>
  );
}
