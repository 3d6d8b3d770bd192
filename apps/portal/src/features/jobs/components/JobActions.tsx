import type { Job } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { useFormat } from '../../../shared/format/useFormat.ts';
import type { Applying } from '../useApplying.tsx';
import { FavoriteButton } from '../../../shared/ui/favorites/FavoriteButton.tsx';
import { ShareButton } from './ShareButton.tsx';

export interface JobActionsProps {
  readonly job: Job;
  /** Whether the apply button is in the bar at the bottom instead. */
  readonly applyHidden: boolean;
  readonly applying: Applying;
}

/** Buttons for applying, favoriting and sharing, and the deadlines. */
export function JobActions({ job, applyHidden, applying }: JobActionsProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const { canApply, hasOpenApplication } = applying;
  return (
    <Inline justify="between">
      <Inline gap="xsmall">
        {canApply && !applyHidden && (
          <Button variant="primary" icon={Send} onClick={applying.begin}>
            {t('detail.apply')}
          </Button>
        )}
        <FavoriteButton what="Job" entry={job} variant="outline" />
        <ShareButton job={job} />
      </Inline>
      {!hasOpenApplication && (job.applyBy !== null || job.universityDeadline !== null) && (
        <Stack gap="xxsmall" align="start">
          {job.applyBy !== null && <DeadlineBadge at={job.applyBy} isBesideDate isPassive={!canApply} />}
          {job.universityDeadline !== null && (
            <Text as="span" size="tiny" tone="soft">
              {t('detail.universityDeadline', { date: format.dateAndTimeWithZone(job.universityDeadline) })}
            </Text>
          )}
          {job.entryDeadline !== null && (
            <Text as="span" size="tiny" tone="soft">
              {t(job.universityDeadline === null ? 'detail.applyBy' : 'detail.entryDeadline', {
                date: format.dateAndTimeWithZone(job.entryDeadline),
              })}
            </Text>
          )}
        </Stack>
      )}
      {applying.dialog}
    </Inline>
  );
}
