import type { LoaderFunction } from 'react-router-dom';
import { SeminarPanel } from '../../features/seminars/components/SeminarPanel.tsx';
import { OpenedFavorite } from './OpenedFavorite.tsx';
import { seminarQuery } from '../../features/seminars/queries.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([seminarQuery(openedIn(searchParams))]);

export function Component() {
  return <OpenedFavorite Panel={SeminarPanel} />;
}
