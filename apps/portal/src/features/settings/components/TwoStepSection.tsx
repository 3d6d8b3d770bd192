import {
  useShowAccount,
  deactivateTwoStep,
  invalidateShowAccount,
  createRecoveryCodes,
  twoStepConfirmationRequestLimits as limits,
  type Account,
  type TwoStepConfirmationRequest,
} from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { CodeField } from '@michi/design-system/code-field';
import { Dialog } from '@michi/design-system/dialog';
import { PasswordField } from '@michi/design-system/password-field';
import { SettingsRow } from '@michi/design-system/settings-section';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { VerificationMailButton } from './AccountSection.tsx';
import { usePersistedCodes, RecoveryCodes } from './RecoveryCodes.tsx';
import { Loaded, Section } from './Section.tsx';
import { TwoStepSetupDialog } from './TwoStepSetupDialog.tsx';

/** With fewer recovery codes, their number is a warning. */
const fewCodes = 3;

/** Two-step sign-in: whether it is on, how to set it up, its recovery codes and how to turn it off. */
export function TwoStepSection() {
  const account = useShowAccount();
  // Kept here, as the rows change under an open dialog.
  const [open, setOpen] = useState<'set-up' | 'off' | 'codes'>();
  const close = () => setOpen(undefined);
  return (
    <Section id="two-step">
      <Loaded query={account} rows={1}>
        {(data) => (
          <>
            <TwoStepRows account={data} onOpen={setOpen} />

            {open === 'set-up' && <TwoStepSetupDialog account={data} onClose={close} />}
            {open === 'off' && <TwoStepOffDialog account={data} onClose={close} />}
            {open === 'codes' && <NewCodesDialog account={data} onClose={close} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

interface TwoStepRowsProps {
  readonly account: Account;
  readonly onOpen: (dialog: 'set-up' | 'off' | 'codes') => void;
}

function TwoStepRows({ account, onOpen }: TwoStepRowsProps) {
  const { t } = useTranslation('settings');
  const { email, isEmailVerified, isTwoStepOn, recoveryCodesLeft } = account;
  if (!isTwoStepOn) {
    return (
      <SettingsRow
        label={t('twoStep.status')}
        badge={<Badge>{t('twoStep.off')}</Badge>}
        note={t(isEmailVerified ? 'twoStep.offNote' : 'twoStep.verifyFirst')}
        actions={
          isEmailVerified ? (
            <Button size="small" onClick={() => onOpen('set-up')}>
              {t('twoStep.setUp')}
            </Button>
          ) : (
            <VerificationMailButton email={email} />
          )
        }
      />
    );
  }
  return (
    <>
      <SettingsRow
        label={t('twoStep.status')}
        badge={<Badge tone="success">{t('twoStep.on')}</Badge>}
        note={t('twoStep.onNote')}
        actions={
          <Button size="small" onClick={() => onOpen('off')}>
            {t('twoStep.turnOff')}
          </Button>
        }
      />
      <SettingsRow
        label={t('twoStep.codes')}
        badge={
          <Badge tone={recoveryCodesLeft < fewCodes ? 'warning' : 'neutral'}>
            {t('twoStep.codesLeft', { count: recoveryCodesLeft })}
          </Badge>
        }
        note={t('twoStep.codesNote')}
        actions={
          <Button size="small" onClick={() => onOpen('codes')}>
            {t('twoStep.newCodes')}
          </Button>
        }
      />
    </>
  );
}

interface TwoStepOffDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

function TwoStepOffDialog({ account, onClose }: TwoStepOffDialogProps) {
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

interface NewCodesDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Creates new recovery codes, which replace used, lost or exposed ones. */
function NewCodesDialog({ account, onClose }: NewCodesDialogProps) {
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
          title={t('twoStep.newCodesDone')}
          codes={persisted.codes}
          isSaved={persisted.isSaved}
          onSaved={persisted.setSaved}
          isOwed={persisted.isOwed}
        />
      )}
    </Dialog>
  );
}

interface TwoStepConfirmationProps {
  /** Id of the form, for the button at the foot of the dialog. */
  readonly form: string;
  readonly account: Account;
  readonly onConfirm: (confirmation: TwoStepConfirmationRequest) => Promise<void>;
  readonly onWorking: (isWorking: boolean) => void;
}

/** Password and a code, of the app or a recovery code, before the second step is changed. */
function TwoStepConfirmation({ form, account, onConfirm, onWorking }: TwoStepConfirmationProps) {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const [isRecovery, setRecovery] = useState(false);
  const { email, hasPassword } = account;
  const state = useSentForm({
    id: form,
    names: ['password', 'code'],
    schema: z.object({
      password: z
        .string()
        .check(z.refine((password) => !hasPassword || password !== '', t('password.required'))),
      code: z
        .string()
        .check(
          z.refine(
            (code) => (isRecovery ? code.trim().length >= limits.code.minLength : /^\d{6}$/.test(code)),
            t('twoStep.codeRequired'),
          ),
        ),
    }),
    defaultValues: { password: '', code: '' },
    send: async ({ password, code }) => {
      onWorking(true);
      try {
        await onConfirm({ code: code.trim(), ...(hasPassword && { password }) });
      } finally {
        onWorking(false);
      }
    },
  });
  const { field } = state;
  return (
    <SentForm state={state} gap="medium" method="post">
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          {...field('password', { isRequired: true })}
          label={t('twoStep.password')}
          showLabel={shared('form.show')}
          hideLabel={shared('form.hide')}
          autoComplete="current-password"
        />
      )}
      <CodeField
        key={isRecovery ? 'recovery' : 'app'}
        {...field('code', { isRequired: true })}
        accepts={isRecovery ? 'lettersAndDigits' : 'digits'}
        label={t(isRecovery ? 'twoStep.recoveryCode' : 'twoStep.code')}
        hint={t(isRecovery ? 'twoStep.recoveryHint' : 'twoStep.codeHint')}
      />
      <div>
        <Button
          variant="ghost"
          size="small"
          flush
          onClick={() => {
            state.form.resetField('code');
            setRecovery(!isRecovery);
          }}
        >
          {t(isRecovery ? 'twoStep.useApp' : 'twoStep.useRecovery')}
        </Button>
      </div>
    </SentForm>
  );
}
