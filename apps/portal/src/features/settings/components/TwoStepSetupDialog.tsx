import { ApiError } from '@michi/api/transport';
import {
  activateTwoStep,
  createTwoStep,
  invalidateShowAccount,
  type Account,
  type TwoStepSetup,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { CodeField } from '@michi/design-system/code-field';
import { CopyableText } from '@michi/design-system/copyable-text';
import { Dialog } from '@michi/design-system/dialog';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { PasswordField } from '@michi/design-system/password-field';
import { QrCode } from '@michi/design-system/qr-code';
import { Stack } from '@michi/design-system/stack';
import { Steps } from '@michi/design-system/steps';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { tellFailure } from '../../../shared/forms/tellFailure.ts';
import { useKeptCodes } from '../useKeptCodes.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const stepIds = ['password', 'app', 'codes'] as const;

export interface TwoStepSetupDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Sets up two-step sign-in: password, authenticator app, recovery codes. Nothing changes before a code is confirmed. */
export default function TwoStepSetupDialog({ account, onClose }: TwoStepSetupDialogProps) {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const form = useId();
  const [setup, setSetup] = useState<TwoStepSetup>();
  const [isWorking, setWorking] = useState(false);
  const kept = useKeptCodes(onClose);
  const current = kept.codes !== null ? 2 : setup === undefined ? 0 : 1;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && kept.close()}
      title={t('twoStep.setUpTitle')}
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
              {t(setup === undefined ? 'twoStep.next' : 'twoStep.turnOn')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={kept.close}>
            {t('twoStep.finish')}
          </Button>
        )
      }
    >
      <Stack gap="large">
        <Steps
          label={t('twoStep.stepsLabel')}
          progress={t('twoStep.progress', { step: current + 1, total: stepIds.length })}
          steps={stepIds.map((id) => ({ id, label: t(`twoStep.steps.${id}`) }))}
          current={current}
          doneLabel={t('twoStep.stepDone')}
        />
        {current === 0 && (
          <ConfirmStep
            form={form}
            email={account.email}
            hasPassword={account.hasPassword}
            onWorking={setWorking}
            onDone={setSetup}
          />
        )}
        {current === 1 && setup !== undefined && (
          <AppStep
            form={form}
            setup={setup}
            onWorking={setWorking}
            onDone={(codes) => {
              kept.show(codes);
              void invalidateShowAccount(client);
            }}
          />
        )}
        {kept.codes !== null && (
          <RecoveryCodes
            words={t('twoStep.turnedOn')}
            codes={kept.codes}
            isKept={kept.isKept}
            onKept={kept.setKept}
            isOwed={kept.isOwed}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface StepProps<Result> {
  /** Id of the form, for the button at the foot of the dialog. */
  readonly form: string;
  readonly onWorking: (isWorking: boolean) => void;
  readonly onDone: (result: Result) => void;
}

interface ConfirmStepProps extends StepProps<TwoStepSetup> {
  readonly email: string;
  readonly hasPassword: boolean;
}

function ConfirmStep({ form, email, hasPassword, onWorking, onDone }: ConfirmStepProps) {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { password: '' } });
  const send = async ({ password }: { readonly password: string }) => {
    onWorking(true);
    try {
      onDone(await createTwoStep(hasPassword ? { password } : {}));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, ['password'], shared, (name, message) =>
        setError(name, { message }, { shouldFocus: true }),
      );
    } finally {
      onWorking(false);
    }
  };
  return (
    <form id={form} method="post" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="medium">
        {errors.root?.message !== undefined && errors.password === undefined && (
          <Alert tone="danger" silent>
            {errors.root.message}
          </Alert>
        )}
        <Text>{t(hasPassword ? 'twoStep.passwordText' : 'twoStep.noPasswordText')}</Text>
        {hasPassword && (
          <PasswordField
            label={t('twoStep.password')}
            requirement={shared('form.required')}
            showLabel={shared('form.show')}
            hideLabel={shared('form.hide')}
            error={errors.password?.message}
            {...register('password', { required: t('password.required') })}
            autoComplete="current-password"
          />
        )}
      </Stack>
    </form>
  );
}

const inFours = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

interface AppStepProps extends StepProps<readonly string[]> {
  readonly setup: TwoStepSetup;
}

function AppStep({ form, setup, onWorking, onDone }: AppStepProps) {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const heading = useRef<HTMLHeadingElement>(null);
  // The step before is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { code: '' } });
  const send = async ({ code }: { readonly code: string }) => {
    onWorking(true);
    try {
      const { recoveryCodes } = await activateTwoStep({ code });
      onDone(recoveryCodes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, ['code'], shared, (name, message) =>
        setError(name, { message }, { shouldFocus: true }),
      );
    } finally {
      onWorking(false);
    }
  };
  return (
    <Stack gap="medium">
      <Heading level={3} focusable ref={heading}>
        {t('twoStep.scanTitle')}
      </Heading>
      <Text tone="soft">{t('twoStep.scanText')}</Text>
      <Inline justify="center">
        <QrCode text={setup.uri} label={t('twoStep.qr')} />
      </Inline>
      <CopyableText
        label={t('twoStep.key')}
        text={setup.secret}
        shown={inFours(setup.secret)}
        copyLabel={t('twoStep.copy')}
        copiedLabel={t('twoStep.copied')}
        failedLabel={t('twoStep.copyFailed')}
      />
      <Link href={setup.uri}>{t('twoStep.openApp')}</Link>
      <form id={form} method="post" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <Stack gap="medium">
          {errors.root?.message !== undefined && errors.code === undefined && (
            <Alert tone="danger" silent>
              {errors.root.message}
            </Alert>
          )}
          <CodeField
            label={t('twoStep.code')}
            requirement={shared('form.required')}
            hint={t('twoStep.codeHint')}
            error={errors.code?.message}
            {...register('code', {
              validate: (code) => /^\d{6}$/.test(code) || t('twoStep.codeRequired'),
            })}
          />
        </Stack>
      </form>
    </Stack>
  );
}
