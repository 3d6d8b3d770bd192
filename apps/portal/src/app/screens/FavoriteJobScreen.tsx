import type { LoaderFunction } from 'react-router-dom';
import { JobPanel } from '../../features/jobs/components/JobPanel.tsx';
import { OpenedFavorite } from './OpenedFavorite.tsx';
import { jobQuery } from '../../features/jobs/queries.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([jobQuery(openedIn(searchParams))]);

export function Component() {
  return <OpenedFavorite Panel={JobPanel} />;
}
