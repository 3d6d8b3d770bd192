import { ApiError } from '@michi/api/transport';
import { changePassword, useShowAccount } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { PasswordField } from '@michi/design-system/password-field';
import { SettingsBlock } from '@michi/design-system/settings-section';
import { Stack } from '@michi/design-system/stack';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFaults } from '../../../shared/forms/FormFaults.tsx';
import { isSamePassword } from '../../../shared/forms/isSamePassword.ts';
import { tellFailure } from '../../../shared/forms/tellFailure.ts';
import { paths } from '../../../shared/paths.ts';
import { useFarewell } from '../useFarewell.ts';
import { CreatePasswordOffer } from './CreatePasswordOffer.tsx';
import { Loaded } from './Loaded.tsx';
import { Section } from './Section.tsx';

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

const names = ['currentPassword', 'password', 'confirmPassword'] as const;
type Name = (typeof names)[number];

/** How long a password may be, in characters. */
const length = { minimum: 8, maximum: 128 } as const;

const idOf = (name: Name): string => `change-password-${name}`;

/** Nothing of it is kept as a draft: every field is a password. */
function PasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const sayFarewell = useFarewell();
  const {
    register,
    handleSubmit,
    getValues,
    setError,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<Record<Name, string>>({
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    shouldFocusError: false,
  });
  const send = async (fields: Record<Name, string>) => {
    try {
      await changePassword(fields);
      sayFarewell(t('password.done'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, names, shared, (name, message) => setError(name, { message }));
    }
  };
  const field = (name: Name) => ({
    id: idOf(name),
    error: errors[name]?.message,
    requirement: shared('form.required'),
    required: true,
    showLabel: shared('form.show'),
    hideLabel: shared('form.hide'),
  });
  return (
    // Sent by the browser itself before the page is alive, a password must not end up in an address.
    <form
      method="post"
      action={paths.settings}
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="medium">
        <FormFaults names={names} errors={errors} idOf={idOf} attempt={submitCount} />
        <PasswordField
          {...field('currentPassword')}
          label={t('password.current')}
          {...register('currentPassword', { required: t('password.currentRequired') })}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('password')}
          label={t('password.new')}
          hint={t('password.hint')}
          {...register('password', {
            required: t('password.required'),
            minLength: { value: length.minimum, message: t('password.length') },
            maxLength: { value: length.maximum, message: t('password.length') },
          })}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          label={t('password.confirm')}
          {...register('confirmPassword', {
            required: t('password.confirmRequired'),
            validate: (value) => isSamePassword(value, getValues('password')) || t('password.differ'),
          })}
          autoComplete="new-password"
        />
        <div>
          <Button type="submit" variant="primary" working={isSubmitting} workingLabel={t('working')}>
            {t('password.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
