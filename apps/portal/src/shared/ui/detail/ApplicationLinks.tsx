import type { Job, JobOffer, ApplicationStatus, JobKind } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { CalendarClock, FileBadge, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useToday } from '../../format/useFormat.ts';
import { paths, toInterview, toOffer } from '../../navigation/paths.ts';

/**
 * Whether an accepted offer leads to the timesheet: hours are entered for internships, from the first day on. Before that day
 * the timesheet may be that of another accepted offer.
 * @param today `YYYY-MM-DD`
 */
export const isTimesheetOpen = (
  kind: Job['kind'],
  joiningDate: JobOffer['joiningDate'] | undefined,
  today: string,
): boolean => kind === 'INTERNSHIP' && joiningDate !== undefined && joiningDate <= today;

interface ApplicationLinksProps {
  readonly application: ApplicationStatus;
  readonly kind: JobKind;
}

/**
 * Links from an application to its interview, its offer letter and, once an accepted internship has begun, the timesheet. They ask
 * for a response only when it is the student's turn.
 */
export function ApplicationLinks({ application, kind }: ApplicationLinksProps) {
  const { t } = useTranslation('labels');
  const today = useToday();
  const { stage, turn, interviewId, jobOfferId, offer } = application;
  if (interviewId === null && jobOfferId === null) return null;
  const owed = turn === 'STUDENT' ? stage : null;
  return (
    <Inline gap="xsmall">
      {jobOfferId !== null && (
        <Button asChild icon={FileBadge} variant={owed === 'OFFERED' ? 'primary' : 'secondary'}>
          <Link to={toOffer(jobOfferId)}>
            {owed === 'OFFERED'
              ? t(`application.answerOffer.${offer?.canAccept === false ? 'DECLINE' : kind}`)
              : t(`application.seeOffer.${kind}`)}
          </Link>
        </Button>
      )}
      {interviewId !== null && (
        <Button
          asChild
          icon={CalendarClock}
          variant={owed === 'INTERVIEW_REQUESTED' ? 'primary' : 'secondary'}
        >
          <Link to={toInterview(interviewId)}>
            {owed === 'INTERVIEW_REQUESTED'
              ? t('application.answerInterview')
              : t('application.seeInterview')}
          </Link>
        </Button>
      )}
      {stage === 'OFFER_ACCEPTED' && isTimesheetOpen(kind, offer?.joiningDate, today) && (
        <Button asChild icon={Timer}>
          <Link to={paths.timesheet}>{t('toTimesheet')}</Link>
        </Button>
      )}
    </Inline>
  );
}
