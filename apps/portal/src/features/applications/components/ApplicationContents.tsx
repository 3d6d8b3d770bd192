import type { ApplicationDossier } from '@michi/api/job';
import { Avatar } from '@michi/design-system/avatar';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Link } from '@michi/design-system/link';
import { PageHeader } from '@michi/design-system/page-header';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { jobTabs } from '../../../shared/navigation/jobTabs.ts';
import { toCompany, toJobs } from '../../../shared/navigation/paths.ts';
import { NotesForm } from '../../../shared/ui/application-notes/NotesForm.tsx';
import { ApplicationTimeline } from '../../../shared/ui/detail/ApplicationTimeline.tsx';
import { Checklist } from './Checklist.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { Interviews } from './Interviews.tsx';
import { NextCard } from './NextCard.tsx';
import { Questions } from './Questions.tsx';
import { SentCard } from './SentCard.tsx';

/**
 * An application with everything about it. What a student needs before an interview comes first; on wide screens the notes are
 * beside it. On paper an ordinary application fits one sheet of A4; the timeline, whose contents the other cards have, is left
 * out.
 */
export function ApplicationContents({ dossier }: { readonly dossier: ApplicationDossier }) {
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
        leading={
          <Avatar
            shape="square"
            size={56}
            name={pickBilingual(company, 'name', language)}
            seed={company.id}
          />
        }
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
                  answerByWords={(date) => t('timeline.answerBy', { date })}
                />
              </Card>
            )}
          </ScreenOnly>
        </Stack>
      </Grid>
    </Stack>
  );
}
