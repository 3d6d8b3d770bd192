import type { SeminarDetail, Seminar } from '@michi/api/seminar';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Card, CardSection } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Heading, type HeadingLevel } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { PathSteps } from '@michi/design-system/path-steps';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { StickyBar } from '@michi/design-system/sticky-bar';
import { Text } from '@michi/design-system/text';
import { media } from '@michi/design-system/theme';
import { useQuery } from '@tanstack/react-query';
import { Building2, Landmark, MapPin, Monitor, MonitorSmartphone, Signpost } from 'lucide-react';
import { useContext, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { isNotFound } from '../../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import {
  toSeminarCompany,
  toSeminars,
  toSeminar,
  type SeminarAudience,
} from '../../../shared/navigation/paths.ts';
import { DetailSection } from '../../../shared/ui/detail/DetailState.tsx';
import { FavoriteButton } from '../../../shared/ui/detail/FavoriteButton.tsx';
import { Awaited, FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { StateNews } from '../../../shared/ui/screen/StateNews.tsx';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { useMedia } from '../../../shared/ui/screen/useMedia.ts';
import { RichText } from '../../../shared/ui/text/RichText.tsx';
import { availabilityOf, applyEffectOf } from '../availability.ts';
import { seminarQuery } from '../queries.ts';
import { availabilityLabels, organizerLabel, timeLabel } from '../seminarLabels.ts';
import { useApplying, SeminarActions } from './SeminarActions.tsx';
import { SeminarApplicationStatus } from './SeminarApplicationStatus.tsx';
import { SeminarDocuments, SeminarFacts } from './SeminarFacts.tsx';
import { SeminarState } from './SeminarRow.tsx';
import { SeminarTime } from './SeminarTime.tsx';

interface SeminarPanelProps {
  /** Id in the address; empty if there is none. */
  readonly id: string;
  /** The list to link to if the seminar is missing. */
  readonly audience: SeminarAudience;
  /** 1 as a page of its own, 2 beside the list. */
  readonly level: SeminarLevel;
  /** Address of its company; default: in the same area of the portal. */
  readonly companyLink?: (companyId: string) => string;
}

/** A seminar beside the list or as a page, in each state: loading, missing, failed or loaded. */
export function SeminarPanel({
  id,
  audience,
  level,
  companyLink = (companyId) => toSeminarCompany(audience, companyId),
}: SeminarPanelProps) {
  const { t } = useTranslation('seminars');
  const { data, error, isPending, refetch } = useQuery(seminarQuery(id));
  if (data !== undefined) return <SeminarContents detail={data} level={level} companyLink={companyLink} />;
  if (id !== '' && isPending)
    return (
      <Awaited level={level}>
        <SeminarSkeleton label={t('detail.loading')} />
      </Awaited>
    );
  return (
    <Card>
      {id === '' || isNotFound(error) ? (
        <EmptyState
          level={level}
          title={t('detail.notFound')}
          description={t('detail.notFoundNote')}
          actions={
            <LinkButton variant={level === 1 ? 'primary' : 'secondary'} to={toSeminars(audience)}>
              {t('empty.browse')}
            </LinkButton>
          }
        />
      ) : (
        <FailedState level={level} title={t('detail.failed')} onTryAgain={refetch} />
      )}
    </Card>
  );
}

function SeminarSkeleton({ label }: { readonly label: string }) {
  return (
    <Card padding="none">
      <CardSection>
        <Stack gap="small">
          <Inline gap="xsmall">
            <Skeleton kind="badge" />
            <Skeleton kind="badge" />
          </Inline>
          <Skeleton kind="title" width="threeQuarters" />
          <Skeleton width="half" />
        </Stack>
      </CardSection>
      <CardSection>
        <Skeleton kind="block" />
      </CardSection>
      <CardSection>
        <Stack gap="large">
          <SkeletonOutline kind="text" label={label} />
          <SkeletonOutline kind="steps" count={3} />
        </Stack>
      </CardSection>
    </Card>
  );
}

type SeminarLevel = Extract<HeadingLevel, 1 | 2>;

const styleIcons = { ONLINE: Monitor, OFFLINE: MapPin, BOTH: MonitorSmartphone } as const;
const organizerIcons = {
  COMPANY: Building2,
  UNIVERSITY: Landmark,
  STUDENT: Building2,
  JOBHUNTING: Signpost,
} as const;

interface SeminarContentsProps {
  readonly detail: SeminarDetail;
  readonly level: SeminarLevel;
  readonly companyLink: (companyId: string) => string;
}

/** All details of a seminar. */
function SeminarContents({ detail, level, companyLink }: SeminarContentsProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { seminar, program, participants, documents, otherDates } = detail;
  const { company, organizer, style } = seminar;
  const title = useRef<HTMLHeadingElement>(null);
  const now = useContext(ClockContext);
  const isPhone = !useMedia(media.tablet);
  const applying = useApplying(seminar.id);
  const availability = availabilityOf(seminar, now());
  const { kind } = availability;
  const applyEffect =
    kind === 'over' || kind === 'attended' || kind === 'cancelled' ? null : applyEffectOf(seminar);
  // On a phone the main action stays visible while the student scrolls.
  const isAtFoot = level === 1 && isPhone && applyEffect !== null;
  // Applying and cancelling remove their own buttons.
  useLostFocus(title, seminar.application?.status);
  const section = level === 1 ? 2 : 3;
  const part = (heading: string, contents: ReactNode) => (
    <DetailSection title={heading} level={section}>
      {contents}
    </DetailSection>
  );
  const description = pickBilingual(detail, 'description', language);
  const contents = (
    <Card padding="none">
      <CardSection>
        <Stack gap="medium">
          <Stack gap="xsmall">
            <Inline gap="xsmall">
              <Badge tone="info" icon={styleIcons[style]}>
                {labels(`meetingStyle.${style}`)}
              </Badge>
              <Badge icon={organizerIcons[organizer.type]}>
                {pickBilingual(organizer, 'name', language)}
              </Badge>
            </Inline>
            <Heading ref={title} level={level} size="heading" focusable>
              {pickBilingual(seminar, 'title', language)}
            </Heading>
            <Text size="small" tone="soft">
              {organizerLabel(seminar, language, t)}
            </Text>
            <Text size="tiny" tone="soft">
              {format.list([
                t('detail.posted', { date: format.date(seminar.postedAt) }),
                seminar.updatedAt === seminar.postedAt
                  ? null
                  : t('detail.updated', { date: format.date(seminar.updatedAt) }),
              ])}
            </Text>
          </Stack>
          <StateNews key={seminar.id} state={seminar.application?.status}>
            {availabilityLabels(availability, seminar, format, t).title}
          </StateNews>
          <SeminarApplicationStatus detail={detail} level={section} />
          <SeminarActions detail={detail} applyEffect={applyEffect} applying={applying} isAtFoot={isAtFoot} />
        </Stack>
      </CardSection>
      <CardSection>
        <Stack gap="large">
          <SeminarTime seminar={seminar} level={section} />
          {description !== null && part(t('detail.about'), <RichText html={description} />)}
          {program.length > 0 &&
            part(
              t('detail.program'),
              <PathSteps
                direction="vertical"
                label={t('detail.program')}
                steps={program.map((entry, index) => ({
                  id: `${index}-${entry.title}`,
                  label: pickBilingual(entry, 'title', language),
                  time: entry.startsAt === null ? t('detail.timeOpen') : format.time(entry.startsAt),
                  state: 'stop' as const,
                }))}
              />,
            )}
          {participants.length > 0 &&
            part(
              t('detail.participants'),
              <Stack as="ul" gap="xxsmall">
                {participants.map((person) => (
                  <Text as="li" key={`${person.name} ${person.role}`}>
                    {format.list([
                      pickBilingual(person, 'name', language),
                      pickBilingual(person, 'role', language),
                    ])}
                  </Text>
                ))}
              </Stack>,
            )}
          {documents.length > 0 && part(t('detail.documents'), <SeminarDocuments documents={documents} />)}
          {part(t('detail.facts'), <SeminarFacts detail={detail} />)}
          {company !== null && (
            <Card padding="small">
              <Inline justify="between">
                <Text as="strong">{pickBilingual(company, 'name', language)}</Text>
                <Link asChild>
                  <RouterLink to={companyLink(company.id)}>{t('detail.seeCompany')}</RouterLink>
                </Link>
              </Inline>
            </Card>
          )}
          {otherDates.length > 0 && part(t('detail.otherDates'), <OtherDates seminars={otherDates} />)}
        </Stack>
      </CardSection>
    </Card>
  );
  // The contents stay at one position in the tree, so that the dialog survives a change of the seminar.
  return (
    <Stack gap="medium">
      {contents}
      {isAtFoot && (
        <StickyBar
          actions={
            <Button variant="primary" onClick={applying.begin}>
              {t(`way.${applyEffect}.open`)}
            </Button>
          }
        >
          <FavoriteButton what="Seminar" entry={seminar} variant="outline" />
        </StickyBar>
      )}
    </Stack>
  );
}

/** The same seminar on other days. */
function OtherDates({ seminars }: { readonly seminars: readonly Seminar[] }) {
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <Card padding="none" dense>
      <Stack as="ul" gap="none">
        {seminars.map((seminar) => (
          <ListRow
            key={seminar.id}
            link={<RouterLink to={toSeminar(seminar.audience, seminar.id)} />}
            title={timeLabel(seminar, format)}
            meta={format.list([
              labels(`meetingStyle.${seminar.style}`),
              pickBilingual(seminar, 'placeName', language),
            ])}
            footer={<SeminarState seminar={seminar} />}
          />
        ))}
      </Stack>
    </Card>
  );
}
