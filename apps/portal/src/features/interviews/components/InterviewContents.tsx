import type { Interview } from '@michi/api/job';
import { Avatar } from '@michi/design-system/avatar';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Link } from '@michi/design-system/link';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toApplication, toCompany, toJob, toJobs } from '../../../shared/navigation/paths.ts';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { listOf } from '../interviewList.ts';
import { InterviewAnswer } from './InterviewAnswer.tsx';
import { InterviewBadge } from './InterviewBadge.tsx';
import { InterviewFacts } from './InterviewFacts.tsx';
import { InterviewState } from './InterviewState.tsx';
import { InterviewTime } from './InterviewTime.tsx';
import { InterviewTimeline } from './InterviewTimeline.tsx';

export function InterviewContents({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const { job, status, respondBy } = interview;
  const { company } = job;
  const title = useRef<HTMLHeadingElement>(null);
  // Responding removes the button that was pressed.
  useLostFocus(title, `${status} ${interview.reschedule?.requestedAt ?? ''}`);
  const list = listOf(interview);
  return (
    <Stack gap="large">
      <PageHeader
        titleRef={title}
        back={<BackLink to={toJobs(job.audience, { tab: list.tab })}>{t(`back.${list.name}`)}</BackLink>}
        leading={
          <Avatar
            shape="square"
            size={56}
            name={pickBilingual(company, 'name', language)}
            seed={company.id}
          />
        }
        eyebrow={
          <>
            <InterviewBadge interview={interview} />
            {status === 'REQUESTED' && respondBy !== null && (
              <DeadlineBadge at={respondBy} isOwed isBesideDate />
            )}
          </>
        }
        title={pickBilingual(interview, 'phase', language)}
        subtitle={
          <Stack gap="xxsmall" align="start">
            <Link asChild>
              <RouterLink to={toCompany(job.audience, company.id)}>
                {pickBilingual(company, 'name', language)}
              </RouterLink>
            </Link>
            <Link asChild tone="text">
              <RouterLink to={toJob(job.audience, job.id)}>
                {pickBilingual(job, 'title', language)}
              </RouterLink>
            </Link>
          </Stack>
        }
        actions={
          <Button asChild size="small" icon={FileText}>
            <RouterLink to={toApplication(interview.applicationId)}>{labels('application.open')}</RouterLink>
          </Button>
        }
      />
      <Grid columns={{ desktop: 'sidebar' }} align="start" gap="large">
        <Card>
          <Stack gap="large">
            <InterviewTime interview={interview} />
            <InterviewState interview={interview} />
            <InterviewAnswer interview={interview} />
            <InterviewFacts interview={interview} />
          </Stack>
        </Card>
        <InterviewTimeline interview={interview} />
      </Grid>
    </Stack>
  );
}
