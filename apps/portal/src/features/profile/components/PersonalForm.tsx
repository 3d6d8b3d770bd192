import type { Gender, UserProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { DateField, dateFault } from '@michi/design-system/date-field';
import { Grid } from '@michi/design-system/grid';
import { Heading } from '@michi/design-system/heading';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { NameInJapaneseField } from '../../../shared/person/NameInJapaneseField.tsx';
import {
  earliestBirth,
  eraDate,
  genders,
  isGraduationYear,
  isPhone,
  isReading,
  tidyPostCode,
} from '../../../shared/person/personRules.ts';
import {
  addressLines,
  changeOf,
  contractName,
  personalFields,
  personalOf,
  type AddressName,
  type Personal,
  type PersonalField,
} from '../personal.ts';
import { PostalCodeHelp } from '../postal/PostalCodeHelp.tsx';
import { useSaveProfile } from '../useSaveProfile.ts';
import { draftName, useSectionForm, type SectionFormProps } from '../useSectionForm.ts';
import { SectionFrame } from './SectionFrame.tsx';

const name = draftName('personal');
const idOf = (field: PersonalField): string => `${name}-${field}`;

/** What the browser may fill in of the student's own address. */
const autoComplete = {
  postCode: 'postal-code',
  prefecture: 'address-level1',
  city: 'address-level2',
  street: 'address-line1',
  building: 'address-line2',
} as const;

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
  const { t: labels } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const today = useContext(ClockContext)().toISOString().slice(0, 10);
  const save = useSaveProfile();
  const form = useSectionForm('personal', next);
  const [before] = useState(person);
  const {
    register,
    handleSubmit,
    setValue,
    getValues,
    subscribe,
    control,
    formState: { errors },
  } = useForm<Personal>({
    defaultValues: { ...personalOf(person), ...drafts.read(name) },
    shouldFocusError: false,
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name: changed }) => {
          // Without a field it is the end of sending, which must not bring the draft back.
          if (changed !== undefined) drafts.keep(name, values);
        },
      }),
    [subscribe],
  );
  const dateOfBirth = useWatch({ control, name: 'dateOfBirth' });
  const postCodes = {
    address: useWatch({ control, name: 'address_postCode' }),
    emergencyAddress: useWatch({ control, name: 'emergencyAddress_postCode' }),
  };

  const send = (isForced: boolean) => {
    void handleSubmit(
      (fields) => form.send(() => save.person(changeOf(fields), isForced ? undefined : before)),
      form.refuse,
    )();
  };
  const refused = fieldErrors(form.failure);
  const faultOf = (field: PersonalField): string | undefined =>
    errors[field]?.message ?? refused[contractName(field)];
  const words = (field: PersonalField) => ({
    id: idOf(field),
    label: t(`personal.${field}`),
    error: faultOf(field),
  });
  const required = { requirement: shared('form.required'), required: true } as const;
  const optional = { requirement: shared('form.optional') } as const;
  const faults = personalFields.flatMap((field) => {
    const message = faultOf(field);
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });

  const line = (field: PersonalField) => (
    <TextField {...words(field)} {...optional} maxLength={100} {...register(field)} />
  );
  const romaji = (field: 'familyName' | 'firstName', fill: 'family-name' | 'given-name') => (
    <TextField
      {...words(field)}
      {...required}
      maxLength={100}
      autoComplete={fill}
      {...register(field, {
        validate: (value) => value.trim() !== '' || t('rules.required', { label: t(`personal.${field}`) }),
      })}
    />
  );
  const inJapanese = (
    field: 'familyNameJp' | 'firstNameJp' | 'middleNameJp',
    reading: 'familyNameFurigana' | 'firstNameFurigana' | 'middleNameFurigana',
  ) => (
    <NameInJapaneseField
      {...words(field)}
      {...optional}
      registered={register(field)}
      reading={{
        read: () => getValues(reading),
        offer: (text) => setValue(reading, text, { shouldDirty: true }),
      }}
    />
  );
  const furigana = (field: 'familyNameFurigana' | 'firstNameFurigana' | 'middleNameFurigana') => (
    <TextField
      {...words(field)}
      {...optional}
      lang="ja"
      maxLength={100}
      {...register(field, { validate: (value) => isReading(value) || t('rules.furigana') })}
    />
  );
  const phone = (field: 'mobilePhone' | 'homePhone') => (
    <TextField
      {...words(field)}
      {...optional}
      type="tel"
      autoComplete={field === 'mobilePhone' ? 'tel' : 'off'}
      hint={t('hints.phone')}
      {...register(field, {
        validate: (value) => value.trim() === '' || isPhone(value) || t('rules.phone'),
      })}
    />
  );
  const addressLine = (which: AddressName, part: (typeof addressLines)[number]) => {
    const field = `${which}_${part}` as const;
    return (
      <TextField
        key={part}
        {...words(field)}
        {...optional}
        hint={part === 'postCode' ? t('hints.postCode') : undefined}
        autoComplete={which === 'address' ? autoComplete[part] : 'off'}
        {...register(field, {
          onBlur: () => {
            if (part === 'postCode') setValue(field, tidyPostCode(getValues(field)));
          },
        })}
      />
    );
  };
  const address = (which: AddressName) => (
    <Stack gap="medium">
      <Grid gap="medium" columns={{ tablet: 2 }} align="start">
        {addressLine(which, 'postCode')}
        <PostalCodeHelp
          code={postCodes[which]}
          label={t(`postCode.${which}`)}
          read={() => ({
            prefecture: getValues(`${which}_prefecture`),
            city: getValues(`${which}_city`),
            street: getValues(`${which}_street`),
          })}
          fill={(lines) => {
            for (const part of ['prefecture', 'city', 'street'] as const)
              setValue(`${which}_${part}`, lines[part], { shouldDirty: true });
          }}
        />
      </Grid>
      <Grid gap="medium" columns={{ tablet: 2 }}>
        {addressLines.filter((part) => part !== 'postCode').map((part) => addressLine(which, part))}
      </Grid>
    </Stack>
  );
  const birthdayFault = (value: string): string | null => {
    const fault = dateFault(value, { min: earliestBirth, max: today });
    if (fault === null || fault === 'empty') return null;
    return fault === 'unreadable'
      ? t('rules.date', { label: t('personal.dateOfBirth') })
      : t('rules.dateOfBirth');
  };

  return (
    <SectionFrame
      section="personal"
      form={form}
      faults={faults}
      onSubmit={() => send(false)}
      onInsist={() => send(true)}
      onDiscard={onDiscard}
    >
      <Stack gap="xlarge">
        <Part title={t('personal.names')}>
          <Grid gap="medium" columns={{ tablet: 2 }}>
            {romaji('familyName', 'family-name')}
            {romaji('firstName', 'given-name')}
            {inJapanese('familyNameJp', 'familyNameFurigana')}
            {inJapanese('firstNameJp', 'firstNameFurigana')}
            {furigana('familyNameFurigana')}
            {furigana('firstNameFurigana')}
            {line('middleName')}
            {inJapanese('middleNameJp', 'middleNameFurigana')}
            {furigana('middleNameFurigana')}
            {line('nickname')}
          </Grid>
        </Part>
        <Part title={t('personal.person')}>
          <DateField
            {...words('dateOfBirth')}
            {...optional}
            yearLabel={t('date.year')}
            monthLabel={t('date.month')}
            dayLabel={t('date.day')}
            unitsAfter={language === 'jp'}
            note={
              language === 'jp' && dateOfBirth !== '' && birthdayFault(dateOfBirth) === null
                ? eraDate(dateOfBirth)
                : undefined
            }
            autoComplete="bday"
            {...register('dateOfBirth', { validate: (value) => birthdayFault(value) ?? true })}
          />
          <RadioGroup<Gender>
            {...words('gender')}
            {...optional}
            options={genders.map((value) => ({ value, label: labels(`gender.${value}`) }))}
            {...register('gender')}
          />
          <TextField
            {...words('graduationYear')}
            {...optional}
            inputMode="numeric"
            {...register('graduationYear', {
              validate: (value) =>
                value.trim() === '' || isGraduationYear(value) || t('rules.graduationYear'),
            })}
          />
        </Part>
        <Part title={t('personal.phones')}>
          <Grid gap="medium" columns={{ tablet: 2 }}>
            {phone('mobilePhone')}
            {phone('homePhone')}
          </Grid>
        </Part>
        <Part title={t('personal.address')}>{address('address')}</Part>
        <Part title={t('personal.emergencyAddress')}>
          <div>
            <Button
              size="small"
              onClick={() => {
                for (const part of addressLines)
                  setValue(`emergencyAddress_${part}`, getValues(`address_${part}`), { shouldDirty: true });
              }}
            >
              {t('personal.sameAddress')}
            </Button>
          </div>
          {address('emergencyAddress')}
        </Part>
      </Stack>
    </SectionFrame>
  );
}
