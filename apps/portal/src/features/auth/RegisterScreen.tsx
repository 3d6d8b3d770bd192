import { appName } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import {
  activateSubscription,
  registerRequestLimits as limits,
  registerStudent,
  findMichiAccount,
  type MichiPhoneMatch,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { Heading } from '@michi/design-system/heading';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation, Trans } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { beginSession } from '../../shared/session/beginSession.ts';
import { logger } from '../../shared/settings/logger.ts';
import { SentForm, SubmitButton } from '../../shared/ui/forms/SentForm.tsx';
import { isEmail } from '../../shared/ui/forms/typedText.ts';
import { useSentForm } from '../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../shared/ui/forms/useTextRules.ts';
import { termsVersion } from '../../shared/ui/text/LegalLinks.tsx';
import { PhoneField, StudentFields } from '../../shared/ui/person/AboutFields.tsx';
import { NameFields } from '../../shared/ui/person/NameFields.tsx';
import { isPhone } from '../../shared/ui/person/personRules.ts';
import { usePersonRules } from '../../shared/ui/person/usePersonRules.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { AuthFrame, ScreenIntroduction } from './components/AuthFrame.tsx';
import { NewPasswordFields, useNewPasswordRules } from './components/NewPasswordFields.tsx';
import {
  draftOf,
  emptyRegistration,
  hasNameField,
  registrationFields,
  requestOf,
  type Registration,
} from './registration.ts';
import { useFragment } from './useFragment.ts';

const formName = 'register';

/** Creates a student's account, signs in, and continues to verifying the email (specs/COVERAGE.md, section 2). */
export function Component() {
  const { t } = useTranslation('auth');
  const { t: personLabels } = useTranslation('person');
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
  const texts = useTextRules();
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
          .needed(limits.phone, personLabels('required.phone'))
          .check(z.refine(isPhone, personLabels('rules.phone'))),
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
            <NameFields includes={hasNameField} />
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

interface CompanionOfferProps {
  /** The phone number to look for, as typed; empty for none. */
  readonly phone: string;
  readonly onAccept: (match: MichiPhoneMatch) => void;
}

/**
 * Offers to fill in the form from the companion internship account with the phone number (decisions,
 * "get-by-michi-phone"). Without one, or on failure, it shows nothing.
 */
function CompanionOffer({ phone, onAccept }: CompanionOfferProps) {
  const { t } = useTranslation('auth');
  const [offer, setOffer] = useState<{ readonly phone: string; readonly match: MichiPhoneMatch }>();

  useEffect(() => {
    if (phone === '') return undefined;
    const controller = new AbortController();
    findMichiAccount({ phone }, { signal: controller.signal }).then(
      (match) => setOffer({ phone, match }),
      (cause: unknown) => {
        if (!controller.signal.aborted) logger.error('Cannot look for a companion account', cause);
      },
    );
    return () => controller.abort();
  }, [phone]);

  if (offer?.phone !== phone) return null;
  const { match } = offer;
  if (Object.values(match).every((value) => value === null)) return null;
  const accept = () => {
    onAccept(match);
    setOffer(undefined);
  };
  return (
    <Alert
      tone="info"
      title={t('companion.title')}
      actions={<Button onClick={accept}>{t('companion.accept')}</Button>}
    >
      {t('companion.text')}
    </Alert>
  );
}

/** Opens in a new tab, so that typed passwords are not lost. */
const ToText = ({ href, children }: { readonly href: string; readonly children?: string }) => {
  const { t } = useTranslation('shared');
  return (
    <Link href={href} target="_blank" underline="always">
      {children}
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
    </Link>
  );
};

function TermsConsent(props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'required'>) {
  const { t } = useTranslation('auth');
  return (
    <Checkbox
      {...props}
      required
      label={
        <Trans
          t={t}
          i18nKey="terms.agree"
          components={{ terms: <ToText href={paths.terms} />, privacy: <ToText href={paths.privacy} /> }}
        />
      }
    />
  );
}
