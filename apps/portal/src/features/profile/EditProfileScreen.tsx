import {
  studentProfileUpdateLimits,
  userProfileUpdateLimits,
  type StudentProfile,
  type UserProfile,
} from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths, safeNext } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { LongText } from '../../shared/ui/forms/LongText.tsx';
import { useTextRules } from '../../shared/ui/forms/useTextRules.ts';
import { textOrNull } from '../../shared/ui/person/personRules.ts';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { Completeness } from './components/Completeness.tsx';
import { InterestsForm } from './components/InterestsForm.tsx';
import { ListForm } from './components/ListForm.tsx';
import { PersonalForm } from './components/PersonalForm.tsx';
import { ProfileState } from './components/ProfileState.tsx';
import { useSectionForm, SectionFrame, type SectionFormProps } from './components/SectionForm.tsx';
import { SkillsForm } from './components/SkillsForm.tsx';
import { lackOf, textOf, type TextSectionId } from './profileFacts.ts';
import {
  contractSections,
  isEditable,
  sectionIcons,
  sectionIds,
  sectionOf,
  toEdit,
  toSection,
  type EditableSectionId,
} from './sections.ts';
import { useProfiles, studentProfileQuery, useSaveProfile, type Profiles } from './useProfiles.ts';

// Each is fetched with the first section that is written in it.

export const clientLoader = () => prefetch([studentProfileQuery]);

/**
 * Writes one section of the profile, `?section=reasons`, or offers all of them. With `next` saving leads there, so that
 * an application can send a student here and have them back.
 */
export function Component() {
  const { t } = useTranslation('profile');
  const [query] = useSearchParams();
  const isWide = useMedia(media.desktop);
  const section = sectionOf(query.get('section'));
  const next = safeNext(query.get('next'));
  const profiles = useProfiles();
  const title = section === null ? t('edit.title') : t(`sections.${section}`);
  useScreenTitle(section === null ? undefined : title);
  return (
    <Stack gap="large">
      <PageHeader
        title={title}
        back={
          <Link asChild>
            <RouterLink
              to={next ?? (section === null ? paths.profile : toSection(section))}
              replace={next !== null}
            >
              <Inline as="span" gap="xxsmall" wrap={false}>
                <Icon icon={ArrowLeft} size="small" />
                {t(next === null ? 'edit.back' : 'edit.backToNext')}
              </Inline>
            </RouterLink>
          </Link>
        }
        subtitle={next === null ? t('edit.note') : t('edit.noteNext')}
      />
      {profiles.data === undefined ? (
        <ProfileState query={profiles} />
      ) : (
        <Grid columns={{ desktop: 'sidebar' }} align="start">
          {section === null ? (
            <SectionList profiles={profiles.data} />
          ) : (
            <EditForm key={section} section={section} profiles={profiles.data} next={next} />
          )}
          {isWide && <Completeness student={profiles.data.student} current={section ?? undefined} />}
        </Grid>
      )}
    </Stack>
  );
}

interface EditFormProps {
  readonly section: EditableSectionId;
  readonly profiles: Profiles;
  readonly next: string | null;
}

function EditForm({ section, profiles: { person, student }, next }: EditFormProps) {
  const [attempt, setAttempt] = useState(0);
  const common = { next, onDiscard: () => setAttempt(attempt + 1) };
  switch (section) {
    case 'about':
    case 'hobbies':
    case 'research':
    case 'focus':
      return <TextForm key={attempt} {...common} section={section} person={person} student={student} />;
    case 'skills':
      return <SkillsForm key={attempt} {...common} person={person} />;
    case 'education':
    case 'work':
    case 'certifications':
    case 'reasons':
      return <ListForm key={attempt} {...common} section={section} student={student} />;
    case 'interests':
      return <InterestsForm key={attempt} {...common} student={student} />;
    case 'personal':
      return <PersonalForm key={attempt} {...common} person={person} />;
  }
}

/** All editable sections, if none is given in the address. */
function SectionList({ profiles: { student } }: { readonly profiles: Profiles }) {
  const { t } = useTranslation('profile');
  return (
    <Card padding="none">
      <Stack as="ul" gap="none">
        {sectionIds.filter(isEditable).map((section) => (
          <ListRow
            key={section}
            link={<RouterLink to={toEdit(section)} />}
            leading={<Icon icon={sectionIcons[section]} size="large" />}
            title={t(`sections.${section}`)}
            subtitle={t(`empty.${section}`)}
            aside={
              student.completion.missingSections.includes(contractSections[section]) ? (
                <Badge>{t(lackOf(section, student))}</Badge>
              ) : undefined
            }
          />
        ))}
      </Stack>
    </Card>
  );
}

const limits = {
  about: userProfileUpdateLimits.about,
  hobbies: userProfileUpdateLimits.hobbies,
  research: studentProfileUpdateLimits.researchTopics,
  focus: studentProfileUpdateLimits.focusAsStudent,
} as const satisfies Record<TextSectionId, unknown>;

interface TextFormProps extends SectionFormProps {
  readonly section: TextSectionId;
  readonly person: UserProfile;
  readonly student: StudentProfile;
}

function TextForm({ section, person, student, next, onDiscard }: TextFormProps) {
  const { t } = useTranslation('profile');
  const save = useSaveProfile();
  const texts = useTextRules();
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
