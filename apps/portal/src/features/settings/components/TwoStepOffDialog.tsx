import { deactivateTwoStep, invalidateShowAccount, type Account } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { TwoStepConfirmation } from './TwoStepConfirmation.tsx';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

export interface TwoStepOffDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

export default function TwoStepOffDialog({ account, onClose }: TwoStepOffDialogProps) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const form = useId();
  const [isWorking, setWorking] = useState(false);
  return (
    <OpenDialog
      onClose={onClose}
      size="small"
      title={t('twoStep.turnOffTitle')}
      description={t('twoStep.turnOffText')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button
            type="submit"
            form={form}
            variant="dangerSolid"
            working={isWorking}
            workingLabel={t('working')}
          >
            {t('twoStep.turnOff')}
          </Button>
        </>
      }
    >
      <TwoStepConfirmation
        form={form}
        account={account}
        onWorking={setWorking}
        onConfirm={async (confirmation) => {
          await deactivateTwoStep(confirmation);
          notify.success(t('twoStep.turnedOff'));
          onClose();
          void invalidateShowAccount(client);
        }}
      />
    </OpenDialog>
  );
}
