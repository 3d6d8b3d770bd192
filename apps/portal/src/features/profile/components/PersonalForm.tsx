import type { UserProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Grid } from '@michi/design-system/grid';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import {
  BirthdayField,
  PhoneField,
  GenderField,
  GraduationYearField,
  VisaField,
} from '../../../shared/ui/person/AboutFields.tsx';
import { AddressFields } from '../../../shared/ui/person/AddressFields.tsx';
import { NameFields } from '../../../shared/ui/person/NameFields.tsx';
import {
  addressFields,
  addressLines,
  nameFields,
  personChange,
  personField,
  personOf,
  type Person,
} from '../../../shared/ui/person/person.ts';
import { usePersonRules } from '../../../shared/ui/person/usePersonRules.ts';
import { useSaveProfile } from '../useProfiles.ts';
import { useSectionForm, SectionFrame, type SectionFormProps } from './SectionForm.tsx';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="medium">
      <Heading level={2} size="large">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export interface PersonalFormProps extends SectionFormProps {
  readonly person: UserProfile;
}

/** Writes the personal details: names in three writings, person, telephones and both addresses. */
export function PersonalForm({ person, next, onDiscard }: PersonalFormProps) {
  const { t } = useTranslation('profile');
  const { t: labels } = useTranslation('person');
  const { language } = useLanguage();
  const save = useSaveProfile();
  const rules = usePersonRules();
  const [before] = useState(person);
  const form = useSectionForm<Person>({
    section: 'personal',
    next,
    names: [
      ...nameFields(language),
      'dateOfBirth',
      'gender',
      'graduationYear',
      'needsVisa',
      'mobilePhone',
      'homePhone',
      ...addressFields('address'),
      ...addressFields('emergencyAddress'),
    ],
    schema: z.object(rules.shape).check(rules.needsName<Person>()),
    defaultValues: personOf(person),
    of: (fields) => fields,
    restate: ({ name, message }) => ({ name: personField(name), message }),
    save: (fields, isForced) => save.person(personChange(fields), isForced ? undefined : before),
  });
  const { getValues, setValue } = form.form;
  return (
    <SectionFrame form={form} onDiscard={onDiscard}>
      <Stack gap="xlarge">
        <Part title={t('personal.names')}>
          <NameFields includes={() => true} />
        </Part>
        <Part title={t('personal.person')}>
          <BirthdayField />
          <GenderField />
          <GraduationYearField />
          <VisaField />
        </Part>
        <Part title={t('personal.phones')}>
          <Grid gap="medium" columns={{ tablet: 2 }}>
            <PhoneField name="mobilePhone" />
            <PhoneField name="homePhone" />
          </Grid>
        </Part>
        <Part title={t('personal.address')}>
          <AddressFields name="address" />
        </Part>
        <Part title={t('personal.emergencyAddress')}>
          <div>
            <Button
              size="small"
              onClick={() => {
                for (const part of addressLines)
                  setValue(`emergencyAddress_${part}`, getValues(`address_${part}`), { shouldDirty: true });
              }}
            >
              {labels('sameAddress')}
            </Button>
          </div>
          <AddressFields name="emergencyAddress" />
        </Part>
      </Stack>
    </SectionFrame>
  );
}
