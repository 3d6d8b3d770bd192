import {
  twoStepConfirmationRequestLimits as limits,
  type Account,
  type TwoStepConfirmationRequest,
} from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { CodeField } from '@michi/design-system/code-field';
import { PasswordField } from '@michi/design-system/password-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';

export interface TwoStepConfirmationProps {
  /** Id of the form, for the button at the foot of the dialog. */
  readonly form: string;
  readonly account: Account;
  readonly onConfirm: (confirmation: TwoStepConfirmationRequest) => Promise<void>;
  readonly onWorking: (isWorking: boolean) => void;
}

/** Password and a code, of the app or a recovery code, before the second step is changed. */
export function TwoStepConfirmation({ form, account, onConfirm, onWorking }: TwoStepConfirmationProps) {
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
