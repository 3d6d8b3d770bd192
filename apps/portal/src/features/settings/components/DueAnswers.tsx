import { useStudentJobSummary } from '@michi/api/job';
import { useStudentSeminarSummary } from '@michi/api/seminar';
import { ApiError } from '@michi/api/transport';
import { Alert } from '@michi/design-system/alert';
import { Link } from '@michi/design-system/link';
import { Prose } from '@michi/design-system/prose';
import { Skeleton } from '@michi/design-system/skeleton';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { owedKindOf, stepPath, stepsOf, type AnyStep } from '../../../shared/ui/next-steps/nextStep.ts';

export interface DueAnswersProps {
  /** The account is deleted, not left for a while. */
  readonly isForGood: boolean;
}

/** Every response a student still owes, as the dashboard counts them, each with its date and a link, before they leave. */
export function DueAnswers({ isForGood }: DueAnswersProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext)();
  const jobs = useStudentJobSummary();
  const seminars = useStudentSeminarSummary();
  if (jobs.isPending || seminars.isPending) return <Skeleton width="threeQuarters" />;
  // Only students owe responses.
  const isStudent = ![jobs.error, seminars.error].some(
    (error) => error instanceof ApiError && error.code === 'FORBIDDEN',
  );
  const isUnknown = isStudent && (jobs.data === undefined || seminars.data === undefined);
  const answers = stepsOf(jobs.data, seminars.data, now).flatMap((step) => {
    const kind = owedKindOf(step);
    return kind === undefined ? [] : [{ step, kind }];
  });
  const aboutOf = (step: AnyStep) =>
    'seminar' in step
      ? [
          pickBilingual(step.seminar.organizer, 'name', language),
          pickBilingual(step.seminar, 'title', language),
        ]
      : [pickBilingual(step.job.company, 'name', language), pickBilingual(step.job, 'title', language)];
  return (
    <>
      {isUnknown && (
        <Alert tone="warning" silent>
          {t('leaving.owedUnknown')}
        </Alert>
      )}
      {answers.length > 0 && (
        <Alert tone="deadline" silent title={t('leaving.owed', { count: answers.length })}>
          <Prose>
            <ul>
              {answers.map(({ kind, step }) => {
                const isLate = Date.parse(step.dueAt) < now.getTime();
                return (
                  <li key={`${kind} ${'seminar' in step ? step.seminar.id : step.job.id}`}>
                    <Link asChild>
                      <RouterLink to={stepPath(step)}>
                        {t(`leaving.owedAnswer.${kind}`, { about: format.list(aboutOf(step)) })}
                      </RouterLink>
                    </Link>
                    <br />
                    {t(isLate ? 'leaving.owedLate' : 'leaving.owedBy', {
                      date: format.dateAndTimeWithZone(step.dueAt),
                    })}
                  </li>
                );
              })}
            </ul>
            <p>{t(isForGood ? 'delete.owedNote' : 'leave.owedNote')}</p>
          </Prose>
        </Alert>
      )}
    </>
  );
}
