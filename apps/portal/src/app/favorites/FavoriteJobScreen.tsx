import { JobPanel } from '../../features/jobs/components/JobPanel.tsx';
import { OpenedFavorite } from './OpenedFavorite.tsx';

export function FavoriteJobScreen() {
  return <OpenedFavorite Panel={JobPanel} />;
}
