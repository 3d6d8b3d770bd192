import { useStudentJobSummary } from '@michi/api/job';
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
import { owedKindOf, stepPath } from '../../../shared/ui/next-steps/nextStep.ts';

/** The responses a student still owes, each with its date and a link, before they leave. */
export function DueAnswers() {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const { data, error, isPending } = useStudentJobSummary();
  if (isPending) return <Skeleton width="threeQuarters" />;
  if (data === undefined) {
    // Only students owe responses.
    return error instanceof ApiError && error.code === 'FORBIDDEN' ? null : (
      <Alert tone="warning" silent>
        {t('leaving.owedUnknown')}
      </Alert>
    );
  }
  if (data.owed === 0) return null;
  const answers = data.nextSteps.flatMap((step) => {
    const kind = owedKindOf(step);
    return kind === undefined ? [] : [{ step, kind }];
  });
  return (
    <Alert tone="deadline" silent title={t('leaving.owed', { count: data.owed })}>
      <Prose>
        <ul>
          {answers.map(({ kind, step }) => {
            const isLate = Date.parse(step.dueAt) < now().getTime();
            return (
              <li key={`${kind} ${step.job.id}`}>
                <Link asChild>
                  <RouterLink to={stepPath(step)}>
                    {t(`leaving.owedAnswer.${kind}`, {
                      about: format.list([
                        pickBilingual(step.job.company, 'name', language),
                        pickBilingual(step.job, 'title', language),
                      ]),
                    })}
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
        <p>{t('leaving.owedNote')}</p>
      </Prose>
    </Alert>
  );
}
