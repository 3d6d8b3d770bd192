import {
  studentProfileUpdateLimits,
  userProfileUpdateLimits,
  type StudentProfile,
  type UserProfile,
} from '@michi/api/user';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { useTexts } from '../../../shared/ui/forms/useTexts.ts';
import { textOrNull } from '../../../shared/ui/person/personRules.ts';
import { textOf, type TextSectionId } from '../texts.ts';
import { useSaveProfile } from '../useSaveProfile.ts';
import { useSectionForm, type SectionFormProps } from '../useSectionForm.ts';
import { SectionFrame } from './SectionFrame.tsx';

const limits = {
  about: userProfileUpdateLimits.about,
  hobbies: userProfileUpdateLimits.hobbies,
  research: studentProfileUpdateLimits.researchTopics,
  focus: studentProfileUpdateLimits.focusAsStudent,
} as const satisfies Record<TextSectionId, unknown>;

export interface TextFormProps extends SectionFormProps {
  readonly section: TextSectionId;
  readonly person: UserProfile;
  readonly student: StudentProfile;
}

export function TextForm({ section, person, student, next, onDiscard }: TextFormProps) {
  const { t } = useTranslation('profile');
  const save = useSaveProfile();
  const texts = useTexts();
  const [before] = useState({ person, student });
  const form = useSectionForm({
    section,
    next,
    names: ['text'],
    schema: z.object({ text: texts.optional(limits[section]) }),
    defaultValues: { text: textOf(section, person, student) ?? '' },
    of: (fields) => fields,
    // The section is one text: every error of the server belongs to it.
    restate: ({ message }) => ({ name: 'text', message }),
    save: ({ text }, isForced) => {
      const value = textOrNull(text);
      const [own, others] = isForced ? [] : [before.person, before.student];
      switch (section) {
        case 'about':
          return save.person({ about: value }, own);
        case 'hobbies':
          return save.person({ hobbies: value }, own);
        case 'research':
          return save.student({ researchTopics: value }, others);
        case 'focus':
          return save.student({ focusAsStudent: value }, others);
      }
    },
  });
  return (
    <SectionFrame form={form} onDiscard={onDiscard}>
      <LongText
        {...form.field('text', { isRequired: false })}
        label={t(`sections.${section}`)}
        hint={t(`hints.${section}`)}
        limit={limits[section].maxLength}
      />
    </SectionFrame>
  );
}
