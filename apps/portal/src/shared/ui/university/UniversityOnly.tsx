import { useProfile } from '@michi/api/user';
import { PageHeader } from '@michi/design-system/page-header';
import { Card } from '@michi/design-system/card';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../navigation/screenTitle.ts';
import { DetailSkeleton } from '../detail/DetailSkeleton.tsx';
import { NoUniversity } from './NoUniversity.tsx';

export interface UniversityOnlyProps {
  /** Title of the screen, which stands above for a student without a university too. */
  readonly title: string;
  /** Shown, and asked for, only for a student of a university. */
  readonly children: ReactNode;
  /** Whether it is shown as long as it is not known, so that it need not wait; the services refuse who has none. */
  readonly isShownMeanwhile?: boolean;
  /** Whether it is a list, as what stands for it on its way is then. */
  readonly isList?: boolean;
}

/** A screen for students of a university; the others are told why it is not for them, and how it can be. */
export function UniversityOnly({
  title,
  children,
  isShownMeanwhile = false,
  isList = false,
}: UniversityOnlyProps) {
  const { data: profile, isFetched } = useProfile();
  // Where the profile cannot be had, the services still know who may see what. That it could not be had holds while it is
  // asked for again: what stands inside may be who asks, and would come and go with each question.
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
  useScreenTitle(title);
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
