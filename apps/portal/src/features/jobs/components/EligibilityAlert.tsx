import type { EligibilityReason, Job, JobDetail } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths, withQuery } from '../../../shared/navigation/paths.ts';
import { sentences } from '../../../shared/ui/detail/StatedFacts.tsx';
import { isOnlyUnspecified, notEligibleLabel, unspecifiedLabel } from '../jobLabels.ts';

export interface EligibilityAlertProps {
  readonly detail: JobDetail;
}

/** The section of the profile with the missing data, by reason. */
const sectionsOfProfile = {
  GRADUATION_YEAR_UNKNOWN: 'personal',
  FIELD_OF_STUDY_UNKNOWN: 'education',
} as const;

/** Whether the student can apply, as the server decides. Conditions in free text are quoted and never count as met. */
export function EligibilityAlert({ detail }: EligibilityAlertProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const format = useFormat();
  const { job } = detail;
  const { reasons } = job.eligibility;
  const neutral = (title: string, text: string) => (
    <Alert tone="neutral" silent title={title}>
      {text}
    </Alert>
  );
  switch (job.eligibility.status) {
    case 'ELIGIBLE':
      return (
        <Alert tone="success" silent title={t('detail.youCanApply')}>
          {sentences(language, [t('detail.youCanApplyNote'), openPositions(job, t)])}
        </Alert>
      );
    case 'CHECK_CONDITIONS':
      return <ConditionsAlert detail={detail} />;
    case 'FULL':
      return neutral(t('detail.full'), t('detail.fullNote'));
    case 'CLOSED':
      return neutral(
        t('detail.closed'),
        reasons.includes('UNIVERSITY_DEADLINE')
          ? t('detail.universityDeadlineNote', { date: format.dateAndTimeWithZone(job.universityDeadline) })
          : t('detail.closedNote'),
      );
    case 'NOT_FOR_YOU':
      return neutral(t('detail.notForYou'), t('detail.notForYouNote', { reasons: notEligibleLabel(job, t) }));
  }
}

/** Conditions the student has to check: free text of the posting, data missing in the profile, and an old posting. */
function ConditionsAlert({ detail }: EligibilityAlertProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const { conditions, internship, job, terms } = detail;
  const { reasons } = job.eligibility;
  const quoted = [
    pickBilingual(terms, 'eligibleApplicants', language),
    internship === null ? null : pickBilingual(internship, 'requirements', language),
    internship === null ? null : pickBilingual(internship, 'majorOrientation', language),
  ].filter((text) => text !== null && text !== '');
  const missing = reasons.filter(
    (reason) => reason === 'GRADUATION_YEAR_UNKNOWN' || reason === 'FIELD_OF_STUDY_UNKNOWN',
  );
  const unspecified = unspecifiedLabel(job, language, t);
  const has = (reason: EligibilityReason) => reasons.includes(reason);
  if (isOnlyUnspecified(job))
    return (
      <Alert tone="neutral" silent title={t('detail.notStated')}>
        {unspecified}
      </Alert>
    );
  return (
    <Alert
      tone="warning"
      silent
      title={t('detail.checkConditions')}
      actions={
        missing.length > 0 && (
          <Inline gap="small">
            {missing.map((reason) => (
              <Link asChild key={reason}>
                <RouterLink to={withQuery(paths.editProfile, { section: sectionsOfProfile[reason] })}>
                  {t(`detail.add.${reason}`)}
                </RouterLink>
              </Link>
            ))}
          </Inline>
        )
      }
    >
      <Stack gap="xxsmall">
        {quoted.length > 0 && <Text>{t('detail.conditionsWritten')}</Text>}
        {quoted.map((text) => (
          <Text key={text} preserveLines>
            {t('detail.quoted', { text })}
          </Text>
        ))}
        {unspecified !== null && <Text>{unspecified}</Text>}
        {conditions.japaneseLevel !== null && has('JAPANESE_LEVEL') && (
          <Text>{t('detail.japaneseLevel', { level: conditions.japaneseLevel })}</Text>
        )}
        {has('NO_VISA_SUPPORT') && <Text>{t('detail.noVisaSupport')}</Text>}
        {missing.map((reason) => (
          <Text key={reason}>{t(`detail.unknown.${reason}`)}</Text>
        ))}
        {has('STALE') && <Text>{t('detail.staleNote')}</Text>}
      </Stack>
    </Alert>
  );
}

/** Number of open positions; null if the posting does not state it. */
const openPositions = ({ hiredPositions, positions }: Job, t: TFunction<'jobs'>): string | null =>
  positions === null
    ? null
    : t('detail.openPositions', { open: positions - hiredPositions, count: positions });
