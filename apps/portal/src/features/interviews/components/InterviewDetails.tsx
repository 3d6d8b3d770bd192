import { getInterviewFileUrl, useShowJob, type Interview } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { DateTile } from '@michi/design-system/date-tile';
import { DescriptionList } from '@michi/design-system/description-list';
import { Heading } from '@michi/design-system/heading';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Globe } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { dateTimeFormat, dayIn } from '../../../shared/format/dates.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toJob } from '../../../shared/navigation/paths.ts';
import { ApplicationTimeline } from '../../../shared/ui/detail/ApplicationTimeline.tsx';
import { DownloadButton } from '../../../shared/ui/files/DownloadButton.tsx';
import { LinkedText, OutsideLink } from '../../../shared/ui/text/RichText.tsx';

/** When it is, in the student's zone, with the zone named and a way into the student's own calendar. */
export function InterviewTime({ interview }: { readonly interview: Interview }) {
  const { t, i18n } = useTranslation('interviews');
  const format = useFormat();
  const now = useContext(ClockContext);
  const { id, startsAt, endsAt, status, result } = interview;
  const { timeZone, zoneName: zone } = useTimeZone(startsAt);
  const date = dayIn(startsAt, timeZone);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(i18n.language, { timeZone, ...options }).format(new Date(startsAt));
  const isOff = status === 'DENIED' || status === 'CANCELLED' || result !== null;
  const isOver = Date.parse(endsAt) <= now().getTime();
  return (
    <Inline gap="medium" justify="between">
      <Inline gap="medium">
        <DateTile
          date={date}
          month={part({ month: 'short' })}
          day={String(Number(date.slice(8)))}
          weekday={part({ weekday: 'long' })}
          quiet={isOff || isOver}
        />
        <Stack gap="xxsmall">
          <Inline gap="xsmall" align="center">
            <Heading level={2} size="heading">
              {format.times(format.time(startsAt), format.time(endsAt))}
            </Heading>
            <Text as="span" tone="soft">
              {t('time.minutes', { count: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000) })}
            </Text>
          </Inline>
          {zone !== null && (
            <Inline gap="xxsmall" wrap={false} align="start">
              <Icon icon={Globe} size="small" />
              <Text as="span" size="small">
                {t('time.zone', { zone: zone })}
              </Text>
            </Inline>
          )}
        </Stack>
      </Inline>
      {!isOff && !isOver && (
        <DownloadButton
          path={getInterviewFileUrl(id)}
          fileName={`interview-${date}.ics`}
          workingLabel={t('time.downloading')}
        >
          {t('time.download')}
        </DownloadButton>
      )}
    </Inline>
  );
}

/** The details of an interview, `-` for those the interviewer does not state. */
export function InterviewFacts({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { style, link, mapLink, interviewer } = interview;
  const textOf = (field: 'address' | 'interviewers' | 'belongings' | 'dress' | 'message') => (
    <Text as="span" preserveLines>
      <LinkedText text={format.text(pickBilingual(interview, field, language))} />
    </Text>
  );
  const isOnline = style === 'ONLINE';
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('facts.style'), value: t(`style.${style}`) },
        ...(isOnline || link !== null
          ? [{ term: t('facts.link'), value: link === null ? null : <OutsideLink href={link} /> }]
          : []),
        ...(isOnline
          ? []
          : [
              {
                term: t('facts.place'),
                value: textOf('address'),
                note:
                  mapLink === null ? undefined : <OutsideLink href={mapLink}>{t('facts.map')}</OutsideLink>,
              },
            ]),
        { term: t('facts.interviewer'), value: labels(`actor.${interviewer}`) },
        { term: t('facts.interviewers'), value: textOf('interviewers') },
        { term: t('facts.dress'), value: textOf('dress') },
        { term: t('facts.belongings'), value: textOf('belongings') },
        { term: t('facts.message'), value: textOf('message') },
      ]}
    />
  );
}

/** Past and known future events of the application, with a link to the job. */
export function InterviewTimeline({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const { job, status, result, startsAt } = interview;
  const { data: detail, isPending } = useShowJob(job.id);
  const { application } = job;
  const isAhead =
    result === null &&
    status !== 'DENIED' &&
    status !== 'CANCELLED' &&
    Date.parse(startsAt) > now().getTime();
  const expected = job.application?.resultExpectedBy ?? null;
  return (
    <Card title={t('timeline.title')} level={2}>
      <Stack gap="medium">
        {isPending && <SkeletonOutline kind="steps" count={3} label={t('loading')} />}
        {detail !== undefined && application !== null && detail.timeline.length > 0 && (
          <ApplicationTimeline
            application={application}
            kind={job.kind}
            timeline={detail.timeline}
            label={t('timeline.title')}
            answerByLabel={(date) => t('state.answerBy', { date })}
            coming={[
              ...(isAhead
                ? [
                    {
                      id: 'interview',
                      label: pickBilingual(interview, 'phase', language),
                      time: format.dateAndTime(startsAt),
                    },
                  ]
                : []),
              ...(status === 'ACCEPTED' && result === null && expected !== null
                ? [
                    {
                      id: 'result',
                      label: t('timeline.result'),
                      note: t('timeline.resultNote'),
                      time: t('timeline.by', { date: format.date(expected) }),
                    },
                  ]
                : []),
            ]}
          />
        )}
        <Button asChild fullWidth>
          <RouterLink to={toJob(job.audience, job.id)}>{t('timeline.seeJob')}</RouterLink>
        </Button>
      </Stack>
    </Card>
  );
}
