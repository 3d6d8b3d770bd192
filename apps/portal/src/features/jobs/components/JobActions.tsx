import type { Job } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { isOpenToYou } from '../../../shared/ui/detail/isOpenToYou.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useApplicationReturn } from '../useApplicationReturn.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const ApplyDialog = lazyDialog(() => import('./ApplyDialog.tsx'));

/** Apply and keep, beside the deadline. */
export function JobActions({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const place = useApplicationReturn(job);
  const [isApplying, setApplying] = useState(place.isReturning);
  const hasOpenApplication = job.application !== null && job.application.stage !== 'WITHDRAWN';
  const canApply = !hasOpenApplication && isOpenToYou(job);
  return (
    <Inline justify="between">
      <Inline gap="xsmall">
        {canApply && (
          <Button variant="primary" icon={Send} onClick={() => setApplying(true)}>
            {t('detail.apply')}
          </Button>
        )}
        <FavoriteButton job={job} variant="outline" />
        <ShareButton job={job} />
      </Inline>
      {!hasOpenApplication && (job.applyBy !== null || job.universityDeadline !== null) && (
        <Stack gap="xxsmall" align="start">
          {job.applyBy !== null && <DeadlineBadge at={job.applyBy} isPassive={!canApply} />}
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
      {isApplying && canApply && (
        <Suspense fallback={null}>
          <ApplyDialog
            job={job}
            returnTo={place.address}
            onLeave={place.keep}
            onClose={() => {
              setApplying(false);
              place.forget();
            }}
          />
        </Suspense>
      )}
    </Inline>
  );
}
