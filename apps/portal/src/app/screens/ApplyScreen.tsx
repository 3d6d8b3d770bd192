import type { LoaderFunction } from 'react-router-dom';
import { ApplyPage } from '../../features/jobs/ApplyPage.tsx';
import { jobQuery } from '../../features/jobs/queries.ts';
import { ResumePages } from '../../features/resume/components/ResumePages.tsx';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([jobQuery(openedIn(searchParams))]);

/** Applying to a job, with the pages of the resume as they are sent. */
export function Component() {
  return <ApplyPage ResumePages={ResumePages} />;
}
