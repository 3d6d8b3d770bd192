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
import { paths, safeNext } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { AnswersEditor } from './answers/AnswersEditor.tsx';
import { answersQuery } from './answers/useAnswers.ts';
import { Completeness } from './components/Completeness.tsx';
import { InterestsForm } from './components/InterestsForm.tsx';
import { ListForm } from './components/ListForm.tsx';
import { PersonalForm } from './components/PersonalForm.tsx';
import { ProfileState } from './components/ProfileState.tsx';
import { SkillsForm } from './components/SkillsForm.tsx';
import { lackOf } from './profileFacts.ts';
import {
  contractSections,
  editableSectionIds,
  isAnswer,
  sectionIcons,
  sectionOf,
  toEdit,
  toSection,
  type FormSectionId,
  toAnswers,
} from './sections.ts';
import { useProfiles, studentProfileQuery, type Profiles } from './useProfiles.ts';

export const clientLoader = () => prefetch([studentProfileQuery, answersQuery]);

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
  // One version leads back to all of them.
  const isVersion = section !== null && isAnswer(section) && query.has('answer');
  const completeness = isWide && profiles.data !== undefined && (
    <Completeness
      student={profiles.data.student}
      current={section === null || section === 'questions' ? undefined : section}
    />
  );
  return (
    <Stack gap="large">
      <PageHeader
        title={title}
        back={
          <Link asChild>
            <RouterLink
              to={
                isVersion
                  ? toAnswers(section, next)
                  : (next ?? (section === null ? paths.profile : toSection(section)))
              }
              replace={next !== null && !isVersion}
            >
              <Inline as="span" gap="xxsmall" wrap={false}>
                <Icon icon={ArrowLeft} size="small" />
                {t(isVersion ? 'edit.backToVersions' : next === null ? 'edit.back' : 'edit.backToNext')}
              </Inline>
            </RouterLink>
          </Link>
        }
        subtitle={
          next !== null
            ? t('edit.noteNext')
            : section !== null && isAnswer(section) && !isVersion
              ? undefined
              : t('edit.note')
        }
      />
      {profiles.data === undefined ? (
        <ProfileState query={profiles} />
      ) : (
        <Grid columns={{ desktop: 'sidebar' }} align="start">
          {section !== null && isAnswer(section) ? (
            <AnswersEditor section={section} next={next} beside={completeness} />
          ) : (
            <>
              {section === null ? (
                <SectionList profiles={profiles.data} />
              ) : (
                <EditForm key={section} section={section} profiles={profiles.data} next={next} />
              )}
              {completeness}
            </>
          )}
        </Grid>
      )}
    </Stack>
  );
}

interface EditFormProps {
  readonly section: FormSectionId;
  readonly profiles: Profiles;
  readonly next: string | null;
}

function EditForm({ section, profiles: { person, student }, next }: EditFormProps) {
  const [attempt, setAttempt] = useState(0);
  const common = { next, onDiscard: () => setAttempt(attempt + 1) };
  switch (section) {
    case 'skills':
      return <SkillsForm key={attempt} {...common} person={person} />;
    case 'education':
    case 'work':
    case 'certifications':
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
        {editableSectionIds.map((section) => (
          <ListRow
            key={section}
            link={<RouterLink to={toEdit(section)} />}
            leading={<Icon icon={sectionIcons[section]} size="large" />}
            title={t(`sections.${section}`)}
            subtitle={t(`empty.${section}`)}
            aside={
              section !== 'questions' &&
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
