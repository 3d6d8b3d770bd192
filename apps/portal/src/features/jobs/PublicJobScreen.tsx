import { getShowPublicJobQueryOptions, type PublicJob } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card, CardSection } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  Banknote,
  BriefcaseBusiness,
  CalendarCheck,
  CalendarClock,
  House,
  Languages,
  MapPin,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { CompanyAvatar } from '../../shared/ui/company/CompanyAvatar.tsx';
import { isNotFound } from '../../shared/errors/errorMessage.ts';
import { useFailureReports } from '../../shared/errors/useFailureReports.ts';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { toJob, toLogin, toRegister } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { useIsSignedIn } from '../../shared/session/loginAddress.ts';
import { sessionQueryClient } from '../../shared/session/queryClient.ts';
import { DeadlineBadge } from '../../shared/ui/detail/DeadlineBadge.tsx';
import { DetailSection } from '../../shared/ui/detail/DetailState.tsx';
import { StatedFacts } from '../../shared/ui/detail/StatedFacts.tsx';
import { Awaited, FailedState } from '../../shared/ui/results/QueryStates.tsx';
import { VisitorPage } from '../../shared/ui/screen/VisitorPage.tsx';
import { RichText } from '../../shared/ui/text/RichText.tsx';
import { allLocations, compensationLabel, periodLabel } from './jobLabels.ts';

const isId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

const idIn = (query: URLSearchParams): string => query.get('id') ?? '';

/** Asked also without a network: a visitor has no data of before to wait with. */
const publicJobQuery = (id: string) =>
  getShowPublicJobQueryOptions(id, {
    query: { enabled: isId(id), networkMode: 'always', staleTime: Number.POSITIVE_INFINITY },
  });

/** Awaited: until then a page with the facts of the job shows them. */
export const clientLoader: LoaderFunction = async ({ url: { searchParams } }) => {
  const id = idIn(searchParams);
  if (isId(id)) await sessionQueryClient().prefetchQuery({ ...publicJobQuery(id), meta: { isSilent: true } });
  return null;
};

/** What is public of a job, for a visitor who follows its link. Whoever signs in sees the job itself. */
export function Component() {
  const [query] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const [client] = useState(sessionQueryClient);
  useFailureReports(client);
  const id = idIn(query);
  if (isSignedIn) return <Navigate to={toJob('PUBLIC', id)} replace />;
  return (
    <QueryClientProvider client={client}>
      <VisitorPage>
        <PublicJobState id={id} />
      </VisitorPage>
    </QueryClientProvider>
  );
}

function PublicJobState({ id }: { readonly id: string }) {
  const { t } = useTranslation('jobs');
  const { data, error, isError, refetch } = useQuery(publicJobQuery(id));
  if (data !== undefined) return <PublicFacts job={data} />;
  const isMissing = !isId(id) || isNotFound(error);
  if (!isMissing && !isError)
    return (
      <Awaited level={1}>
        <FactsSkeleton />
      </Awaited>
    );
  return (
    <Card>
      {isMissing ? (
        <EmptyState
          level={1}
          title={t('detail.notFound')}
          description={t('visitor.notFoundNote')}
          actions={
            <Button asChild variant="primary">
              <Link to={toLogin(toJob('PUBLIC', id))}>{t('visitor.logIn')}</Link>
            </Button>
          }
        />
      ) : (
        <FailedState level={1} title={t('detail.failed')} onTryAgain={refetch} />
      )}
    </Card>
  );
}

/** The place of the title, the facts and the ways on, before their words are there. */
function FactsSkeleton() {
  return (
    <Card padding="none">
      <CardSection>
        <Inline gap="medium" wrap={false} align="start">
          <Skeleton kind="avatar" />
          <Stack gap="xsmall" grow>
            <Skeleton kind="title" width="threeQuarters" />
            <Skeleton width="half" />
          </Stack>
        </Inline>
      </CardSection>
      <CardSection>
        <Stack gap="medium">
          <Skeleton kind="block" />
          <Skeleton kind="picture" />
        </Stack>
      </CardSection>
    </Card>
  );
}

function PublicFacts({ job }: { readonly job: PublicJob }) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const format = useFormat();
  const title = pickBilingual(job, 'title', language);
  const company = pickBilingual(job.company, 'name', language);
  const description = pickBilingual(job, 'description', language);
  useScreenTitle(title);
  return (
    <Card padding="none">
      <CardSection>
        <Inline gap="medium" wrap={false} align="start">
          <CompanyAvatar size={56} company={job.company} />
          <Stack gap="xxsmall" grow>
            <Heading level={1} size="heading" focusable>
              {title}
            </Heading>
            <Text>{company}</Text>
            <Text size="tiny" tone="soft">
              {t('detail.posted', { date: format.date(job.postedAt) })}
            </Text>
          </Stack>
        </Inline>
      </CardSection>
      <CardSection>
        <Stack gap="large">
          <Facts job={job} />
          <WaysOn job={job} />
          {description !== null && (
            <DetailSection title={t('detail.about')} level={2}>
              <RichText html={description} />
            </DetailSection>
          )}
        </Stack>
      </CardSection>
    </Card>
  );
}

function Facts({ job }: { readonly job: PublicJob }) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { employmentStatus, englishUse, internship, japaneseLevel, workStyle } = job;
  const compensation = internship?.compensation ?? null;
  return (
    <StatedFacts
      items={[
        {
          icon: Banknote,
          term: t(compensation === null ? 'facts.salary' : 'internship.compensation'),
          value:
            compensation === null ? format.salary(job.salary) : compensationLabel(compensation, format, t),
        },
        { icon: MapPin, term: t('facts.location'), value: allLocations(job, language) },
        {
          icon: House,
          term: t('facts.workStyle'),
          value: format.text(workStyle && labels(`workStyle.${workStyle}`)),
        },
        {
          icon: BriefcaseBusiness,
          term: t('facts.employmentStatus'),
          value: format.text(
            employmentStatus === 'OTHER' ? null : labels(`employmentStatus.${employmentStatus}`),
          ),
        },
        internship === null
          ? { icon: CalendarCheck, term: t('facts.startDate'), value: format.date(job.startDate) }
          : {
              icon: CalendarCheck,
              term: t('internship.period'),
              value: format.text(periodLabel(job, language, format)),
            },
        {
          icon: CalendarClock,
          term: t('facts.entryDeadline'),
          value: format.dateAndTimeWithZone(job.entryDeadline),
        },
        {
          icon: Languages,
          term: t('facts.japaneseLevel'),
          value: format.text(japaneseLevel && t(`japaneseLevel.${japaneseLevel}`)),
        },
        {
          icon: Languages,
          term: t('facts.englishUse'),
          value: format.text(englishUse && labels(`englishUse.${englishUse}`)),
        },
      ]}
    />
  );
}

/** To the job itself, ready to apply, by the login or a new account. */
function WaysOn({ job: { entryDeadline, id } }: { readonly job: PublicJob }) {
  const { t } = useTranslation('jobs');
  const next = toJob('PUBLIC', id);
  return (
    <Inline justify="between">
      <Inline gap="small">
        <Button asChild variant="primary" size="large">
          <Link to={toLogin(next)}>{t('visitor.logInToApply')}</Link>
        </Button>
        <Button asChild size="large">
          <Link to={toRegister(next)}>{t('visitor.register')}</Link>
        </Button>
      </Inline>
      {entryDeadline !== null && <DeadlineBadge at={entryDeadline} isBesideDate />}
    </Inline>
  );
}
