import {
  getShowResumeQueryOptions,
  type Resume,
  type ResumeContent,
  type ResumeFormat,
} from '@michi/api/user';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams, type LoaderFunction } from 'react-router-dom';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { MadePreview } from './components/MadePreview.tsx';
import { PreviewSkeleton } from './components/PreviewSkeleton.tsx';
import { UploadedPreview } from './components/UploadedPreview.tsx';

/** One resume, for a reason if given; disabled without an id. */
const resumeQuery = (id: string, reason: string) =>
  getShowResumeQueryOptions(id, reason === '' ? undefined : { reason }, { query: { enabled: id !== '' } });

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([resumeQuery(openedIn(searchParams), openedIn(searchParams, 'reason'))]);

/** One resume as recipients see it: the PDF. */
export function Component() {
  const { t } = useTranslation('resume');
  const [address] = useSearchParams();
  const id = openedIn(address);
  const reason = openedIn(address, 'reason');
  const query = useQuery(resumeQuery(id, reason));
  const { data } = query;
  useScreenTitle(data?.resume.title);
  if (data === undefined) {
    return (
      <DetailState
        id={id}
        query={query}
        back={<BackLink to={paths.resumes}>{t('backToResumes')}</BackLink>}
        to={paths.resumes}
        outline={<PreviewSkeleton />}
        words={{
          loading: t('loading'),
          failed: t('failed'),
          missing: {
            title: t('preview.missing'),
            text: t('preview.missingText'),
            action: t('toResumes'),
          },
        }}
      />
    );
  }
  const made = madeOf(data.resume, data.content);
  return made === null ? (
    <UploadedPreview resume={data.resume} />
  ) : (
    <MadePreview key={id} {...made} reasonId={reason} />
  );
}

/** The full content of a resume made here; null for an uploaded one. */
const madeOf = (
  resume: Resume,
  content: ResumeContent | null,
): { readonly resume: Resume; readonly content: ResumeContent; readonly format: ResumeFormat } | null =>
  content === null || resume.format === null ? null : { resume, content, format: resume.format };
