import { appName } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { activateSubscription, registerStudent, type Gender, type MichiPhoneMatch } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Grid } from '@michi/design-system/grid';
import { Heading } from '@michi/design-system/heading';
import { Link } from '@michi/design-system/link';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { drafts } from '../../shared/drafts/drafts.ts';
import { FormFaults } from '../../shared/forms/FormFaults.tsx';
import { tellFailure } from '../../shared/forms/tellFailure.ts';
import { typedAhead } from '../../shared/forms/typedAhead.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { termsVersion } from '../../shared/legal/termsVersion.ts';
import { paths } from '../../shared/paths.ts';
import { genders, isGraduationYear, isPhone } from '../../shared/person/personRules.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { beginSession } from '../../shared/session/beginSession.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { CompanionOffer } from './components/CompanionOffer.tsx';
import { NewPasswordFields } from './components/NewPasswordFields.tsx';
import { TermsConsent } from './components/TermsConsent.tsx';
import {
  draftOf,
  emptyRegistration,
  isEmail,
  isRegistrationField,
  registrationFields,
  requestOf,
  type Registration,
  type RegistrationField,
} from './registration.ts';
import { useFragment } from './useFragment.ts';
import { useNewPasswordRules } from './useNewPasswordRules.ts';

const formName = 'register';

/** Id of a field, for the summary of errors to lead to. */
const idOf = (field: RegistrationField): string => `${formName}-${field}`;

/** Makes a student's account, signs in and leads on to verify the email (specs/COVERAGE.md, section 2). */
export function RegisterScreen() {
  const { t } = useTranslation('auth');
  const { t: tShared } = useTranslation('shared');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  /** Read once: what is typed from then on, the form hears itself. */
  const [typed] = useState(() => typedAhead(paths.register));
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
    defaultValues: { ...emptyRegistration, ...drafts.read(formName), ...typed },
    shouldFocusError: false,
  });
  const rules = useNewPasswordRules(() => getValues('password'));
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
      const begun = await registerStudent({ ...requestOf(fields), termsVersion, language, appName });
      isSent.current = true;
      drafts.discard(formName);
      beginSession(begun);
      notify.success(t('register.done'));
      await redeem(fields.universityCode.trim());
      await navigate(
        { pathname: paths.verifyEmail, search },
        { replace: true, state: { email: begun.user.email, user: begun.user.id } },
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, registrationFields, tShared, (name, message) =>
        setError(name, { message: name === 'termsVersion' ? t('terms.changed') : message }),
      );
    }
  };

  const required = { requirement: tShared('form.required'), required: true } as const;
  const optional = { requirement: tShared('form.optional') } as const;
  const field = (name: Exclude<RegistrationField, 'gender' | 'termsVersion'>) => ({
    id: idOf(name),
    label: t(`fields.${name}`),
    error: errors[name]?.message,
  });

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
            <FormFaults names={registrationFields} errors={errors} idOf={idOf} attempt={submitCount} />
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
              <NewPasswordFields
                idOf={idOf}
                errors={errors}
                password={register('password', rules.password)}
                confirmPassword={register('confirmPassword', rules.confirmPassword)}
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
            <TermsConsent
              id={idOf('termsVersion')}
              error={errors.termsVersion?.message}
              {...register('termsVersion', { required: t('terms.required') })}
            />
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
