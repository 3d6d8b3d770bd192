import { updateProfile, updateStudentProfile, type UserProfile } from '@michi/api/user';
import { Heading } from '@michi/design-system/heading';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTexts } from '../../../shared/ui/forms/useTexts.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import {
  BirthdayField,
  PhoneField,
  StudentFields,
  VisaField,
} from '../../../shared/ui/person/AboutFields.tsx';
import { AddressFields } from '../../../shared/ui/person/AddressFields.tsx';
import { NameFields } from '../../../shared/ui/person/NameFields.tsx';
import {
  addressFields,
  nameFields,
  personChange,
  personField,
  personOf,
  type NameField,
  type Person,
} from '../../../shared/ui/person/person.ts';
import { usePersonRules } from '../../../shared/ui/person/usePersonRules.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { SubmitButton } from '../../../shared/ui/forms/SubmitButton.tsx';

const formName = 'create-profile';

/** Whether the form has a field for this name: a middle name can be added in the profile. */
const isNameAsked = (name: NameField): boolean => !name.startsWith('middle');

type VisibilityAnswer = 'visible' | 'private';

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

export interface NewProfileFormProps {
  readonly profile: UserProfile;
  readonly onSaved: () => Promise<void>;
  /** Shown below the button: continues without saving. */
  readonly later: ReactNode;
}

/**
 * First details of a new student. The name and whether companies may find the profile are required; the rest can
 * follow later.
 */
export function NewProfileForm({ profile, onSaved, later }: NewProfileFormProps) {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const person = usePersonRules();
  const texts = useTexts();
  const state = useSentForm({
    id: formName,
    names: [
      ...nameFields(language).filter(isNameAsked),
      'dateOfBirth',
      'gender',
      'graduationYear',
      'needsVisa',
      'mobilePhone',
      ...addressFields('address'),
      'visibility',
    ],
    schema: z
      .object({ ...person.shape, visibility: texts.choice(t('profile.visibilityRequired')) })
      .check(person.needsName<Person>()),
    // Whether companies may find the profile is never answered for the student.
    defaultValues: { ...personOf(profile), visibility: '' },
    draft: { name: formName, of: (fields) => fields },
    restate: ({ name, message }) => ({ name: personField(name), message }),
    send: async ({ visibility, ...fields }) => {
      await updateProfile(personChange(fields));
      await updateStudentProfile({ profile: { isVisibleToCompanies: visibility === 'visible' } });
    },
    onSent: () => {
      notify.success(t('profile.done'));
      return onSaved();
    },
  });

  return (
    <SentForm state={state} method="post" action={paths.createProfile}>
      <Part title={t('profile.name')}>
        <NameFields asked={isNameAsked} />
      </Part>
      <Part title={t('profile.person')}>
        <BirthdayField />
        <StudentFields />
        <VisaField />
      </Part>
      <Part title={t('profile.reach')}>
        <PhoneField name="mobilePhone" />
        <AddressFields name="address" />
      </Part>
      <RadioGroup<VisibilityAnswer>
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
