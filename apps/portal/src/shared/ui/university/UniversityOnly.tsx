import { useProfile } from '@michi/api/user';
import { PageHeader } from '@michi/design-system/page-header';
import { Card } from '@michi/design-system/card';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Awaited } from '../results/Awaited.tsx';
import { DetailSkeleton } from '../detail/DetailSkeleton.tsx';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { paths } from '../../navigation/paths.ts';
import { UniversityCode } from './UniversityCode.tsx';
import { LinkButton } from '../../navigation/LinkButton.tsx';

export interface UniversityOnlyProps {
  /** Title of the screen, also for students without a university. */
  readonly title: string;
  /** Rendered, and its data requested, only for students of a university. */
  readonly children: ReactNode;
  /** Renders while the profile is loading; the services reject students without a university. */
  readonly isShownMeanwhile?: boolean;
  /** Uses the skeleton of a list. */
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
  // A failed profile counts as unknown also during a refetch: the children may trigger it, and would otherwise mount and
  // unmount each time. The services still enforce access.
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
      {!isKnown && (
        <Awaited>
          {isList ? (
            <Card padding="none">
              <SkeletonRows label={t('checking')} count={4} />
            </Card>
          ) : (
            <DetailSkeleton label={t('checking')} hasHead={false} />
          )}
        </Awaited>
      )}
    </Stack>
  );
}

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
