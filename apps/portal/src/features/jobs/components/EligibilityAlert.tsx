import type { Job } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { useTranslation } from 'react-i18next';
import { sentences } from '../../../shared/detail/sentences.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { notForYouWords } from '../jobWords.ts';

export interface EligibilityAlertProps {
  readonly job: Job;
  /** Who may apply, in the reader's language; null when the posting does not say. */
  readonly eligibleApplicants: string | null;
}

/** Whether you can apply. Full, closed and not for you are three different sentences (design brief). */
export function EligibilityAlert({ job, eligibleApplicants }: EligibilityAlertProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  switch (job.eligibility.status) {
    case 'ELIGIBLE':
      return (
        <Alert tone="success" silent title={t('detail.youCanApply')}>
          {sentences(language, [
            eligibleApplicants === null ? null : eligibleApplicants.replace(/[.。]?$/, t('detail.fullStop')),
            job.positions === null
              ? null
              : t('detail.openPositions', { open: job.positions - job.hiredPositions, count: job.positions }),
            job.isStale ? t('detail.staleNote') : null,
          ])}
        </Alert>
      );
    case 'FULL':
      return (
        <Alert tone="neutral" silent title={t('detail.full')}>
          {t('detail.fullNote')}
        </Alert>
      );
    case 'CLOSED':
      return (
        <Alert tone="neutral" silent title={t('detail.closed')}>
          {t('detail.closedNote')}
        </Alert>
      );
    case 'NOT_FOR_YOU':
      return (
        <Alert tone="neutral" silent title={t('detail.notForYou')}>
          {t('detail.notForYouNote', { reasons: notForYouWords(job, t) })}
        </Alert>
      );
  }
}
