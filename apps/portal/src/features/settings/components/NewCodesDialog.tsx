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

/** Gives new recovery codes for the ones used, lost or seen by others. */
export default function NewCodesDialog({ account, onClose }: NewCodesDialogProps) {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const form = useId();
  const [isWorking, setWorking] = useState(false);
  const kept = usePersistedCodes(onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && kept.close()}
      title={t('twoStep.newCodesTitle')}
      {...(kept.codes === null && { description: t('twoStep.newCodesText') })}
      closeLabel={shared('actions.close')}
      footer={
        kept.codes === null ? (
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
          <Button variant="primary" onClick={kept.close}>
            {t('twoStep.finish')}
          </Button>
        )
      }
    >
      {kept.codes === null ? (
        <TwoStepConfirmation
          form={form}
          account={account}
          onWorking={setWorking}
          onConfirm={async (confirmation) => {
            const { recoveryCodes } = await createRecoveryCodes(confirmation);
            kept.show(recoveryCodes);
            void invalidateShowAccount(client);
          }}
        />
      ) : (
        <RecoveryCodes
          words={t('twoStep.newCodesDone')}
          codes={kept.codes}
          isKept={kept.isKept}
          onKept={kept.setKept}
          isOwed={kept.isOwed}
        />
      )}
    </Dialog>
  );
}
