import { useShowCounsellor, type CounsellorDetail } from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { Card } from '@michi/design-system/card';
import { DescriptionList } from '@michi/design-system/description-list';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat, ClockContext, TimeZoneContext, useTimeZone } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { LinkedText } from '../../shared/ui/text/RichText.tsx';
import { UniversityOnly } from '../../shared/ui/screen/UniversityOnly.tsx';
import { CounsellorAvatar } from './components/CounsellorAvatar.tsx';
import { AvailabilityCard } from './components/AvailabilityCard.tsx';
import { useClosedMessage, useRules, BookButton, ClosedAlert } from './components/BookingRules.tsx';
import { useCounsellorLabels } from './useCounsellorLabels.ts';

/** One counsellor: who they are, how they can help, and when they can be met. */
export function Component() {
  const { t } = useTranslation('career-office');
  return (
    <UniversityOnly title={t('counsellor.title')}>
      <OneCounsellor />
    </UniversityOnly>
  );
}

function OneCounsellor() {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const [address] = useSearchParams();
  const id = openedIn(address);
  const query = useShowCounsellor(id, { query: { enabled: id !== '' } });
  const { data: detail } = query;
  useScreenTitle(detail && pickBilingual(detail.counsellor, 'name', language));
  const back = <BackLink to={paths.counsellors}>{t('counsellors.title')}</BackLink>;
  if (detail !== undefined) return <CounsellorContents key={id} detail={detail} back={back} />;
  return (
    <DetailState
      id={id}
      query={query}
      back={back}
      to={paths.counsellors}
      texts={{
        loading: t('counsellor.loading'),
        failed: t('counsellor.failed'),
        missing: {
          title: t('counsellor.missing.title'),
          text: t('counsellor.missing.text'),
          action: t('counsellor.missing.action'),
        },
      }}
    />
  );
}

interface CounsellorContentsProps {
  readonly detail: CounsellorDetail;
  readonly back: ReactNode;
}

function CounsellorContents({ detail, back }: CounsellorContentsProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const closed = useClosedMessage(useRules());
  const labelsOf = useCounsellorLabels();
  const { counsellor } = detail;
  const { name, position, style, languages, next } = labelsOf(counsellor);
  const help = pickBilingual(detail, 'howICanHelp', language);
  const about = pickBilingual(detail, 'about', language);
  return (
    <Stack gap="large">
      <PageHeader
        back={back}
        leading={<CounsellorAvatar size={72} counsellor={counsellor} described />}
        eyebrow={<Badge tone={counsellor.isAvailable ? 'success' : 'neutral'}>{next}</Badge>}
        title={name}
        {...(position !== null && {
          subtitle: (
            <Text as="span" size="body" tone="soft">
              {position}
            </Text>
          ),
        })}
        actions={
          counsellor.isAvailable && closed === null && <BookButton size="large" counsellor={counsellor.id} />
        }
      />
      <ClosedAlert closed={closed} />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="large">
          <Card title={t('counsellor.help')}>
            <Stack gap="medium">
              <Text
                preserveLines
                {...(help !== null && { lang: help === detail.howICanHelpJp ? 'ja' : 'en' })}
              >
                <LinkedText text={format.text(help)} />
              </Text>
              <Inline as="ul" gap="xsmall">
                {counsellor.topics.map((topic) => (
                  <li key={topic}>
                    <Badge tone="brand">{t(`topic.${topic}`)}</Badge>
                  </li>
                ))}
              </Inline>
            </Stack>
          </Card>
          <AvailabilityCard
            counsellorId={counsellor.id}
            startsWith={counsellor.nextAvailableAt}
            isClosed={closed !== null}
          />
        </Stack>
        <Stack gap="large">
          <Card title={t('counsellor.facts')}>
            <DescriptionList
              layout="rows"
              items={[
                { term: t('style.label'), value: style },
                {
                  term: t('counsellor.assistedLabel'),
                  value: t('counsellor.assistedCount', {
                    formatted: format.number(counsellor.studentsAssisted),
                  }),
                },
                { term: t('counsellor.languages'), value: languages },
                { term: t('counsellor.place'), value: pickBilingual(detail, 'place', language) },
              ]}
            />
          </Card>
          <HoursCard detail={detail} />
          {about !== null && (
            <Card title={t('counsellor.about')}>
              <Text preserveLines lang={about === detail.aboutJp ? 'ja' : 'en'}>
                <LinkedText text={about} />
              </Text>
            </Card>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}

/** Weekly hours of a counsellor, in the named time zone of their place. */
function HoursCard({ detail }: { readonly detail: CounsellorDetail }) {
  const { t } = useTranslation('career-office');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { hours, timezone } = detail;
  const schedule = pickBilingual(detail, 'schedule', language);
  const days = [...Map.groupBy(hours, ({ weekday }) => weekday)];
  return (
    <Card title={t('counsellor.schedule')}>
      <Stack gap="small">
        {(schedule !== null || days.length === 0) && <Text>{schedule ?? t('counsellor.noSchedule')}</Text>}
        {days.length > 0 && (
          <>
            <DescriptionList
              layout="rows"
              items={days.map(([weekday, spans]) => ({
                term: labels(`workingDay.${weekday}`),
                value: spans.map(({ from, to }) => format.times(from, to)).join(t('separator')),
              }))}
            />
            <TimeZoneContext value={timezone}>
              <OfficeTimeZone />
            </TimeZoneContext>
          </>
        )}
      </Stack>
    </Card>
  );
}

function OfficeTimeZone() {
  const { t } = useTranslation('career-office');
  const now = useContext(ClockContext);
  const { zoneName } = useTimeZone(now());
  if (zoneName === null) return null;
  return (
    <Text size="small" tone="soft">
      {t('counsellor.zoneOfPlace', { zone: zoneName })}
    </Text>
  );
}
