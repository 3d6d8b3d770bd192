import { appName } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import {
  activateSubscription,
  registerRequestLimits as limits,
  registerStudent,
  type MichiPhoneMatch,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Heading } from '@michi/design-system/heading';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { SentForm } from '../../shared/ui/forms/SentForm.tsx';
import { isEmail } from '../../shared/ui/forms/typedText.ts';
import { useSentForm } from '../../shared/ui/forms/useSentForm.ts';
import { useTexts } from '../../shared/ui/forms/useTexts.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { termsVersion } from '../../shared/ui/legal/termsVersion.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { PhoneField, StudentFields } from '../../shared/ui/person/AboutFields.tsx';
import { NameFields } from '../../shared/ui/person/NameFields.tsx';
import { isPhone } from '../../shared/ui/person/personRules.ts';
import { usePersonRules } from '../../shared/ui/person/usePersonRules.ts';
import { beginSession } from '../../shared/session/beginSession.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { CompanionOffer } from './components/CompanionOffer.tsx';
import { NewPasswordFields } from './components/NewPasswordFields.tsx';
import { ScreenIntroduction } from './components/ScreenIntroduction.tsx';
import { TermsConsent } from './components/TermsConsent.tsx';
import {
  draftOf,
  emptyRegistration,
  isNameAsked,
  registrationFields,
  requestOf,
  type Registration,
} from './registration.ts';
import { useFragment } from './useFragment.ts';
import { useNewPasswordRules } from './useNewPasswordRules.ts';
import { SubmitButton } from '../../shared/ui/forms/SubmitButton.tsx';

const formName = 'register';

/** Creates a student's account, signs in, and continues to verifying the email (specs/COVERAGE.md, section 2). */
export function Component() {
  const { t } = useTranslation('auth');
  const { t: words } = useTranslation('person');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();

  /** A refused code undoes nothing: the account exists, and the code can be entered again. */
  const redeem = async (code: string) => {
    if (code === '') return;
    try {
      await activateSubscription({ code });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(t('university.refused'));
    }
  };
  const texts = useTexts();
  const person = usePersonRules();
  const password = useNewPasswordRules();
  const { familyName, firstName, familyNameJp, firstNameJp, nickname, gender, graduationYear } = person.shape;
  const state = useSentForm({
    id: formName,
    names: registrationFields(language),
    schema: z
      .object({
        ...password.shape,
        familyName,
        firstName,
        familyNameJp,
        firstNameJp,
        nickname,
        gender,
        graduationYear,
        email: texts.needed(limits.email, t('required.email')).check(z.refine(isEmail, t('rules.email'))),
        phone: texts
          .needed(limits.phone, words('required.phone'))
          .check(z.refine(isPhone, words('rules.phone'))),
        universityCode: z.string(),
        termsVersion: z.boolean().check(z.refine((isAgreed) => isAgreed, t('terms.required'))),
      })
      .check(person.needsName<Registration>(), password.isSame<Registration>()),
    defaultValues: emptyRegistration,
    draft: { name: formName, of: draftOf },
    send: (fields) => registerStudent({ ...requestOf(fields), termsVersion, language, appName }),
    restate: ({ name, message }) => ({
      name,
      message: name === 'termsVersion' ? t('terms.changed') : message,
    }),
    onSent: async (begun, fields) => {
      beginSession(begun);
      notify.success(t('register.done'));
      await redeem(fields.universityCode.trim());
      await navigate(
        { pathname: paths.verifyEmail, search },
        { replace: true, state: { email: begun.user.email, user: begun.user.id } },
      );
    },
  });
  const { form, field } = state;
  const { setValue, getValues } = form;

  // An identity provider that knows a student without an account passes their email.
  const emailOfProvider = useFragment().get('email');
  useEffect(() => {
    if (emailOfProvider !== null) setValue('email', emailOfProvider);
  }, [emailOfProvider, setValue]);
  const [phone, setPhone] = useState('');
  const fillIn = ({ graduationYear: year, ...known }: MichiPhoneMatch) => {
    for (const name of ['familyName', 'firstName', 'familyNameJp', 'firstNameJp'] as const) {
      const value = known[name];
      if (value !== null) setValue(name, value, { shouldValidate: true });
    }
    if (year !== null) setValue('graduationYear', String(year), { shouldValidate: true });
  };

  return (
    <AuthFrame isWide>
      <Stack gap="large">
        <ScreenIntroduction title={t('register.title')}>{t('register.text')}</ScreenIntroduction>
        <SentForm state={state} method="post" action={paths.register}>
          <Stack gap="medium">
            <Heading level={2}>{t('register.account')}</Heading>
            <TextField
              {...field('email', { isRequired: true })}
              label={t('fields.email')}
              type="email"
              autoComplete="username"
            />
            <NewPasswordFields />
          </Stack>
          <Stack gap="medium">
            <Heading level={2}>{t('register.person')}</Heading>
            <PhoneField
              name="phone"
              isRequired
              onBlur={() => setPhone(isPhone(getValues('phone')) ? getValues('phone').trim() : '')}
            />
            <CompanionOffer phone={phone} onAccept={fillIn} />
            <NameFields asked={isNameAsked} />
            <StudentFields />
            <TextField
              {...field('universityCode', { isRequired: false })}
              label={t('fields.universityCode')}
              autoComplete="off"
              hint={t('university.hint')}
            />
          </Stack>
          <Alert tone="info" silent>
            {t('register.companion')}
          </Alert>
          <TermsConsent {...field('termsVersion')} />
          <SubmitButton size="large" fullWidth state={state} workingLabel={t('register.working')}>
            {t('register.submit')}
          </SubmitButton>
        </SentForm>
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
