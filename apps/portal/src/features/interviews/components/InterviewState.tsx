import type { Interview } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Prose } from '@michi/design-system/prose';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { sentences } from '../../../shared/ui/detail/StatedFacts.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toOffer } from '../../../shared/navigation/paths.ts';
import { OtherJobsLink, PrepareLinks } from '../../../shared/ui/detail/NextLinks.tsx';

/** The next step and its deadline, in one message; an outcome is always shown as one. */
export function InterviewState({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const { status, respondBy, startsAt, endsAt, reschedule, result, job, allowedActions } = interview;
  const { application } = job;
  const expected = application?.resultExpectedBy ?? null;
  const expectation = (byKey: 'state.resultBy' | 'state.timeBy') => {
    if (expected === null) return null;
    return application?.isResultOverdue === true
      ? format.list([t('state.overdue'), format.date(expected)])
      : t(byKey, { date: format.date(expected) });
  };

  if (result !== null) {
    const about = t('result.about', {
      phase: pickBilingual(result, 'phase', language),
      date: format.date(result.decidedOn),
    });
    if (result.outcome === 'SELECTED') {
      const offerId = application?.jobOfferId ?? null;
      return (
        <Alert
          tone="success"
          silent
          title={t('result.selected')}
          actions={
            offerId !== null && (
              <Button asChild size="small">
                <RouterLink to={toOffer(offerId)}>{t(`result.seeOffer.${job.kind}`)}</RouterLink>
              </Button>
            )
          }
        >
          {sentences(language, [about, offerId === null ? t('result.selectedNext') : null])}
        </Alert>
      );
    }
    return (
      <Alert tone="neutral" silent title={t('result.failed')} actions={<OtherJobsLink job={job} />}>
        {sentences(language, [about, t('result.failedNext')])}
      </Alert>
    );
  }
  switch (status) {
    case 'REQUESTED': {
      if (respondBy === null) {
        return (
          <Alert tone="deadline" silent title={t('state.answer')}>
            {t('state.answerNoDate')}
          </Alert>
        );
      }
      if (Date.parse(respondBy) >= now().getTime()) {
        return (
          <Alert
            tone="deadline"
            silent
            title={t('state.answerBy', { date: format.dateAndTimeWithZone(respondBy) })}
          >
            {format.list([format.deadline(respondBy, { isOwed: true })?.leftInDays, t('state.answerWhy')])}
          </Alert>
        );
      }
      return (
        <Alert tone="warning" silent title={t('state.late', { date: format.dateAndTime(respondBy) })}>
          {allowedActions.length > 0 ? t('state.lateStill') : t('state.lateOver')}
        </Alert>
      );
    }
    case 'RESCHEDULE_REQUESTED':
      return (
        <Alert
          tone="info"
          silent
          title={t('wish.title')}
          actions={<PrepareLinks applicationId={interview.applicationId} company={job.company} />}
        >
          <Prose>
            <p>
              {sentences(language, [
                t('wish.kept', { date: format.dateAndTimeWithZone(startsAt) }),
                expectation('state.timeBy'),
              ])}
            </p>
            {reschedule !== null && (
              <>
                <p>{t('wish.times')}</p>
                <ol>
                  {reschedule.candidates.map((candidate) => (
                    <li key={candidate}>{format.dateAndTime(candidate)}</li>
                  ))}
                </ol>
                <p>
                  {format.list([
                    t('wish.reason', { reason: labels(`declineReason.${reschedule.reason}`) }),
                    reschedule.note,
                  ])}
                </p>
              </>
            )}
          </Prose>
        </Alert>
      );
    case 'ACCEPTED':
      return Date.parse(endsAt) > now().getTime() ? (
        <Alert
          tone="success"
          silent
          title={t('state.accepted', { date: format.dateAndTimeWithZone(startsAt) })}
          actions={<PrepareLinks applicationId={interview.applicationId} company={job.company} />}
        >
          {expectation('state.resultBy') ?? t('state.resultUnknown')}
        </Alert>
      ) : (
        <Alert
          tone={application?.isResultOverdue === true ? 'warning' : 'info'}
          silent
          title={expectation('state.resultBy') ?? t('state.waiting')}
        >
          {application?.isResultOverdue === true ? t('state.overdueNote') : t('state.waitingNote')}
        </Alert>
      );
    case 'DENIED':
      return (
        <Alert tone="neutral" silent title={t('state.denied')} actions={<OtherJobsLink job={job} />}>
          {t('state.deniedNote')}
        </Alert>
      );
    case 'CANCELLED':
      return (
        <Alert tone="neutral" silent title={t('state.cancelled')} actions={<OtherJobsLink job={job} />}>
          {t('state.cancelledNote')}
        </Alert>
      );
  }
}
