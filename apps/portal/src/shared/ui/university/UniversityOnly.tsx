import { useProfile } from '@michi/api/user';
import { PageHeader } from '@michi/design-system/page-header';
import { Card } from '@michi/design-system/card';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailSkeleton } from '../detail/DetailSkeleton.tsx';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { paths } from '../../navigation/paths.ts';
import { UniversityCode } from './UniversityCode.tsx';
import { LinkButton } from '../../navigation/LinkButton.tsx';

export interface UniversityOnlyProps {
  /** Title of the screen, also shown to students without a university. */
  readonly title: string;
  /** Rendered, and its data requested, only for students of a university. */
  readonly children: ReactNode;
  /** Whether to render while the profile is loading; the services reject students without a university. */
  readonly isShownMeanwhile?: boolean;
  /** Whether the skeleton is that of a list. */
  readonly isList?: boolean;
}

/** A screen for students of a university. Others see why it is unavailable and how to link a university. */
export function UniversityOnly({
  title,
  children,
  isShownMeanwhile = false,
  isList = false,
}: UniversityOnlyProps) {
  const { data: profile, isFetched } = useProfile();
  // If the profile cannot be loaded, the services still enforce access. The failure counts as unknown during a refetch too: the
  // children may trigger the refetch, and would otherwise mount and unmount with each one.
  const isUnknown = profile === undefined && (isFetched || isShownMeanwhile);
  if (profile?.isNonUniversity === false || isUnknown) return children;
  return <Instead title={title} isKnown={profile !== undefined} isList={isList} />;
}

interface InsteadProps {
  readonly title: string;
  readonly isKnown: boolean;
  readonly isList: boolean;
}

function Instead({ title, isKnown, isList }: InsteadProps) {
  const { t } = useTranslation('university');
  return (
    <Stack gap="medium">
      <PageHeader title={title} />
      {isKnown && <NoUniversity />}
      {!isKnown && isList && (
        <Card padding="none">
          <SkeletonRows label={t('checking')} count={4} />
        </Card>
      )}
      {!isKnown && !isList && <DetailSkeleton label={t('checking')} hasHead={false} />}
    </Stack>
  );
}

/** What a student without a university finds at a place for students of one: why, and the way to link one. */
function NoUniversity() {
  const { t } = useTranslation('university');
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      <Card>
        <EmptyState
          title={t('none.title')}
          description={t('none.text')}
          actions={<LinkButton to={paths.publicJobs}>{t('none.jobs')}</LinkButton>}
        />
      </Card>
      <Card>
        <UniversityCode />
      </Card>
    </Grid>
  );
}
