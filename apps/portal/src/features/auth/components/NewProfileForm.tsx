import { ApiError } from '@michi/api/transport';
import { updateProfile, updateStudentProfile, type Gender, type UserProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { DateField, dateFault } from '@michi/design-system/date-field';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { Grid } from '@michi/design-system/grid';
import { Heading } from '@michi/design-system/heading';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths } from '../../../shared/paths.ts';
import { NameInJapaneseField } from '../../../shared/person/NameInJapaneseField.tsx';
import {
  earliestBirth,
  eraDate,
  genders,
  isGraduationYear,
  isPhone,
  isReading,
} from '../../../shared/person/personRules.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import {
  fieldsOf,
  newProfileField,
  newProfileFields,
  updateOf,
  type NewProfile,
  type NewProfileField,
  type VisibilityAnswer,
} from '../newProfile.ts';
import { typedText } from '../../../shared/forms/typedText.ts';

const formName = 'create-profile';

const idOf = (field: NewProfileField): string => `${formName}-${field}`;

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
  /** The profile as it is. */
  readonly profile: UserProfile;
  readonly onSaved: () => Promise<void>;
  /** Stands below the button: the way on without saving. */
  readonly later: ReactNode;
}

/** What a new student tells of themselves. The name and whether companies may find the profile are required; the rest may come later. */
export function NewProfileForm({ profile, onSaved, later }: NewProfileFormProps) {
  const { t } = useTranslation('auth');
  const { t: tShared } = useTranslation('shared');
  const { language } = useLanguage();
  const now = useContext(ClockContext);
  const {
    register,
    handleSubmit,
    setError,
    setValue,
    getValues,
    subscribe,
    control,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<NewProfile>({
    defaultValues: { ...fieldsOf(profile), ...drafts.read(formName) },
    shouldFocusError: false,
  });
  /** The end of sending is a change of the form too, and must not bring the draft back. */
  const isSaved = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isSaved.current) drafts.keep(formName, values);
        },
      }),
    [subscribe],
  );
  const dateOfBirth = useWatch({ control, name: 'dateOfBirth' });

  const send = async (fields: NewProfile) => {
    try {
      await updateProfile(updateOf(fields, profile));
      await updateStudentProfile({ profile: { isVisibleToCompanies: fields.visibility === 'visible' } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const [name, message] of Object.entries(fieldErrors(error))) {
        const field = newProfileField(name);
        if (field !== null) setError(field, { message });
      }
      notify.error(errorMessage(error, tShared));
      return;
    }
    isSaved.current = true;
    drafts.discard(formName);
    notify.success(t('profile.done'));
    await onSaved();
  };

  const required = { requirement: tShared('form.required'), required: true } as const;
  const optional = { requirement: tShared('form.optional') } as const;
  const words = (name: Exclude<NewProfileField, 'visibility'>) => ({
    id: idOf(name),
    label: t(`fields.${name}`),
    error: errors[name]?.message,
  });
  const faults = newProfileFields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: idOf(name), message }];
  });
  const nameInKanji = (
    name: 'familyNameJp' | 'firstNameJp',
    reading: 'familyNameFurigana' | 'firstNameFurigana',
  ) => (
    <NameInJapaneseField
      {...words(name)}
      {...optional}
      registered={register(name)}
      reading={{
        read: () => getValues(reading),
        offer: (text) => setValue(reading, text, { shouldDirty: true }),
      }}
    />
  );
  const reading = (name: 'familyNameFurigana' | 'firstNameFurigana') => (
    <TextField
      {...words(name)}
      {...optional}
      lang="ja"
      {...register(name, { validate: (value) => isReading(value) || t('rules.furigana') })}
    />
  );
  const birthday = {
    empty: null,
    unreadable: t('rules.date'),
    tooEarly: t('rules.dateOfBirth'),
    tooLate: t('rules.dateOfBirth'),
  } as const;
  const birthdayFault = (value: string): string | null => {
    const fault = dateFault(value, { min: earliestBirth, max: now().toISOString().slice(0, 10) });
    return fault === null ? null : birthday[fault];
  };

  return (
    <form
      method="post"
      action={paths.createProfile}
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <Stack gap="large">
        <ErrorSummary
          title={tShared('form.faults', { count: faults.length })}
          errors={faults}
          attempt={submitCount}
        />
        <Part title={t('profile.name')}>
          <Grid gap="medium" columns={{ tablet: 2 }}>
            <TextField
              {...words('familyName')}
              {...required}
              autoComplete="family-name"
              {...register('familyName', {
                validate: (value) => typedText(value) !== '' || t('required.name'),
              })}
            />
            <TextField
              {...words('firstName')}
              {...required}
              autoComplete="given-name"
              {...register('firstName', {
                validate: (value) => typedText(value) !== '' || t('required.name'),
              })}
            />
            {nameInKanji('familyNameJp', 'familyNameFurigana')}
            {nameInKanji('firstNameJp', 'firstNameFurigana')}
            {reading('familyNameFurigana')}
            {reading('firstNameFurigana')}
            <TextField
              {...words('nickname')}
              {...optional}
              autoComplete="nickname"
              {...register('nickname')}
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
          </Grid>
        </Part>
        <Part title={t('profile.person')}>
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
            options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
            {...register('gender')}
          />
        </Part>
        <Part title={t('profile.reach')}>
          <TextField
            {...words('phone')}
            {...optional}
            type="tel"
            autoComplete="tel"
            hint={t('hints.phone')}
            {...register('phone', {
              validate: (value) => value.trim() === '' || isPhone(value) || t('rules.phone'),
            })}
          />
          <Grid gap="medium" columns={{ tablet: 2 }}>
            <TextField
              {...words('postCode')}
              {...optional}
              autoComplete="postal-code"
              {...register('postCode')}
            />
            <TextField
              {...words('prefecture')}
              {...optional}
              autoComplete="address-level1"
              {...register('prefecture')}
            />
            <TextField {...words('city')} {...optional} autoComplete="address-level2" {...register('city')} />
            <TextField
              {...words('street')}
              {...optional}
              autoComplete="address-line1"
              {...register('street')}
            />
          </Grid>
          <TextField
            {...words('building')}
            {...optional}
            autoComplete="address-line2"
            {...register('building')}
          />
        </Part>
        <RadioGroup<VisibilityAnswer>
          id={idOf('visibility')}
          label={t('profile.visibility')}
          error={errors.visibility?.message}
          {...required}
          options={(['visible', 'private'] as const).map((value) => ({
            value,
            label: t(`profile.${value}`),
            hint: t(`profile.${value}Hint`),
          }))}
          {...register('visibility', { required: t('profile.visibilityRequired') })}
        />
        <Stack gap="xsmall">
          <Button
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            working={isSubmitting}
            workingLabel={t('profile.working')}
          >
            {t('profile.submit')}
          </Button>
          {later}
        </Stack>
      </Stack>
    </form>
  );
}
