import type { UserProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { FilterChip } from '@michi/design-system/chip';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { skillLimits, withSkills } from '../skills.ts';
import { useSaveProfile } from '../useSaveProfile.ts';
import { draftName, useSectionForm, type SectionFormProps } from '../useSectionForm.ts';
import { SectionFrame } from './SectionFrame.tsx';

const name = draftName('skills');
const fieldId = `${name}-skill`;

/** What a key pressed while Japanese is composed says it is (UI Events, "keyCode 229"). */
const composing = 229;

/** What the server says about the skills, whichever of them it names. */
const refusalOf = (failure: unknown): string | undefined =>
  Object.entries(fieldErrors(failure)).find(([field]) => field.split('.')[0] === 'skills')?.[1];

export interface SkillsFormProps extends SectionFormProps {
  readonly person: UserProfile;
}

/** Writes the skills: typed or pasted, several at once, each taken away by its cross. */
export function SkillsForm({ person, next, onDiscard }: SkillsFormProps) {
  const { t } = useTranslation('profile');
  const save = useSaveProfile();
  const form = useSectionForm('skills', next);
  const [before] = useState(person);
  const [draft] = useState(() => drafts.read(name));
  const [skills, setSkills] = useState<readonly string[]>(
    () => draft['skills']?.split('\n').filter((skill) => skill !== '') ?? person.skills,
  );
  const [typed, setTyped] = useState(draft['typed'] ?? '');
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const change = (nextSkills: readonly string[], nextTyped: string) => {
    setSkills(nextSkills);
    setTyped(nextTyped);
    drafts.keep(name, { skills: nextSkills.join('\n'), typed: nextTyped });
  };
  const faultOf = (all: readonly string[]): string | undefined => {
    if (all.length > skillLimits.count) return t('rules.skillCount', { count: skillLimits.count });
    return all.some((skill) => skill.length > skillLimits.length)
      ? t('rules.skillLength', { count: skillLimits.length })
      : undefined;
  };
  /** @returns the skills with what is typed; null when that cannot be added */
  const add = (): readonly string[] | null => {
    const all = withSkills(skills, typed);
    const found = faultOf(all);
    setFault(found);
    if (found !== undefined) return null;
    change(all, '');
    return all;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    if (event.nativeEvent.isComposing || event.keyCode === composing) return;
    // Enter in a form would send it.
    event.preventDefault();
    add();
  };
  const send = (isForced: boolean) => {
    const all = add();
    if (all === null) form.refuse();
    else form.send(() => save.person({ skills: [...all] }, isForced ? undefined : before));
  };
  const message = fault ?? refusalOf(form.failure);
  return (
    <SectionFrame
      section="skills"
      form={form}
      faults={message === undefined ? [] : [{ fieldId, message }]}
      onSubmit={() => send(false)}
      onInsist={() => send(true)}
      onDiscard={onDiscard}
    >
      <Stack gap="medium">
        <TextField
          ref={input}
          id={fieldId}
          label={t('skills.label')}
          hint={t('hints.skills', { count: skillLimits.count })}
          error={message}
          value={typed}
          onChange={({ currentTarget: { value } }) => change(skills, value)}
          onKeyDown={onKeyDown}
        />
        <div>
          <Button
            icon={Plus}
            onClick={() => {
              add();
              input.current?.focus();
            }}
          >
            {t('skills.add')}
          </Button>
        </div>
        {skills.length === 0 ? (
          <Text tone="soft">{t('empty.skills')}</Text>
        ) : (
          <Inline as="ul" gap="xsmall">
            {skills.map((skill) => (
              <li key={skill}>
                <FilterChip
                  removeLabel={t('skills.remove', { skill })}
                  onRemove={() => {
                    setFault(undefined);
                    change(
                      skills.filter((each) => each !== skill),
                      typed,
                    );
                    input.current?.focus();
                  }}
                >
                  {skill}
                </FilterChip>
              </li>
            ))}
          </Inline>
        )}
      </Stack>
    </SectionFrame>
  );
}
