import { createQueryClient } from '@michi/api/query';
import { useProfile, updateProfile, updateStudentProfile, type UserProfile } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { paths, safeNext } from '../../shared/navigation/paths.ts';
import { SentForm, SubmitButton } from '../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../shared/ui/forms/typedText.ts';
import { useSentForm } from '../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../shared/ui/forms/useTextRules.ts';
import { BirthdayField, GenderField, PhoneField, VisaField } from '../../shared/ui/person/AboutFields.tsx';
import { AddressFields } from '../../shared/ui/person/AddressFields.tsx';
import { addressFields, newPersonChange, personField, personOf } from '../../shared/ui/person/person.ts';
import { usePersonRules } from '../../shared/ui/person/usePersonRules.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { AuthFrame, ScreenIntroduction } from './components/AuthFrame.tsx';

/** Asks a new student for what the registration did not, which can wait (specs/COVERAGE.md, section 2). */
export function Component() {
  // No surrounding component has server data: the student's area comes after this screen.
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <CreateProfile />
    </QueryClientProvider>
  );
}

function CreateProfile() {
  const { t } = useTranslation('auth');
  const { t: shared } = useTranslation('shared');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // A failure is shown at once, since the student may continue without the profile.
  const { data: profile, error, refetch } = useProfile({ query: { retry: false, networkMode: 'always' } });
  const next = safeNext(query.get('next')) ?? paths.dashboard;
  const later = (
    <Button asChild variant="ghost" size="large" fullWidth>
      <RouterLink to={next}>{t('profile.later')}</RouterLink>
    </Button>
  );
  return (
    <AuthFrame isWide>
      <Stack gap="large">
        <ScreenIntroduction title={t('profile.title')}>{t('profile.text')}</ScreenIntroduction>
        {profile !== undefined && (
          <NewProfileForm
            profile={profile}
            onSaved={async () => navigate(next, { replace: true })}
            later={later}
          />
        )}
        {profile === undefined && error === null && <FormSkeleton />}
        {profile === undefined && error !== null && (
          <>
            <Alert
              tone="danger"
              actions={<Button onClick={() => void refetch()}>{shared('actions.tryAgain')}</Button>}
            >
              {errorMessage(error, shared)}
            </Alert>
            {later}
          </>
        )}
      </Stack>
    </AuthFrame>
  );
}

/** As long as a phone, so that the picture below the form does not move when the form arrives. */
function FormSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <div role="status">
      <VisuallyHidden>{t('loadingApplication')}</VisuallyHidden>
      <Stack gap="large">
        {Array.from({ length: 8 }, (_, index) => (
          <Stack key={index} gap="xsmall">
            <Skeleton width="third" />
            <Skeleton kind="field" />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

const formName = 'create-profile';

type Visibility = 'visible' | 'private';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <Stack gap="medium">
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}

interface NewProfileFormProps {
  readonly profile: UserProfile;
  readonly onSaved: () => Promise<void>;
  /** Shown below the button: continues without saving. */
  readonly later: ReactNode;
}

/** What the registration did not ask. A phone number and whether companies may find the profile are required. */
function NewProfileForm({ profile, onSaved, later }: NewProfileFormProps) {
  const { t } = useTranslation('auth');
  const { t: personLabels } = useTranslation('person');
  const { shape } = usePersonRules();
  const texts = useTextRules();
  const state = useSentForm({
    id: formName,
    names: ['mobilePhone', ...addressFields('address'), 'dateOfBirth', 'gender', 'needsVisa', 'visibility'],
    schema: z.object({
      ...shape,
      mobilePhone: shape.mobilePhone.check(
        z.refine((phone) => typedText(phone) !== '', personLabels('required.phone')),
      ),
      visibility: texts.choice(t('profile.visibilityRequired')),
    }),
    // Whether companies may find the profile is never answered for the student.
    defaultValues: { ...personOf(profile), visibility: '' },
    draft: { name: formName, of: (fields) => fields },
    restate: ({ name, message }) => ({ name: personField(name), message }),
    send: async ({ visibility, ...fields }) => {
      await updateProfile(newPersonChange(fields));
      await updateStudentProfile({ profile: { isVisibleToCompanies: visibility === 'visible' } });
    },
    onSent: () => {
      notify.success(t('profile.done'));
      return onSaved();
    },
  });

  return (
    <SentForm state={state} method="post" action={paths.createProfile}>
      <Part title={t('profile.reach')}>
        <PhoneField name="mobilePhone" isRequired />
        <AddressFields name="address" />
      </Part>
      <Part title={t('profile.person')}>
        <BirthdayField />
        <GenderField />
        <VisaField />
      </Part>
      <RadioGroup<Visibility>
        {...state.field('visibility', { isRequired: true })}
        label={t('profile.visibility')}
        options={(['visible', 'private'] as const).map((value) => ({
          value,
          label: t(`profile.${value}`),
          hint: t(`profile.${value}Hint`),
        }))}
      />
      <Stack gap="xsmall">
        <SubmitButton size="large" fullWidth state={state} workingLabel={t('profile.working')}>
          {t('profile.submit')}
        </SubmitButton>
        {later}
      </Stack>
    </SentForm>
  );
}
