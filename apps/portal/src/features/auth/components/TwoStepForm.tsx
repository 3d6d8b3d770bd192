import { appName } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { logIn, type Session } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { CodeField } from '@michi/design-system/code-field';
import { Stack } from '@michi/design-system/stack';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
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
  const { t: tShared } = useTranslation('shared');
  const field = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  // The student waits for nothing but this field, also when it becomes that of the other code.
  useEffect(() => field.current?.focus(), [isRecovery]);

  const refuse = (message: string) => {
    setFault(message);
    field.current?.focus();
  };
  const submit = async () => {
    setWorking(true);
    setFault(undefined);
    try {
      await onLoggedIn(await logIn({ ...credentials, twoStepCode: code, appName }));
    } catch (error) {
      if (error instanceof ApiError && firstStepCodes.includes(error.code)) {
        onBack({ email: credentials.email, error });
        return;
      }
      const message = errorMessage(error, tShared);
      notify.error(message);
      refuse(fieldErrors(error)['twoStepCode'] ?? message);
    } finally {
      setWorking(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWorking) return;
    if (code.trim() === '') refuse(t(isRecovery ? 'required.recoveryCode' : 'required.code'));
    else void submit();
  };
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
    setFault(undefined);
  };

  return (
    <Stack gap="large">
      <ScreenIntroduction title={t('twoStep.title')}>
        {t(isRecovery ? 'twoStep.recoveryText' : 'twoStep.text')}
      </ScreenIntroduction>
      <form method="post" action={paths.login} noValidate onSubmit={onSubmit}>
        <Stack gap="medium">
          <CodeField
            key={isRecovery ? 'recovery' : 'app'}
            ref={field}
            label={t(isRecovery ? 'fields.recoveryCode' : 'fields.code')}
            accepts={isRecovery ? 'lettersAndDigits' : 'digits'}
            name="twoStepCode"
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={fault}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            working={isWorking}
            workingLabel={t('login.working')}
          >
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
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
