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
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { paths, safeNext } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { Completeness } from './components/Completeness.tsx';
import { ProfileState, SectionSkeleton } from './components/ProfileState.tsx';
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
import { lackOf } from './lacks.ts';
import { useProfiles, type Profiles, studentProfileQuery } from './useProfiles.ts';
import { lazyPart } from '../../shared/ui/screen/lazyPart.tsx';

// Each is fetched with the first section that is written in it.
const InterestsForm = lazyPart(async () => ({
  default: (await import('./components/InterestsForm.tsx')).InterestsForm,
}));
const ListForm = lazyPart(async () => ({ default: (await import('./components/ListForm.tsx')).ListForm }));
const PersonalForm = lazyPart(async () => ({
  default: (await import('./components/PersonalForm.tsx')).PersonalForm,
}));
const SkillsForm = lazyPart(async () => ({
  default: (await import('./components/SkillsForm.tsx')).SkillsForm,
}));
const TextForm = lazyPart(async () => ({ default: (await import('./components/TextForm.tsx')).TextForm }));

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
            <Suspense fallback={<SectionSkeleton />}>
              <SectionForm key={section} section={section} profiles={profiles.data} next={next} />
            </Suspense>
          )}
          {isWide && <Completeness student={profiles.data.student} current={section ?? undefined} />}
        </Grid>
      )}
    </Stack>
  );
}

interface SectionFormProps {
  readonly section: EditableSectionId;
  readonly profiles: Profiles;
  readonly next: string | null;
}

function SectionForm({ section, profiles: { person, student }, next }: SectionFormProps) {
  const [beginning, setBeginning] = useState(0);
  const common = { next, onDiscard: () => setBeginning(beginning + 1) };
  switch (section) {
    case 'about':
    case 'hobbies':
    case 'research':
    case 'focus':
      return <TextForm key={beginning} {...common} section={section} person={person} student={student} />;
    case 'skills':
      return <SkillsForm key={beginning} {...common} person={person} />;
    case 'education':
    case 'work':
    case 'certifications':
    case 'reasons':
      return <ListForm key={beginning} {...common} section={section} student={student} />;
    case 'interests':
      return <InterestsForm key={beginning} {...common} student={student} />;
    case 'personal':
      return <PersonalForm key={beginning} {...common} person={person} />;
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
