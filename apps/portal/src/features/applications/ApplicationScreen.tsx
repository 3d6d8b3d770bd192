import {
  getApplicationFileUrl,
  getShowApplicationDossierQueryOptions,
  type ApplicationDossier,
  type ApplicationFile,
  type Job,
} from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { DescriptionList } from '@michi/design-system/description-list';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { PageHeader } from '@michi/design-system/page-header';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { jobTabs } from '../../shared/navigation/jobTabs.ts';
import { toCompany, toJob, toJobs, toSentResume } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { NotesForm } from '../../shared/ui/application-notes/NotesForm.tsx';
import { useReplyTime } from '../../shared/ui/detail/useReplyTime.ts';
import { ApplicationTimeline } from '../../shared/ui/detail/ApplicationTimeline.tsx';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { DownloadButton } from '../../shared/ui/files/DownloadButton.tsx';
import { CompanyAvatar } from '../../shared/ui/company/CompanyAvatar.tsx';
import { KeepAnswer } from './KeepAnswer.tsx';
import { Checklist, Questions } from './NoteCards.tsx';
import { Interviews, NextCard } from './ProgressCards.tsx';

/** Disabled without an id. */
const applicationQuery = (id: string) =>
  getShowApplicationDossierQueryOptions(id, { query: { enabled: id !== '' } });

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([applicationQuery(openedIn(searchParams))]);

/** One application: what was sent, its stage, the next step, and the student's own notes. */
export function Component() {
  const { t } = useTranslation('applications');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const [address] = useSearchParams();
  const id = openedIn(address);
  const query = useQuery(applicationQuery(id));
  const { data: dossier } = query;
  useScreenTitle(dossier && pickBilingual(dossier.job, 'title', language));
  if (dossier !== undefined) return <ApplicationContents key={dossier.id} dossier={dossier} />;
  const applied = toJobs('PUBLIC', { tab: jobTabs.appliedJobs });
  return (
    <DetailState
      id={id}
      query={query}
      back={<BackLink to={applied}>{labels('jobTab.appliedJobs')}</BackLink>}
      to={applied}
      texts={{
        loading: t('loading'),
        failed: t('failed'),
        missing: { title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') },
      }}
    />
  );
}

/**
 * An application with everything about it. What a student needs before an interview comes first; on wide screens the notes are
 * beside it. On paper an ordinary application fits one sheet of A4; the timeline, whose contents the other cards have, is left
 * out.
 */
function ApplicationContents({ dossier }: { readonly dossier: ApplicationDossier }) {
  const { t } = useTranslation('applications');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const { job, timeline } = dossier;
  const { application, company } = job;
  const tab = application?.stage === 'RECOMMENDED' ? 'recommendations' : 'appliedJobs';
  return (
    <Stack gap="large" print="dense">
      <PageHeader
        back={
          <ScreenOnly>
            <BackLink to={toJobs(job.audience, { tab: jobTabs[tab] })}>{labels(`jobTab.${tab}`)}</BackLink>
          </ScreenOnly>
        }
        leading={<CompanyAvatar size={56} company={company} />}
        title={pickBilingual(job, 'title', language)}
        subtitle={
          <Link asChild>
            <RouterLink to={toCompany(job.audience, company.id)}>
              {pickBilingual(company, 'name', language)}
            </RouterLink>
          </Link>
        }
        actions={
          <ScreenOnly>
            <Button size="small" icon={Printer} onClick={() => globalThis.print()}>
              {t('print')}
            </Button>
          </ScreenOnly>
        }
      />
      <Grid columns={{ desktop: 'sidebar', print: 'sidebar' }} align="start" gap="large">
        <Stack gap="large">
          <NextCard dossier={dossier} />
          <SentCard dossier={dossier} />
          <Interviews dossier={dossier} />
          <Questions dossier={dossier} />
        </Stack>
        <Stack gap="large">
          <Card title={t('notes.title')}>
            <NotesForm dossier={dossier} />
          </Card>
          <Checklist dossier={dossier} />
          <CompanyCard job={job} />
          <ScreenOnly>
            {application !== null && timeline.length > 0 && (
              <Card title={t('timeline.title')}>
                <ApplicationTimeline
                  application={application}
                  kind={job.kind}
                  timeline={timeline}
                  label={t('timeline.title')}
                  answerByLabel={(date) => t('timeline.answerBy', { date })}
                />
              </Card>
            )}
          </ScreenOnly>
        </Stack>
      </Grid>
    </Stack>
  );
}

/** What the company received, word for word, with the resume as it was sent. */
function SentCard({ dossier: { id, job, sent } }: { readonly dossier: ApplicationDossier }) {
  const { t } = useTranslation('applications');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  if (sent === null) {
    return (
      <Card title={t('sent.title')}>
        <Text tone="soft">{t('sent.notYet')}</Text>
      </Card>
    );
  }
  const { answers, message, reasonForApplying, resume, sentAt } = sent;
  const textOf = (text: string | null, none: string) => (
    <Text as="span" preserveLines {...(text === null && { tone: 'soft' as const })}>
      {text ?? none}
    </Text>
  );
  const fileText = (file: ApplicationFile | null) =>
    file && labels('sentFile', { name: file.fileName, size: format.fileSize(file.size) });
  return (
    <Card title={t('sent.title')}>
      <Stack gap="medium">
        <DescriptionList
          layout="rows"
          items={[
            { term: t('sent.on'), value: format.dateAndTime(sentAt) },
            {
              term: t('sent.resume'),
              value: textOf(resume?.title ?? null, t('sent.noResume')),
              note:
                resume === null ? undefined : (
                  <Stack gap="xxsmall">
                    <Text as="span" size="small" tone="soft">
                      {labels(`sentResume.${resume.kind}`, {
                        file: resume.fileName,
                        date: format.date(resume.writtenOn ?? resume.uploadedAt),
                      })}
                    </Text>
                    <ScreenOnly>
                      <Link asChild>
                        <RouterLink to={toSentResume(id)}>{t('sent.open')}</RouterLink>
                      </Link>
                    </ScreenOnly>
                  </Stack>
                ),
            },
            {
              term: t('sent.reason'),
              value: (
                <Stack gap="xsmall" align="start">
                  {textOf(reasonForApplying, t('sent.noReason'))}
                  {reasonForApplying !== null && (
                    <KeepAnswer jobId={job.id} answer={{ questionId: null, text: reasonForApplying }} />
                  )}
                </Stack>
              ),
            },
            ...answers.map((answer) => ({
              id: answer.questionId,
              term: pickBilingual(answer, 'question', language) ?? '',
              value: (
                <Stack gap="xsmall" align="start">
                  {textOf(
                    answer.text ?? pickBilingual(answer, 'choice', language) ?? fileText(answer.file),
                    t('sent.noAnswer'),
                  )}
                  {answer.text !== null && <KeepAnswer jobId={job.id} answer={answer} />}
                </Stack>
              ),
              note:
                answer.file === null ? undefined : (
                  <ScreenOnly>
                    <DownloadButton
                      path={getApplicationFileUrl(answer.file.id)}
                      fileName={answer.file.fileName}
                      workingLabel={t('sent.downloading')}
                    >
                      {t('sent.download')}
                    </DownloadButton>
                  </ScreenOnly>
                ),
            })),
            { term: t('sent.message'), value: textOf(message, t('sent.noMessage')) },
          ]}
        />
        <ScreenOnly>
          <Text size="small" tone="soft">
            {t('sent.fixed')}
          </Text>
        </ScreenOnly>
      </Stack>
    </Card>
  );
}

/** The company in a few facts; missing ones are omitted. */
function CompanyCard({ job }: { readonly job: Job }) {
  const { t } = useTranslation('applications');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { employeeBand, establishedOn, id, industry, location, responseDays } = job.company;
  // While a reply is awaited, its date stands with the application.
  const isAwaited = (job.application?.resultExpectedBy ?? null) !== null;
  const reply = useReplyTime(isAwaited ? null : id, isAwaited ? null : responseDays);
  const facts = [
    {
      term: t('company.industry'),
      value: industry === null ? null : pickBilingual(industry, 'title', language),
    },
    {
      term: t('company.location'),
      value: location === null ? null : pickBilingual(location, 'city', language),
    },
    {
      term: t('company.employees'),
      value: employeeBand === null ? null : labels(`employeeBand.${employeeBand}`),
    },
    { term: t('company.founded'), value: establishedOn === null ? null : format.monthAndYear(establishedOn) },
    {
      term: t(reply?.isCounted === false ? 'company.states' : 'company.responds'),
      value: reply && t('company.days', { count: reply.days }),
    },
  ];
  return (
    <Card title={t('company.title')}>
      <Stack gap="medium">
        <DescriptionList layout="rows" items={facts.filter(({ value }) => value !== null)} />
        <ScreenOnly>
          <Inline gap="xsmall">
            <Button asChild size="small">
              <RouterLink to={toCompany(job.audience, id)}>{t('company.see')}</RouterLink>
            </Button>
            <Button asChild size="small">
              <RouterLink to={toJob(job.audience, job.id)}>{t('company.seeJob')}</RouterLink>
            </Button>
          </Inline>
        </ScreenOnly>
      </Stack>
    </Card>
  );
}
