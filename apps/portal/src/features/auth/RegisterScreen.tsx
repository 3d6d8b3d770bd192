import { appName } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { activateSubscription, registerStudent, type Gender, type MichiPhoneMatch } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { Grid } from '@michi/design-system/grid';
import { Heading } from '@michi/design-system/heading';
import { Link } from '@michi/design-system/link';
import { PasswordField } from '@michi/design-system/password-field';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { drafts } from '../../shared/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../shared/errors/errorMessage.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths } from '../../shared/paths.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { beginSession } from '../../shared/session/beginSession.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { CompanionOffer } from './components/CompanionOffer.tsx';
import {
  draftOf,
  emptyRegistration,
  genders,
  isEmail,
  isGraduationYear,
  isPhone,
  isRegistrationField,
  passwordLength,
  registrationFields,
  requestOf,
  type Registration,
  type RegistrationField,
} from './registration.ts';
import { useFragment } from './useFragment.ts';

const formName = 'register';

/** Id of a field, for the summary of errors to lead to. */
const idOf = (field: RegistrationField): string => `${formName}-${field}`;

/** Makes a student's account, signs in and leads on to verify the email (product spec, section 2). */
export function RegisterScreen() {
  const { t } = useTranslation('auth');
  const { t: tShared } = useTranslation('shared');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  useScreenTitle(t('register.title'));

  const {
    register,
    handleSubmit,
    setError,
    setValue,
    getValues,
    subscribe,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<Registration>({
    defaultValues: { ...emptyRegistration, ...drafts.read(formName) },
    shouldFocusError: false,
  });
  /** The end of sending is a change of the form too, and must not bring the draft back. */
  const isSent = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isSent.current) drafts.keep(formName, draftOf(values));
        },
      }),
    [subscribe],
  );

  // An identity provider that knows the student, while Michi does not yet, says their email.
  const emailOfProvider = useFragment().get('email');
  useEffect(() => {
    if (emailOfProvider !== null) setValue('email', emailOfProvider);
  }, [emailOfProvider, setValue]);
  const [phone, setPhone] = useState('');
  const fillIn = ({ graduationYear, ...names }: MichiPhoneMatch) => {
    const known = { ...names, graduationYear: graduationYear === null ? null : String(graduationYear) };
    for (const [name, value] of Object.entries(known)) {
      if (isRegistrationField(name) && value !== null) setValue(name, value, { shouldValidate: true });
    }
  };

  const fail = (error: unknown) => {
    const faults = fieldErrors(error);
    for (const [field, message] of Object.entries(faults)) {
      if (isRegistrationField(field)) setError(field, { message });
    }
    const message = errorMessage(error, tShared);
    setError('root', { message });
    notify.error(message);
  };
  /** A refused code takes nothing back: the account is there, and the code can be entered again. */
  const redeem = async (code: string) => {
    if (code === '') return;
    try {
      await activateSubscription({ code });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(t('university.refused'));
    }
  };
  const send = async (fields: Registration) => {
    try {
      const begun = await registerStudent({ ...requestOf(fields), language, appName });
      isSent.current = true;
      drafts.discard(formName);
      beginSession(begun);
      notify.success(t('register.done'));
      await redeem(fields.universityCode.trim());
      await navigate(
        { pathname: paths.verifyEmail, search },
        { replace: true, state: { email: begun.user.email } },
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fail(error);
    }
  };

  const required = { requirement: tShared('form.required'), required: true } as const;
  const optional = { requirement: tShared('form.optional') } as const;
  const field = (name: Exclude<RegistrationField, 'gender'>) => ({
    id: idOf(name),
    label: t(`fields.${name}`),
    error: errors[name]?.message,
  });
  const faults = registrationFields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: idOf(name), message }];
  });
  const passwordWords = { showLabel: tShared('form.show'), hideLabel: tShared('form.hide') } as const;

  return (
    <AuthFrame isWide>
      <Stack gap="large">
        <Stack gap="xxsmall">
          <Heading level={1} focusable>
            {t('register.title')}
          </Heading>
          <Text tone="soft">{t('register.text')}</Text>
        </Stack>
        <form
          method="post"
          action={paths.register}
          noValidate
          onSubmit={(event) => void handleSubmit(send)(event)}
        >
          <Stack gap="large">
            <ErrorSummary
              title={tShared('form.faults', { count: faults.length })}
              errors={faults}
              attempt={submitCount}
            />
            {errors.root?.message !== undefined && faults.length === 0 && (
              <Alert tone="danger" silent>
                {errors.root.message}
              </Alert>
            )}
            <Stack gap="medium">
              <Heading level={2}>{t('register.account')}</Heading>
              <TextField
                {...field('email')}
                {...required}
                type="email"
                autoComplete="username"
                {...register('email', {
                  required: t('required.email'),
                  validate: (value) => isEmail(value) || t('rules.email'),
                })}
              />
              <PasswordField
                {...field('password')}
                {...required}
                {...passwordWords}
                hint={t('hints.password')}
                {...register('password', {
                  required: t('required.password'),
                  minLength: { value: passwordLength.minimum, message: t('rules.password') },
                  maxLength: { value: passwordLength.maximum, message: t('rules.password') },
                })}
                autoComplete="new-password"
              />
              <PasswordField
                {...field('confirmPassword')}
                {...required}
                {...passwordWords}
                {...register('confirmPassword', {
                  required: t('required.confirmPassword'),
                  validate: (value) => value === getValues('password') || t('rules.passwordsDiffer'),
                })}
                autoComplete="new-password"
              />
            </Stack>
            <Stack gap="medium">
              <Heading level={2}>{t('register.person')}</Heading>
              <TextField
                {...field('phone')}
                {...required}
                type="tel"
                autoComplete="tel"
                hint={t('hints.phone')}
                {...register('phone', {
                  required: t('required.phone'),
                  validate: (value) => isPhone(value) || t('rules.phone'),
                  onBlur: () => setPhone(isPhone(getValues('phone')) ? getValues('phone').trim() : ''),
                })}
              />
              <CompanionOffer phone={phone} onAccept={fillIn} />
              <Grid gap="medium" columns={{ tablet: 2 }}>
                <TextField
                  {...field('familyName')}
                  {...required}
                  autoComplete="family-name"
                  {...register('familyName', { required: t('required.name') })}
                />
                <TextField
                  {...field('firstName')}
                  {...required}
                  autoComplete="given-name"
                  {...register('firstName', { required: t('required.name') })}
                />
                <TextField {...field('familyNameJp')} {...optional} lang="ja" {...register('familyNameJp')} />
                <TextField {...field('firstNameJp')} {...optional} lang="ja" {...register('firstNameJp')} />
                <TextField
                  {...field('nickname')}
                  {...optional}
                  autoComplete="nickname"
                  {...register('nickname')}
                />
                <TextField
                  {...field('graduationYear')}
                  {...optional}
                  inputMode="numeric"
                  {...register('graduationYear', {
                    validate: (value) =>
                      value.trim() === '' || isGraduationYear(value) || t('rules.graduationYear'),
                  })}
                />
              </Grid>
              <TextField
                {...field('universityCode')}
                {...optional}
                autoComplete="off"
                hint={t('university.hint')}
                {...register('universityCode')}
              />
              <RadioGroup<Gender>
                id={idOf('gender')}
                label={t('fields.gender')}
                {...optional}
                options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
                {...register('gender')}
              />
            </Stack>
            <Alert tone="info" silent>
              {t('register.companion')}
            </Alert>
            <Button
              type="submit"
              variant="primary"
              size="large"
              fullWidth
              working={isSubmitting}
              workingLabel={t('register.working')}
            >
              {t('register.submit')}
            </Button>
          </Stack>
        </form>
        <Text tone="soft" align="center">
          {t('register.haveAccount')}{' '}
          <Link asChild>
            <RouterLink to={{ pathname: paths.login, search }}>{t('register.toLogin')}</RouterLink>
          </Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
