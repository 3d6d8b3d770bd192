import type { Job } from '@michi/api/job';
import { Badge } from '@michi/design-system/badge';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Text } from '@michi/design-system/text';
import { CircleSlash2, Lock, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DeadlineBadge } from '../../../shared/deadline/DeadlineBadge.tsx';
import { StageBadge } from '../../../shared/stage/StageBadge.tsx';
import { notForYouWords } from '../jobWords.ts';

/** What a list says of a job below its facts: deadline, your stage, and full, closed or not for you, which stay apart. */
export function JobState({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const { application, eligibility, entryDeadline } = job;
  const answerBy = application?.answerBy ?? null;
  const deadline = answerBy ?? (eligibility.status === 'CLOSED' ? null : entryDeadline);
  return (
    <>
      <Inline gap="xsmall">
        {deadline !== null && (
          <DeadlineBadge
            at={deadline}
            isOwed={answerBy !== null}
            isPassive={answerBy === null && (application !== null || eligibility.status !== 'ELIGIBLE')}
          />
        )}
        {deadline === null && eligibility.status !== 'CLOSED' && (
          <Text as="span" size="tiny" tone="soft">
            {t('row.noDeadline')}
          </Text>
        )}
        {application !== null && <StageBadge stage={application.stage} />}
        {application === null && eligibility.status === 'FULL' && (
          <Badge icon={Users}>{t('row.full', { count: job.positions ?? 1 })}</Badge>
        )}
        {application === null && eligibility.status === 'CLOSED' && (
          <Badge icon={Lock}>{t('row.closed')}</Badge>
        )}
      </Inline>
      {application === null && eligibility.status === 'NOT_FOR_YOU' && (
        <Inline gap="xxsmall" wrap={false}>
          <Icon icon={CircleSlash2} size="small" />
          <Text as="span" size="tiny" tone="soft">
            {t('row.notForYou', { reasons: notForYouWords(job, t) })}
          </Text>
        </Inline>
      )}
      {job.isStale && eligibility.status === 'ELIGIBLE' && (
        <Text as="span" size="tiny" tone="soft">
          {t('row.stale')}
        </Text>
      )}
    </>
  );
}
