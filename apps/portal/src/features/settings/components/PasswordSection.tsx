import { appName } from '@michi/api/session';
import { changePassword, useShowAccount, useRequestPasswordReset } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { PasswordField } from '@michi/design-system/password-field';
import { SettingsBlock } from '@michi/design-system/settings-section';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { paths } from '../../../shared/navigation/paths.ts';
import { newPasswordRules, type NewPassword } from '../../../shared/ui/forms/useTextRules.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useLeavePortal } from '../useLeavePortal.ts';
import { Loaded, Section } from './Section.tsx';

/** Change Password, or a way to the first one. */
export function PasswordSection() {
  const { t } = useTranslation('settings');
  const account = useShowAccount();
  return (
    <Section id="change-password">
      <Loaded query={account} rows={3}>
        {({ email, hasPassword }) => (
          <SettingsBlock>
            {hasPassword ? (
              <PasswordForm email={email} />
            ) : (
              <CreatePasswordOffer email={email} reason={t('password.noneText')} />
            )}
          </SettingsBlock>
        )}
      </Loaded>
    </Section>
  );
}

interface Fields extends NewPassword {
  readonly currentPassword: string;
}

/** No draft is kept: every field is a password. */
function PasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const leavePortal = useLeavePortal();
  const rules = newPasswordRules({
    required: t('password.required'),
    length: t('password.length'),
    confirmRequired: t('password.confirmRequired'),
    differ: t('password.differ'),
  });
  const state = useSentForm<Fields, unknown>({
    id: 'change-password-form',
    names: ['currentPassword', 'password', 'confirmPassword'],
    schema: z
      .object({
        ...rules.shape,
        currentPassword: z.string().check(z.minLength(1, t('password.currentRequired'))),
      })
      .check(rules.isSame<Fields>()),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    send: (fields) => changePassword(fields),
    onSent: () => leavePortal(t('password.done')),
  });
  const field = (name: keyof Fields) => ({
    ...state.field(name, { isRequired: true }),
    showLabel: shared('form.show'),
    hideLabel: shared('form.hide'),
  });
  return (
    // If the browser submits the form before hydration, the password must not end up in an address.
    <SentForm state={state} gap="medium" method="post" action={paths.settings}>
      {/* Tells password managers the account. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('currentPassword')}
        label={t('password.current')}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('password')}
        label={t('password.new')}
        hint={t('password.hint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t('password.confirm')}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" variant="primary" working={state.isSending} workingLabel={t('working')}>
          {t('password.submit')}
        </Button>
      </div>
    </SentForm>
  );
}

interface CreatePasswordOfferProps {
  readonly email: string;
  readonly reason: string;
}

/** Sends an email with a link to create a password, for an account that logs in with a provider only. */
export function CreatePasswordOffer({ email, reason }: CreatePasswordOfferProps) {
  const { t } = useTranslation('settings');
  const { mutate, isPending, isSuccess } = useRequestPasswordReset();
  if (isSuccess) return <Alert tone="success">{t('password.created', { email })}</Alert>;
  return (
    <Alert
      silent
      title={t('password.none')}
      actions={
        <Button
          size="small"
          working={isPending}
          workingLabel={t('working')}
          onClick={() => mutate({ data: { email, appName } })}
        >
          {t('password.create')}
        </Button>
      }
    >
      {reason}
    </Alert>
  );
}
