import { useProfile } from '@michi/api/user';
import { PageHeader } from '@michi/design-system/page-header';
import { Card } from '@michi/design-system/card';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoUniversity } from './NoUniversity.tsx';

export interface UniversityOnlyProps {
  /** Title of the screen, which stands above for a student without a university too. */
  readonly title: string;
  /** Shown, and asked for, only for a student of a university. */
  readonly children: ReactNode;
}

/** A screen for students of a university; the others are told why it is not for them, and how it can be. */
export function UniversityOnly({ title, children }: UniversityOnlyProps) {
  const { t } = useTranslation('university');
  const { data: profile, isError } = useProfile();
  // Where the profile cannot be had, the services still know who may see what.
  if (profile?.isNonUniversity === false || (profile === undefined && isError)) return children;
  return (
    <Stack gap="medium">
      <PageHeader title={title} />
      {profile === undefined ? (
        <Card padding="none">
          <SkeletonRows label={t('checking')} count={4} />
        </Card>
      ) : (
        <NoUniversity />
      )}
    </Stack>
  );
}
