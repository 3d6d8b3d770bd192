import {
  activateTwoStep,
  createTwoStep,
  invalidateShowAccount,
  type Account,
  type TwoStepSetup,
} from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { CodeField } from '@michi/design-system/code-field';
import { CopyableText } from '@michi/design-system/copyable-text';
import { Dialog } from '@michi/design-system/dialog';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { PasswordField } from '@michi/design-system/password-field';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Steps } from '@michi/design-system/steps';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { lazyPart } from '../../../shared/ui/screen/lazyPart.tsx';
import { usePersistedCodes, RecoveryCodes } from './RecoveryCodes.tsx';

const QrCode = lazyPart(async () => ({ default: (await import('@michi/design-system/qr-code')).QrCode }));

const stepIds = ['password', 'app', 'codes'] as const;

export interface TwoStepSetupDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Sets up two-step sign-in: password, authenticator app, recovery codes. Nothing changes before a code is confirmed. */
export function TwoStepSetupDialog({ account, onClose }: TwoStepSetupDialogProps) {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const form = useId();
  const [setup, setSetup] = useState<TwoStepSetup>();
  const [isWorking, setWorking] = useState(false);
  const persisted = usePersistedCodes(onClose);
  const current = persisted.codes !== null ? 2 : setup === undefined ? 0 : 1;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && persisted.close()}
      title={t('twoStep.setUpTitle')}
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
              {t(setup === undefined ? 'twoStep.next' : 'twoStep.turnOn')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={persisted.close}>
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
              persisted.show(codes);
              void invalidateShowAccount(client);
            }}
          />
        )}
        {persisted.codes !== null && (
          <RecoveryCodes
            title={t('twoStep.turnedOn')}
            codes={persisted.codes}
            isSaved={persisted.isSaved}
            onSaved={persisted.setSaved}
            isOwed={persisted.isOwed}
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
  const state = useSentForm({
    id: form,
    names: ['password'],
    schema: z.object({
      password: z
        .string()
        .check(z.refine((password) => !hasPassword || password !== '', t('password.required'))),
    }),
    defaultValues: { password: '' },
    hasErrorSummary: false,
    send: async ({ password }) => {
      onWorking(true);
      try {
        return await createTwoStep(hasPassword ? { password } : {});
      } finally {
        onWorking(false);
      }
    },
    onSent: onDone,
  });
  return (
    <SentForm state={state} gap="medium" method="post">
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Text>{t(hasPassword ? 'twoStep.passwordText' : 'twoStep.noPasswordText')}</Text>
      {hasPassword && (
        <PasswordField
          {...state.field('password', { isRequired: true })}
          label={t('twoStep.password')}
          showLabel={shared('form.show')}
          hideLabel={shared('form.hide')}
          autoComplete="current-password"
        />
      )}
    </SentForm>
  );
}

const inFours = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

interface AppStepProps extends StepProps<readonly string[]> {
  readonly setup: TwoStepSetup;
}

function AppStep({ form, setup, onWorking, onDone }: AppStepProps) {
  const { t } = useTranslation('settings');
  const heading = useRef<HTMLHeadingElement>(null);
  // The previous step unmounts with the focus.
  useEffect(() => heading.current?.focus(), []);
  const state = useSentForm({
    id: form,
    names: ['code'],
    schema: z.object({ code: z.string().check(z.regex(/^\d{6}$/, t('twoStep.codeRequired'))) }),
    defaultValues: { code: '' },
    hasErrorSummary: false,
    send: async ({ code }) => {
      onWorking(true);
      try {
        return await activateTwoStep({ code });
      } finally {
        onWorking(false);
      }
    },
    onSent: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <Stack gap="medium">
      <Heading level={3} focusable ref={heading}>
        {t('twoStep.scanTitle')}
      </Heading>
      <Text tone="soft">{t('twoStep.scanText')}</Text>
      <Inline justify="center">
        <Suspense fallback={<Skeleton kind="picture" />}>
          <QrCode text={setup.uri} label={t('twoStep.qr')} />
        </Suspense>
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
      <SentForm state={state} method="post">
        <CodeField
          {...state.field('code', { isRequired: true })}
          label={t('twoStep.code')}
          hint={t('twoStep.codeHint')}
        />
      </SentForm>
    </Stack>
  );
}
