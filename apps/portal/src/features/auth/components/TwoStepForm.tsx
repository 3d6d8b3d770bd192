import { appName } from '@michi/api/session';
import { logIn, loginRequestLimits as limits, type Session } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { CodeField } from '@michi/design-system/code-field';
import { Stack } from '@michi/design-system/stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { paths } from '../../../shared/navigation/paths.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { SubmitButton } from '../../../shared/ui/forms/SubmitButton.tsx';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTexts } from '../../../shared/ui/forms/useTexts.ts';
import type { Credentials } from '../credentials.ts';
import type { ComeBack } from './LoginForm.tsx';
import { ScreenIntroduction } from './ScreenIntroduction.tsx';

export interface TwoStepFormProps {
  readonly credentials: Credentials;
  readonly onLoggedIn: (begun: Session) => Promise<void>;
  readonly onBack: (reason: ComeBack) => void;
}

/** Errors that concern the first step, not the code. */
const firstStepCodes: readonly (string | null)[] = ['WRONG_CREDENTIALS', 'ACCOUNT_BLOCKED'];

/** The second step of logging in: a code of the authenticator app, or one of the recovery codes. */
export default function TwoStepForm({ credentials, onLoggedIn, onBack }: TwoStepFormProps) {
  const { t } = useTranslation('auth');
  const texts = useTexts();
  const [isRecovery, setRecovery] = useState(false);
  const state = useSentForm({
    id: 'two-step',
    names: ['twoStepCode'],
    isOneField: true,
    schema: z.object({
      twoStepCode: texts.needed(
        limits.twoStepCode,
        t(isRecovery ? 'required.recoveryCode' : 'required.code'),
      ),
    }),
    defaultValues: { twoStepCode: '' },
    send: async ({ twoStepCode }) => onLoggedIn(await logIn({ ...credentials, twoStepCode, appName })),
    onRefused: (error) => {
      if (!firstStepCodes.includes(error.code)) return false;
      onBack({ email: credentials.email, error });
      return true;
    },
  });
  const { setFocus, resetField } = state.form;
  // The student waits for nothing but this field, also when it becomes that of the other code.
  useEffect(() => setFocus('twoStepCode'), [isRecovery, setFocus]);
  const change = () => {
    resetField('twoStepCode');
    setRecovery(!isRecovery);
  };

  return (
    <Stack gap="large">
      <ScreenIntroduction title={t('twoStep.title')}>
        {t(isRecovery ? 'twoStep.recoveryText' : 'twoStep.text')}
      </ScreenIntroduction>
      <SentForm state={state} gap="medium" method="post" action={paths.login}>
        <CodeField
          key={isRecovery ? 'recovery' : 'app'}
          {...state.field('twoStepCode')}
          required
          label={t(isRecovery ? 'fields.recoveryCode' : 'fields.code')}
          accepts={isRecovery ? 'lettersAndDigits' : 'digits'}
        />
        <SubmitButton size="large" fullWidth state={state} workingLabel={t('login.working')}>
          {t('login.submit')}
        </SubmitButton>
      </SentForm>
      <Stack gap="xsmall" align="center">
        <Button variant="ghost" onClick={change}>
          {t(isRecovery ? 'twoStep.useApp' : 'twoStep.useRecovery')}
        </Button>
        <Button variant="ghost" onClick={() => onBack({ email: credentials.email })}>
          {t('twoStep.back')}
        </Button>
      </Stack>
    </Stack>
  );
}
