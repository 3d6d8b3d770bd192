import { Grid } from '@michi/design-system/grid';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { Completeness, NextSections } from './components/Completeness.tsx';
import { ProfileHead } from './components/ProfileHead.tsx';
import { ProfileState } from './components/ProfileState.tsx';
import { SectionCard } from './components/SectionCard.tsx';
import { contentsOf } from './components/SectionContents.tsx';
import { UsesCard } from './components/UsesCard.tsx';
import { VisibilityCard } from './components/VisibilityCard.tsx';
import { sectionIds, sectionsByUse } from './sections.ts';
import { useProfiles, type Profiles, studentProfileQuery } from './useProfiles.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';

export const clientLoader = () => prefetch([studentProfileQuery]);

/** The profile for reading: person, sections, completeness and uses. */
export function Component() {
  const query = useProfiles();
  return query.data === undefined ? (
    <ProfileState query={query} hasHead />
  ) : (
    <WholeProfile profiles={query.data} />
  );
}

function WholeProfile({ profiles }: { readonly profiles: Profiles }) {
  const isWide = useMedia(media.desktop);
  useArrival();
  const { person, student } = profiles;
  const beside = (
    <Stack gap="medium">
      <Completeness student={student} />
      <UsesCard person={person} student={student} />
      <VisibilityCard student={student} />
    </Stack>
  );
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      <Stack gap="medium">
        <ProfileHead person={person} student={student} />
        {!isWide && <NextSections student={student} />}
        {!isWide && <UsesCard person={person} student={student} />}
        {(isWide ? sectionIds : sectionsByUse).map((section) => (
          <SectionCard key={section} section={section} visibility={student.visibility}>
            {contentsOf(section, profiles)}
          </SectionCard>
        ))}
        {!isWide && <VisibilityCard student={student} />}
      </Stack>
      {isWide && beside}
    </Grid>
  );
}

/** Scrolls to the section of the address and focuses it, as after saving. */
function useArrival() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = sectionIds.find((id) => `#${id}` === hash);
    if (section === undefined) return;
    const element = document.getElementById(section);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView();
  }, [hash, key]);
}
