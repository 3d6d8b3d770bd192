import { useShowJob, type JobKind, type OfferLetter } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { DescriptionList, type Description } from '@michi/design-system/description-list';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { LetterSheet } from '@michi/design-system/letter-sheet';
import { Link } from '@michi/design-system/link';
import { Prose } from '@michi/design-system/prose';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat, useIsOver, useToday } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { jobTabs, offerTabs } from '../../shared/navigation/jobTabs.ts';
import { paths, toApplication, toJob, toJobs } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { ApplicationTimeline } from '../../shared/ui/detail/ApplicationTimeline.tsx';
import { HeadSkeleton, DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { useLostFocus } from '../../shared/ui/screen/useLostFocus.ts';
import { OfferBar } from './components/OfferBar.tsx';
import { OfferLetterSheet } from './components/OfferLetterSheet.tsx';
import { OfferMoment } from './components/OfferMoment.tsx';
import { AcceptOfferDialog, DenyOfferDialog } from './components/OfferResponseDialogs.tsx';
import { TalkItOverCard } from './components/TalkItOverCard.tsx';
import { nextSteps, type NextStep } from './nextSteps.ts';
import { offerQuery } from './queries.ts';

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([offerQuery(openedIn(searchParams))]);

/** An offer letter and the student's response to it. */
export function Component() {
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const [address] = useSearchParams();
  const id = openedIn(address);
  const query = useQuery(offerQuery(id));
  const { data: letter } = query;
  useScreenTitle(
    letter &&
      t(`titleNamed.${letter.offer.job.kind}`, {
        company: pickBilingual(letter.offer.job.company, 'name', language),
      }),
  );
  if (letter !== undefined) return <OfferContents key={letter.offer.id} letter={letter} />;
  return (
    <DetailState
      id={id}
      query={query}
      back={<BackLink to={paths.publicJobs}>{t('backToJobs')}</BackLink>}
      to={paths.publicJobs}
      outline={<OfferSkeleton />}
      texts={{
        loading: t('loading'),
        failed: t('failed'),
        missing: { title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') },
      }}
    />
  );
}

/** What came and the response to it; below it the letter, and at the foot the responses that are possible. */
function OfferContents({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const [openDialog, setOpenDialog] = useState<'accept' | 'deny' | null>(null);
  // Not persisted: after a reload only the receipt is shown.
  const [isJustAccepted, setJustAccepted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { allowedActions: allowed, applicationId, expiresAt, job, status: stored } = letter.offer;
  // The offer may expire while the page is open.
  const isOver = useIsOver(expiresAt);
  const status = stored === 'OFFERED' && isOver ? 'EXPIRED' : stored;
  const allowedActions = status === 'EXPIRED' ? [] : allowed;
  // The response removes the buttons that were pressed.
  useLostFocus(heading, status);
  const close = () => setOpenDialog(null);
  return (
    <Stack gap="medium">
      <ScreenOnly>
        <Stack gap="medium">
          <Inline justify="between">
            <BackLink to={toJobs(job.audience, { tab: offerTabs[job.audience] })}>{t('back')}</BackLink>
            <Button asChild size="small" icon={FileText}>
              <RouterLink to={toApplication(applicationId)}>{labels('application.open')}</RouterLink>
            </Button>
          </Inline>
          <OfferMoment
            letter={letter}
            status={status}
            canRespond={allowedActions.length > 0}
            isJustAccepted={isJustAccepted}
            titleRef={heading}
          />
          <WhatComesNextCard letter={letter} />
        </Stack>
      </ScreenOnly>
      <Grid columns={{ desktop: 'sidebar' }} align="start" gap="large">
        <OfferLetterSheet letter={letter} />
        <ScreenOnly>
          <Stack gap="large">
            {allowedActions.includes('accept-offer') && <AcceptingMeansCard kind={job.kind} />}
            <TalkItOverCard letter={letter} />
            <OfferTimeline letter={letter} />
          </Stack>
        </ScreenOnly>
      </Grid>
      <OfferBar
        letter={letter}
        status={status}
        allowedActions={allowedActions}
        onAccept={() => setOpenDialog('accept')}
        onDeny={() => setOpenDialog('deny')}
      />
      {openDialog === 'accept' && (
        <AcceptOfferDialog letter={letter} onClose={close} onAccepted={() => setJustAccepted(true)} />
      )}
      {openDialog === 'deny' && <DenyOfferDialog letter={letter} onClose={close} />}
    </Stack>
  );
}

/** A student takes one position; of internships as many as they like. */
const points = { JOB: ['one', 'others', 'confirm'], INTERNSHIP: ['others', 'confirm'] } as const;

function AcceptingMeansCard({ kind }: { readonly kind: JobKind }) {
  const { t } = useTranslation('offers');
  return (
    <Card as="section" title={t('means.title')} level={2}>
      <Prose>
        <ul>
          {points[kind].map((point) => (
            <li key={point}>{t(`means.${point}`)}</li>
          ))}
        </ul>
      </Prose>
    </Card>
  );
}

/** What comes after an acceptance until the first day; nothing for other offers, and nothing after that day. */
function WhatComesNextCard({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const format = useFormat();
  const steps = nextSteps(letter, useToday());
  const { job } = letter.offer;
  if (steps.length === 0) return null;
  const row = (step: NextStep): Description => {
    switch (step.kind) {
      case 'applications':
        return {
          term: t('next.applications'),
          value: t('next.applicationsText'),
          note: (
            <Link asChild>
              <RouterLink to={toJobs(job.audience, { tab: jobTabs.appliedJobs })}>
                {t('next.seeApplications')}
              </RouterLink>
            </Link>
          ),
        };
      case 'hrPhone':
        return {
          term: t('letter.hrPhone'),
          value: <Link href={`tel:${step.contact.replaceAll(/[^+\d]/g, '')}`}>{step.contact}</Link>,
        };
      case 'hrEmail':
        return {
          term: t('letter.hrEmail'),
          value: <Link href={`mailto:${step.contact}`}>{step.contact}</Link>,
        };
      case 'joiningDate':
        return { term: t(`terms.joiningDate.${job.kind}`), value: format.longDate(step.date) };
      default:
        return { term: t(`terms.${step.kind}`), value: format.longDate(step.date) };
    }
  };
  return (
    <Card as="section" title={t('next.title')} level={2}>
      <DescriptionList layout="rows" items={steps.map(row)} />
    </Card>
  );
}

/** The history up to the offer, with a link to the job. */
function OfferTimeline({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const { job } = letter.offer;
  const { data: detail, isPending } = useShowJob(job.id);
  const { application } = job;
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
            answerByLabel={(date) => t('answer.by', { date })}
          />
        )}
        <Button asChild fullWidth>
          <RouterLink to={toJob(job.audience, job.id)}>{t('timeline.seeJob')}</RouterLink>
        </Button>
      </Stack>
    </Card>
  );
}

function OfferSkeleton() {
  const { t } = useTranslation('offers');
  return (
    <Stack gap="medium">
      <Card>
        <Stack gap="large">
          <HeadSkeleton />
          <SkeletonOutline kind="terms" count={4} label={t('loading')} />
        </Stack>
      </Card>
      <Grid columns={{ desktop: 'sidebar' }} align="start" gap="large">
        <LetterSheet>
          <Stack gap="xlarge">
            <HeadSkeleton />
            <SkeletonOutline kind="text" count={3} />
            <SkeletonOutline kind="terms" count={8} />
          </Stack>
        </LetterSheet>
        <Card>
          <SkeletonOutline kind="steps" count={3} />
        </Card>
      </Grid>
    </Stack>
  );
}
