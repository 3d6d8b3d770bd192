import { appName } from '@michi/api/session';
import {
  registerRequestLimits as limits,
  registerStudent,
  findMichiAccount,
  type MichiPhoneMatch,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
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
import { isEmail, typedText } from '../../shared/ui/forms/typedText.ts';
import { useFields, useSentForm } from '../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../shared/ui/forms/useTextRules.ts';
import { termsVersion } from '../../shared/ui/text/LegalLinks.tsx';
import { GraduationYearField, PhoneField } from '../../shared/ui/person/AboutFields.tsx';
import type { NameField } from '../../shared/ui/person/person.ts';
import { NameFields } from '../../shared/ui/person/NameFields.tsx';
import { isPhone } from '../../shared/ui/person/personRules.ts';
import { usePersonRules } from '../../shared/ui/person/usePersonRules.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { AuthFrame, ScreenIntroduction } from './components/AuthFrame.tsx';
import { NewPasswordField, useNewPasswordRules } from './components/NewPasswordFields.tsx';
import {
  draftOf,
  emptyRegistration,
  registrationFields,
  registrationNames,
  requestOf,
  type Registration,
} from './registration.ts';
import { useFragment } from './useFragment.ts';

const formName = 'register';

/** Creates a student's account, signs in, and continues to verifying the email (specs/COVERAGE.md, section 2). */
export function Component() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const texts = useTextRules();
  const person = usePersonRules();
  const { password } = useNewPasswordRules().shape;
  const { familyName, firstName, familyNameJp, firstNameJp, familyNameFurigana, firstNameFurigana } =
    person.shape;
  const state = useSentForm({
    id: formName,
    names: registrationFields(language),
    schema: z
      .object({
        password,
        familyName,
        firstName,
        familyNameJp,
        firstNameJp,
        familyNameFurigana,
        firstNameFurigana,
        graduationYear: person.shape.graduationYear.check(
          z.refine((year) => typedText(year) !== '', t('required.graduationYear')),
        ),
        email: texts.needed(limits.email, t('required.email')).check(z.refine(isEmail, t('rules.email'))),
        phone: person.phone,
        termsVersion: z.boolean().check(z.refine((isAgreed) => isAgreed, t('terms.required'))),
      })
      .check(person.needsName<Registration>()),
    defaultValues: emptyRegistration,
    draft: { name: formName, of: draftOf },
    send: (fields) => registerStudent({ ...requestOf(fields), termsVersion, language, appName }),
    restate: ({ name, message }) => ({
      name,
      message: name === 'termsVersion' ? t('terms.changed') : message,
    }),
    onSent: async (begun) => {
      beginSession(begun);
      notify.success(t('register.done'));
      await navigate(
        { pathname: paths.verifyEmail, search },
        { replace: true, state: { email: begun.user.email, user: begun.user.id } },
      );
    },
  });
  const { form, field } = state;
  const hasNameField = (name: NameField) => registrationNames[language].some((each) => each === name);
  const { setValue } = form;

  // An identity provider that knows a student without an account passes their email.
  const emailOfProvider = useFragment().get('email');
  useEffect(() => {
    if (emailOfProvider !== null) setValue('email', emailOfProvider);
  }, [emailOfProvider, setValue]);
  const fillIn = ({ graduationYear: year, ...known }: MichiPhoneMatch) => {
    for (const name of ['familyName', 'firstName', 'familyNameJp', 'firstNameJp'] as const) {
      const value = known[name];
      if (value !== null && hasNameField(name)) setValue(name, value, { shouldValidate: true });
    }
    if (year !== null) setValue('graduationYear', String(year), { shouldValidate: true });
  };

  return (
    <AuthFrame isWide>
      <Stack gap="large">
        <ScreenIntroduction title={t('register.title')}>{t('register.text')}</ScreenIntroduction>
        <SentForm state={state} gap="medium" method="post" action={paths.register}>
          <TextField
            {...field('email', { isRequired: true })}
            label={t('fields.email')}
            type="email"
            autoComplete="username"
          />
          <NewPasswordField />
          <CompanionAccount onAccept={fillIn} />
          <NameFields includes={hasNameField} />
          <GraduationYearField isRequired hint={t('hints.graduationYear')} />
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

interface CompanionAccountProps {
  readonly onAccept: (match: MichiPhoneMatch) => void;
}

/** Says that there is a companion internship application, and asks who has it for the phone number to fill in the form. */
function CompanionAccount({ onAccept }: CompanionAccountProps) {
  const { t } = useTranslation('auth');
  const { form } = useFields<Registration>();
  // A phone number in the draft is shown without taking the focus.
  const [asked, setAsked] = useState(form.getValues('phone') === '' ? 'never' : 'before');
  const [phone, setPhone] = useState('');
  const { setFocus } = form;
  useEffect(() => {
    if (asked === 'now') setFocus('phone');
  }, [asked, setFocus]);
  return (
    <Stack gap="xsmall">
      <Text size="small" tone="soft">
        {t('register.companion')}
      </Text>
      {asked === 'never' ? (
        <div>
          <Button variant="ghost" size="small" flush onClick={() => setAsked('now')}>
            {t('companion.use')}
          </Button>
        </div>
      ) : (
        <>
          <PhoneField
            name="phone"
            onBlur={() => {
              const typed = form.getValues('phone').trim();
              setPhone(isPhone(typed) ? typed : '');
            }}
          />
          <CompanionOffer phone={phone} onAccept={onAccept} />
        </>
      )}
    </Stack>
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
