import {
  getInterviewFileUrl,
  type ApplicationDossier,
  type ApplicationStage,
  type Interview,
} from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { toInterview, toJob } from '../../shared/navigation/paths.ts';
import { ApplicationLinks } from '../../shared/ui/detail/ApplicationLinks.tsx';
import { ApplicationState } from '../../shared/ui/detail/ApplicationState.tsx';
import { DownloadButton } from '../../shared/ui/files/DownloadButton.tsx';
import { OutsideLink } from '../../shared/ui/text/RichText.tsx';

/** Whether an interview is still to be attended; one for which another time was requested is, until a new one is confirmed. */
export const isUpcoming = (
  { endsAt, result, status }: Pick<Interview, 'endsAt' | 'result' | 'status'>,
  now: Date,
): boolean =>
  result === null && status !== 'DENIED' && status !== 'CANCELLED' && Date.parse(endsAt) > now.getTime();

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

/** The interviews of the application, earliest first, each with its result. */
export function Interviews({ dossier: { interviews } }: { readonly dossier: ApplicationDossier }) {
  const { t } = useTranslation('applications');
  return (
    <Card title={t('interviews.title')} ruled padding={interviews.length === 0 ? 'medium' : 'none'}>
      {interviews.length === 0 ? (
        <Text tone="soft">{t('interviews.none')}</Text>
      ) : (
        <Stack as="ul" gap="none">
          {interviews.map((interview) => (
            <InterviewRow key={interview.id} interview={interview} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function InterviewRow({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('applications');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const { address, endsAt, id, link, mapLink, result, startsAt, status, style } = interview;
  const isAhead = isUpcoming(interview, now());
  const people = pickBilingual(interview, 'interviewers', language);
  return (
    <ListRow
      link={<RouterLink to={toInterview(id)} />}
      title={pickBilingual(interview, 'phase', language)}
      subtitle={format.list([
        labels('application.state.time', {
          date: format.date(startsAt),
          range: format.times(format.time(startsAt), format.time(endsAt)),
        }),
        labels(`application.state.style.${style}`),
        address === null ? null : pickBilingual(interview, 'address', language),
      ])}
      meta={people === null ? undefined : t('interviews.people', { people })}
      footer={
        <Inline gap="small">
          <Text as="span" size="small" tone="soft">
            {result === null
              ? labels(`application.interview.${status}`)
              : labels(`application.state.outcome.${result.outcome}`)}
          </Text>
          {isAhead && link !== null && (
            <Text as="span" size="small">
              <OutsideLink href={link}>{labels('application.state.join')}</OutsideLink>
            </Text>
          )}
          {isAhead && mapLink !== null && (
            <Text as="span" size="small">
              <OutsideLink href={mapLink}>{t('interviews.map')}</OutsideLink>
            </Text>
          )}
        </Inline>
      }
    />
  );
}
