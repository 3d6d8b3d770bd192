import { getInterviewFileUrl, type ApplicationDossier, type ApplicationStage } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { toJob } from '../../../shared/navigation/paths.ts';
import { ApplicationLinks } from '../../../shared/ui/detail/ApplicationLinks.tsx';
import { ApplicationState } from '../../../shared/ui/detail/ApplicationState.tsx';
import { DownloadButton } from '../../../shared/ui/files/DownloadButton.tsx';
import { isUpcoming } from '../isUpcoming.ts';

/** Final stages. */
const ended: readonly ApplicationStage[] = ['UNLUCKY', 'OFFER_DENIED', 'WITHDRAWN'];

/** The stage of the application, whose turn it is, the next date, and where to respond. */
export function NextCard({ dossier: { job, interviews } }: { readonly dossier: ApplicationDossier }) {
  const { t } = useTranslation('applications');
  const now = useContext(ClockContext);
  const { application } = job;
  if (application === null) return null;
  const meeting = interviews.find((interview) => isUpcoming(interview, now()));
  const isRecommended = application.stage === 'RECOMMENDED';
  const hasActions =
    isRecommended ||
    meeting !== undefined ||
    application.interviewId !== null ||
    application.jobOfferId !== null;
  return (
    <Card title={t('next.title')} tone="selected">
      <Stack gap="medium">
        <ApplicationState application={application} kind={job.kind} />
        {ended.includes(application.stage) && <Text tone="soft">{t('next.nothing')}</Text>}
        {hasActions && (
          <ScreenOnly>
            <Inline gap="xsmall">
              <ApplicationLinks application={application} kind={job.kind} />
              {isRecommended && (
                <Button asChild variant="primary">
                  <RouterLink to={toJob(job.audience, job.id)}>{t('next.answerRecommendation')}</RouterLink>
                </Button>
              )}
              {meeting !== undefined && (
                <DownloadButton
                  path={getInterviewFileUrl(meeting.id)}
                  fileName={`interview-${meeting.startsAt.slice(0, 10)}.ics`}
                  workingLabel={t('next.downloading')}
                >
                  {t('next.download')}
                </DownloadButton>
              )}
            </Inline>
          </ScreenOnly>
        )}
      </Stack>
    </Card>
  );
}
