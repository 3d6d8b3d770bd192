import { useShowCounselling, getCounsellingFileUrl, type Counselling } from '@michi/api/university';
import { useListResumes } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { DescriptionList } from '@michi/design-system/description-list';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { MenuItem } from '@michi/design-system/menu';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { CalendarSync, CalendarX2 } from 'lucide-react';
import { useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { dayIn } from '../../../shared/format/dates.ts';
import { ClockContext, useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { BackLink, LinkButton } from '../../../shared/navigation/links.tsx';
import { paths, toCounsellor, toBooking } from '../../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../../shared/navigation/screenTitle.ts';
import { DetailState } from '../../../shared/ui/detail/DetailState.tsx';
import { MoreActions } from '../../../shared/ui/detail/MoreActions.tsx';
import { CalendarLink } from '../../../shared/ui/detail/NextLinks.tsx';
import { sentences } from '../../../shared/ui/detail/StatedFacts.tsx';
import { DownloadButton } from '../../../shared/ui/files/DownloadButton.tsx';
import { OfferCard } from '../../../shared/ui/detail/OfferCard.tsx';
import { StateNews } from '../../../shared/ui/screen/StateNews.tsx';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { OutsideLink } from '../../../shared/ui/text/RichText.tsx';
import { CancelDialog, MoveDialog } from './AppointmentDialogs.tsx';
import { AppointmentTime, StatusBadge } from './AppointmentRow.tsx';
import { useRules, FixedText, RulesText } from './BookingRules.tsx';
import { CounsellorAvatar } from './CounsellorAvatar.tsx';

interface AppointmentProps {
  /** Id in the address; empty if it is none. */
  readonly id: string;
  /** Whether it was booked just now. */
  readonly isNew: boolean;
}

/** One appointment in each state: loading, failed, missing, or loaded. */
export function Appointment({ id, isNew }: AppointmentProps) {
  const { t } = useTranslation('career-office');
  const query = useShowCounselling(id, { query: { enabled: id !== '' } });
  const { data: counselling } = query;
  useScreenTitle(
    counselling === undefined
      ? t('appointment.title')
      : t('appointment.about', { topic: t(`topic.${counselling.topic}`) }),
  );
  if (counselling !== undefined) return <AppointmentContents counselling={counselling} isNew={isNew} />;
  return (
    <DetailState
      id={id}
      query={query}
      back={<BackLink to={paths.careerOffice}>{t('title')}</BackLink>}
      to={paths.careerOffice}
      texts={{
        loading: t('appointment.loading'),
        failed: t('appointment.failed'),
        missing: {
          title: t('appointment.missing.title'),
          text: t('appointment.missing.text'),
          action: t('appointment.missing.action'),
        },
      }}
    />
  );
}

/** Buttons for the actions that the service allows. */
function AppointmentActions({ counselling }: { readonly counselling: Counselling }) {
  const { t } = useTranslation('career-office');
  const [asking, setAsking] = useState<'move' | 'cancel' | null>(null);
  const { allowedActions } = counselling;
  const close = () => setAsking(null);
  if (allowedActions.length === 0) return null;
  return (
    <>
      <Inline justify="between" gap="small">
        {allowedActions.includes('reschedule') && (
          <Button size="large" icon={CalendarSync} onClick={() => setAsking('move')}>
            {t('move.action')}
          </Button>
        )}
        {allowedActions.includes('cancel') && (
          <MoreActions>
            <MenuItem icon={CalendarX2} tone="danger" onClick={() => setAsking('cancel')}>
              {t('cancel.action')}
            </MenuItem>
          </MoreActions>
        )}
      </Inline>
      {asking === 'move' && <MoveDialog counselling={counselling} onClose={close} />}
      {asking === 'cancel' && <CancelDialog counselling={counselling} onClose={close} />}
    </>
  );
}

interface AppointmentContentsProps {
  readonly counselling: Counselling;
  /** Whether it was booked just now. */
  readonly isNew: boolean;
}

/** An appointment in full: time, status, actions and rules. */
function AppointmentContents({ counselling, isNew }: AppointmentContentsProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const rules = useRules();
  const title = useRef<HTMLHeadingElement>(null);
  const { counsellor, status, topic, startsAt, endsAt, allowedActions } = counselling;
  // Moving and cancelling remove the button that was pressed.
  useLostFocus(title, `${status} ${startsAt}`);
  const name = pickBilingual(counsellor, 'name', language);
  const isAhead = status === 'BOOKED' && Date.parse(endsAt) > now().getTime();
  return (
    <Stack gap="large">
      <PageHeader
        titleRef={title}
        back={<BackLink to={paths.careerOffice}>{t('title')}</BackLink>}
        leading={<CounsellorAvatar size={56} counsellor={counsellor} described />}
        eyebrow={<StatusBadge status={status} />}
        title={t('appointment.about', { topic: t(`topic.${topic}`) })}
        subtitle={
          <Text as="span" size="body" tone="soft">
            <Link asChild>
              <RouterLink to={toCounsellor(counsellor.id)}>{name}</RouterLink>
            </Link>
          </Text>
        }
      />
      <StateNews state={`${status} ${startsAt}`}>
        {format.list([t(`status.${status}`), format.dateAndTimeWithZone(startsAt)])}
      </StateNews>
      <Grid columns={{ desktop: 'sidebar' }} align="start" gap="large">
        <Card>
          <Stack gap="large">
            <AppointmentTime counselling={counselling} isAhead={isAhead} />
            <AppointmentState counselling={counselling} isAhead={isAhead} isNew={isNew} />
            <AppointmentActions counselling={counselling} />
            {isAhead && allowedActions.length === 0 && (
              <Text size="small" tone="soft">
                <FixedText rules={rules} />
              </Text>
            )}
            <AppointmentFacts counselling={counselling} />
          </Stack>
        </Card>
        {isAhead && rules !== undefined && (
          <Card title={t('rules.title')}>
            <RulesText rules={rules} startsAt={startsAt} hideChangeDeadline={allowedActions.length === 0} />
          </Card>
        )}
      </Grid>
    </Stack>
  );
}

interface AppointmentStateProps {
  readonly counselling: Counselling;
  /** Whether it is upcoming. */
  readonly isAhead: boolean;
  /** Whether it was booked just now. */
  readonly isNew: boolean;
}

/** Status of an appointment and what comes next, in one message. */
function AppointmentState({ counselling, isAhead, isNew }: AppointmentStateProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const { timeZone } = useTimeZone(counselling.startsAt);
  const { status, style, link, startsAt, topic, cancelledAt, note, allowedActions } = counselling;
  const again = (
    <LinkButton size="small" to={toBooking({ topic })}>
      {t('state.again')}
    </LinkButton>
  );
  switch (status) {
    case 'BOOKED':
      return isAhead ? (
        <Alert
          tone="success"
          silent={!isNew}
          title={t(isNew ? 'state.new' : 'state.expected', { date: format.dateAndTimeWithZone(startsAt) })}
          actions={<CalendarLink day={dayIn(startsAt, timeZone)} />}
        >
          {sentences(language, [
            t(`state.next.${style === 'ONLINE' && link === null ? 'ONLINE_WITHOUT_LINK' : style}`),
            allowedActions.length > 0 ? t('state.changeable') : null,
          ])}
        </Alert>
      ) : (
        <Alert tone="info" silent title={t('state.over')}>
          {t('state.overNote')}
        </Alert>
      );
    case 'ATTENDED':
      return (
        <Alert tone="success" silent title={t('state.attended')} actions={again}>
          {t('state.attendedNote')}
        </Alert>
      );
    case 'MISSED':
      return (
        <Alert tone="warning" silent title={t('state.missed')} actions={again}>
          {t('state.missedNote')}
        </Alert>
      );
    case 'CANCELLED':
      return (
        <Alert
          tone="neutral"
          silent
          title={t('state.cancelled', { date: format.dateAndTime(cancelledAt) })}
          actions={again}
        >
          {note === null ? t('state.cancelledNote') : t('state.cancelledWhy', { note })}
        </Alert>
      );
  }
}

/** Further details of an appointment: format, question, and files. */
function AppointmentFacts({ counselling }: { readonly counselling: Counselling }) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const { style, link, question, jobOffer, files, resumeIds, note, status, bookedAt } = counselling;
  const resumes = useListResumes({
    query: { enabled: resumeIds.length > 0 },
  });
  const titles = resumes.data?.filter(({ id }) => resumeIds.includes(id)).map(({ title }) => title) ?? [];
  const isOnline = style === 'ONLINE';
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('style.label'), value: t(`style.${style}`) },
        isOnline
          ? { term: t('facts.link'), value: link === null ? null : <OutsideLink href={link} /> }
          : { term: t('facts.place'), value: pickBilingual(counselling, 'place', language) },
        {
          term: t('facts.question'),
          value:
            question === null ? null : (
              <Text as="span" preserveLines>
                {question}
              </Text>
            ),
        },
        ...(jobOffer ? [{ term: t('facts.offer'), value: <OfferCard offer={jobOffer} /> }] : []),
        ...(resumeIds.length > 0
          ? [
              {
                term: t('facts.resumes'),
                value:
                  titles.length > 0
                    ? format.list(titles)
                    : t('facts.resumeCount', { count: resumeIds.length }),
              },
            ]
          : []),
        {
          term: t('facts.files'),
          value:
            files.length === 0 ? null : (
              <Stack as="ul" gap="xsmall">
                {files.map(({ id, fileName }) => (
                  <li key={id}>
                    <Inline gap="small">
                      <span>{fileName}</span>
                      <DownloadButton
                        path={getCounsellingFileUrl(id)}
                        fileName={fileName}
                        workingLabel={t('facts.downloading')}
                      >
                        {t('facts.download')}
                      </DownloadButton>
                    </Inline>
                  </li>
                ))}
              </Stack>
            ),
        },
        ...(status !== 'CANCELLED' && note !== null ? [{ term: t('facts.note'), value: note }] : []),
        { term: t('facts.booked'), value: format.dateAndTime(bookedAt) },
      ]}
    />
  );
}
