import { addressInputLimits, userProfileUpdateLimits as limits } from '@michi/api/user';
import { dateFault } from '@michi/design-system/date-field';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useToday } from '../../format/useFormat.ts';
import { typedText } from '../forms/typedText.ts';
import { useTextRules } from '../forms/useTextRules.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { Person } from './person.ts';
import { earliestBirth, isGraduationYear, isPhone, isReading, isRomaji } from './personRules.ts';

/**
 * Rules for the fields of a person, as parts of a schema: `shape` per field, `needsName` for the names together. A name is
 * required in romaji or Japanese; the error is at the field in the reader's language.
 */
export const usePersonRules = () => {
  const { t } = useTranslation('person');
  const { language } = useLanguage();
  const today = useToday();
  const texts = useTextRules();
  const name = (field: 'nickname' | 'familyNameJp' | 'firstNameJp' | 'middleNameJp') =>
    texts.optional(limits[field]);
  const romaji = (field: 'familyName' | 'firstName' | 'middleName') =>
    texts.optional(limits[field]).check(z.refine(isRomaji, t(`rules.romaji.${field}`)));
  const reading = (field: 'familyNameFurigana' | 'firstNameFurigana' | 'middleNameFurigana') =>
    texts.optional(limits[field]).check(z.refine(isReading, t('rules.furigana')));
  const phone = z.string().check(z.refine((text) => text.trim() === '' || isPhone(text), t('rules.phone')));
  const dateOfBirth = z.string().check(
    z.superRefine((value, context) => {
      const fault = dateFault(value, { min: earliestBirth, max: today });
      if (fault === null || fault === 'empty') return;
      context.addIssue({
        code: 'custom',
        message: t(fault === 'unreadable' ? 'rules.date' : 'rules.dateOfBirth'),
      });
    }),
  );
  return {
    shape: {
      familyName: romaji('familyName'),
      firstName: romaji('firstName'),
      middleName: romaji('middleName'),
      familyNameJp: name('familyNameJp'),
      firstNameJp: name('firstNameJp'),
      middleNameJp: name('middleNameJp'),
      familyNameFurigana: reading('familyNameFurigana'),
      firstNameFurigana: reading('firstNameFurigana'),
      middleNameFurigana: reading('middleNameFurigana'),
      nickname: name('nickname'),
      gender: z.string(),
      needsVisa: z.string(),
      dateOfBirth,
      graduationYear: z
        .string()
        .check(z.refine((text) => text.trim() === '' || isGraduationYear(text), t('rules.graduationYear'))),
      mobilePhone: phone,
      homePhone: phone,
      address_postCode: texts.optional(addressInputLimits.postCode),
      address_prefecture: texts.optional(addressInputLimits.prefecture),
      address_city: texts.optional(addressInputLimits.city),
      address_street: texts.optional(addressInputLimits.street),
      address_building: texts.optional(addressInputLimits.building),
      emergencyAddress_postCode: texts.optional(addressInputLimits.postCode),
      emergencyAddress_prefecture: texts.optional(addressInputLimits.prefecture),
      emergencyAddress_city: texts.optional(addressInputLimits.city),
      emergencyAddress_street: texts.optional(addressInputLimits.street),
      emergencyAddress_building: texts.optional(addressInputLimits.building),
    },
    phone,
    needsName: <Fields extends Pick<Person, 'familyName' | 'firstName' | 'familyNameJp' | 'firstNameJp'>>() =>
      z.superRefine<Fields>((fields, context) => {
        for (const part of ['familyName', 'firstName'] as const) {
          if (typedText(fields[part]) !== '' || typedText(fields[`${part}Jp`]) !== '') continue;
          const requested = language === 'jp' ? `${part}Jp` : part;
          context.addIssue({ code: 'custom', path: [requested], message: t(`required.${part}`) });
        }
      }),
  };
};
