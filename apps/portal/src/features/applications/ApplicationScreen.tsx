import { getShowApplicationDossierQueryOptions } from '@michi/api/job';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams, type LoaderFunction } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { jobTabs } from '../../shared/navigation/jobTabs.ts';
import { toJobs } from '../../shared/navigation/paths.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { ApplicationContents } from './components/ApplicationContents.tsx';

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
      words={{
        loading: t('loading'),
        failed: t('failed'),
        missing: { title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') },
      }}
    />
  );
}
