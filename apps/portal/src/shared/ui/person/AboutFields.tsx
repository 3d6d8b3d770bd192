import type { Gender } from '@michi/api/user';
import { DateField, dateFault } from '@michi/design-system/date-field';
import { RadioGroup } from '@michi/design-system/radio-group';
import { TextField } from '@michi/design-system/text-field';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../format/useFormat.ts';
import { useFields } from '../forms/useSentForm.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { genders, visaChoices, type VisaChoice } from './person.ts';
import { earliestBirth, eraDate } from './personRules.ts';

/** In Japanese with the year of the era. */
export function BirthdayField() {
  const { t } = useTranslation('person');
  const { language } = useLanguage();
  const { form, field } = useFields<{ readonly dateOfBirth: string }>();
  const today = useToday();
  const day = useWatch({ control: form.control, name: 'dateOfBirth' });
  const isDay = dateFault(day, { min: earliestBirth, max: today }) === null;
  return (
    <DateField
      {...field('dateOfBirth', { isRequired: false })}
      label={t('fields.dateOfBirth')}
      yearLabel={t('date.year')}
      monthLabel={t('date.month')}
      dayLabel={t('date.day')}
      unitsAfter={language === 'jp'}
      note={language === 'jp' && isDay ? eraDate(day) : undefined}
      autoComplete="bday"
    />
  );
}

export function GenderField() {
  const { t } = useTranslation('person');
  const { field } = useFields<{ readonly gender: string }>();
  return (
    <RadioGroup<Gender>
      {...field('gender', { isRequired: false })}
      label={t('fields.gender')}
      options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
    />
  );
}

export interface GraduationYearFieldProps {
  readonly isRequired?: boolean;
  readonly hint?: string;
}

/** Accepts a year of an era too. */
export function GraduationYearField({ isRequired = false, hint }: GraduationYearFieldProps) {
  const { t } = useTranslation('person');
  const { field } = useFields<{ readonly graduationYear: string }>();
  return (
    <TextField
      {...field('graduationYear', { isRequired })}
      label={t('fields.graduationYear')}
      hint={hint}
      inputMode="numeric"
    />
  );
}

/** Whether a visa is needed, which decides which jobs warn. */
export function VisaField() {
  const { t } = useTranslation('person');
  const { field } = useFields<{ readonly needsVisa: string }>();
  return (
    <RadioGroup<VisaChoice>
      {...field('needsVisa', { isRequired: false })}
      label={t('fields.needsVisa')}
      hint={t('hints.needsVisa')}
      options={visaChoices.map((value) => ({ value, label: t(`visa.${value}`) }))}
    />
  );
}

export interface PhoneFieldProps {
  readonly name: 'phone' | 'mobilePhone' | 'homePhone';
  readonly isRequired?: boolean;
  readonly onBlur?: () => void;
}

/** Accepts any width, with or without hyphens. */
export function PhoneField({ name, isRequired = false, onBlur }: PhoneFieldProps) {
  const { t } = useTranslation('person');
  const { field } = useFields<Record<PhoneFieldProps['name'], string>>();
  return (
    <TextField
      {...field(name, { isRequired, ...(onBlur !== undefined && { onBlur }) })}
      label={t(`fields.${name}`)}
      type="tel"
      autoComplete={name === 'homePhone' ? 'off' : 'tel'}
      hint={t('hints.phone')}
    />
  );
}
