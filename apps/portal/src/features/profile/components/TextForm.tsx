import type { StudentProfile, UserProfile } from '@michi/api/user';
import { TextArea } from '@michi/design-system/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { textOrNull } from '../../../shared/person/personRules.ts';
import { longestText, textOf, type TextSectionId } from '../texts.ts';
import { useSaveProfile, type Saving } from '../useSaveProfile.ts';
import { draftName, useSectionForm, type SectionFormProps } from '../useSectionForm.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** The contract's names of the texts, as the server calls the field when it refuses one. */
const fieldNames = {
  about: 'about',
  hobbies: 'hobbies',
  research: 'profile.researchTopics',
  focus: 'profile.focusAsStudent',
} as const satisfies Record<TextSectionId, string>;

export interface TextFormProps extends SectionFormProps {
  readonly section: TextSectionId;
  readonly person: UserProfile;
  readonly student: StudentProfile;
}

/** Writes a section that is one text. */
export function TextForm({ section, person, student, next, onDiscard }: TextFormProps) {
  const { t } = useTranslation('profile');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const save = useSaveProfile();
  const form = useSectionForm(section, next);
  const [before] = useState({ person, student });
  const [text, setText] = useState(
    () => drafts.read(draftName(section))['text'] ?? textOf(section, person, student) ?? '',
  );
  const [isTooLong, setTooLong] = useState(false);
  const saveText = (isForced: boolean): Promise<Saving> => {
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
  };
  const id = `${draftName(section)}-text`;
  const message = isTooLong
    ? t('rules.length', { formatted: format.number(longestText) })
    : fieldErrors(form.failure)[fieldNames[section]];
  return (
    <SectionFrame
      section={section}
      form={form}
      faults={message === undefined ? [] : [{ fieldId: id, message }]}
      onSubmit={() => {
        const isLong = text.trim().length > longestText;
        setTooLong(isLong);
        if (isLong) form.refuse();
        else form.send(() => saveText(false));
      }}
      onInsist={() => form.send(() => saveText(true))}
      onDiscard={onDiscard}
    >
      <TextArea
        id={id}
        label={t(`sections.${section}`)}
        requirement={shared('form.optional')}
        hint={t(`hints.${section}`)}
        error={message}
        rows={8}
        grows
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          drafts.keep(draftName(section), { text: value });
        }}
      />
    </SectionFrame>
  );
}
