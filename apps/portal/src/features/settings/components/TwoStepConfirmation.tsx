import { ApiError } from '@michi/api/transport';
import type { Account, TwoStepConfirmationRequest } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { CodeField } from '@michi/design-system/code-field';
import { PasswordField } from '@michi/design-system/password-field';
import { Stack } from '@michi/design-system/stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFaults } from '../../../shared/forms/FormFaults.tsx';
import { tellFailure } from '../../../shared/forms/tellFailure.ts';

const names = ['password', 'code'] as const;

export interface TwoStepConfirmationProps {
  /** Id of the form, for the button at the foot of the dialog. */
  readonly form: string;
  readonly account: Account;
  /** Sends it; what it throws is told here. */
  readonly onConfirm: (confirmation: TwoStepConfirmationRequest) => Promise<void>;
  readonly onWorking: (isWorking: boolean) => void;
}

/** Password and a code, of the app or a recovery code, before the second step is changed. */
export function TwoStepConfirmation({ form, account, onConfirm, onWorking }: TwoStepConfirmationProps) {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const [isRecovery, setRecovery] = useState(false);
  const { email, hasPassword } = account;
  const {
    register,
    handleSubmit,
    setError,
    resetField,
    formState: { errors, submitCount },
  } = useForm({ defaultValues: { password: '', code: '' }, shouldFocusError: false });
  const send = async ({ password, code }: { readonly password: string; readonly code: string }) => {
    onWorking(true);
    try {
      await onConfirm({ code: code.trim(), ...(hasPassword && { password }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, names, shared, (name, message) => setError(name, { message }));
    } finally {
      onWorking(false);
    }
  };
  return (
    <form id={form} method="post" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="medium">
        <FormFaults names={names} errors={errors} idOf={(name) => `${form}-${name}`} attempt={submitCount} />
        {hasPassword && (
          <PasswordField
            id={`${form}-password`}
            label={t('twoStep.password')}
            requirement={shared('form.required')}
            showLabel={shared('form.show')}
            hideLabel={shared('form.hide')}
            error={errors.password?.message}
            {...register('password', { required: t('password.required') })}
            autoComplete="current-password"
          />
        )}
        <CodeField
          key={isRecovery ? 'recovery' : 'app'}
          id={`${form}-code`}
          accepts={isRecovery ? 'lettersAndDigits' : 'digits'}
          label={t(isRecovery ? 'twoStep.recoveryCode' : 'twoStep.code')}
          requirement={shared('form.required')}
          hint={t(isRecovery ? 'twoStep.recoveryHint' : 'twoStep.codeHint')}
          error={errors.code?.message}
          {...register('code', {
            validate: (code) =>
              (isRecovery ? code.trim().length >= 6 : /^\d{6}$/.test(code)) || t('twoStep.codeRequired'),
          })}
        />
        <div>
          <Button
            variant="ghost"
            size="small"
            flush
            onClick={() => {
              resetField('code');
              setRecovery(!isRecovery);
            }}
          >
            {t(isRecovery ? 'twoStep.useApp' : 'twoStep.useRecovery')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
