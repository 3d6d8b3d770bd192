import { normalizeText } from '@michi/api/text';
import { userProfileUpdateLimits, type UserProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { FilterChip } from '@michi/design-system/chip';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSaveProfile } from '../useProfiles.ts';
import { useSectionForm, SectionFrame, type SectionFormProps } from './SectionForm.tsx';

const limits = userProfileUpdateLimits.skills;

/** Key code of keys pressed during a Japanese composition (UI Events, "keyCode 229"). */
const composing = 229;

/** The skills of a form, a line for each. */
const listOf = (lines: string): readonly string[] => lines.split('\n').filter((skill) => skill !== '');

/** Adds skills separated by commas or line breaks; those that differ only in case or width count as one. */
export const withSkills = (skills: readonly string[], typed: string): readonly string[] => {
  const known = new Set(skills.map(sameSkill));
  const added = typed
    .split(/[,、，\n]/)
    .map((skill) => skill.trim())
    .filter((skill) => {
      const key = sameSkill(skill);
      const isNew = skill !== '' && !known.has(key);
      known.add(key);
      return isNew;
    });
  return [...skills, ...added];
};

const sameSkill = (skill: string): string => normalizeText(skill, 'NFKC').toLowerCase();

export interface SkillsFormProps extends SectionFormProps {
  readonly person: UserProfile;
}

/** Edits the skills: typed or pasted, several at once, each removed by its cross. */
export function SkillsForm({ person, next, onDiscard }: SkillsFormProps) {
  const { t } = useTranslation('profile');
  const save = useSaveProfile();
  const [before] = useState(person);
  const form = useSectionForm({
    section: 'skills',
    next,
    names: ['typed'],
    schema: z.object({ skills: z.string(), typed: z.string() }).check(
      z.superRefine((fields, context) => {
        const all = withSkills(listOf(fields.skills), fields.typed);
        const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['typed'], message });
        if (all.length > limits.maxItems) refuse(t('rules.skillCount', { count: limits.maxItems }));
        else if (all.some((skill) => [...skill].length > limits.item.maxLength))
          refuse(t('rules.skillLength', { count: limits.item.maxLength }));
      }),
    ),
    defaultValues: { skills: person.skills.join('\n'), typed: '' },
    of: (fields) => fields,
    restate: ({ name, message }) => ({ name: name.split('.')[0] === 'skills' ? 'typed' : name, message }),
    save: (fields, isForced) =>
      save.person(
        { skills: [...withSkills(listOf(fields.skills), fields.typed)] },
        isForced ? undefined : before,
      ),
  });
  const { control, getValues, setValue, setFocus, clearErrors, trigger } = form.form;
  const skills = listOf(useWatch({ control, name: 'skills' }));
  const change = (all: readonly string[]) => setValue('skills', all.join('\n'), { shouldDirty: true });
  /** Adds the typed skills, or shows at the field why they cannot be added. */
  const add = async () => {
    if (!(await trigger('typed'))) return;
    change(withSkills(skills, getValues('typed')));
    setValue('typed', '', { shouldDirty: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || getValues('typed').trim() === '') return;
    if (event.nativeEvent.isComposing || event.keyCode === composing) return;
    // Enter in a form would send it.
    event.preventDefault();
    void add();
  };
  return (
    <SectionFrame form={form} onDiscard={onDiscard}>
      <Stack gap="medium">
        <TextField
          {...form.field('typed')}
          label={t('skills.label')}
          hint={t('hints.skills', { count: limits.maxItems })}
          onKeyDown={onKeyDown}
        />
        <div>
          <Button
            icon={Plus}
            onClick={() => {
              void add();
              setFocus('typed');
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
                    clearErrors('typed');
                    change(skills.filter((each) => each !== skill));
                    setFocus('typed');
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
