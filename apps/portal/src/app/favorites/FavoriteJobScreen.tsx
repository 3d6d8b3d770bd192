import { JobPanel } from '../../features/jobs/components/JobPanel.tsx';
import { OpenedFavorite } from './OpenedFavorite.tsx';

/** A job opened from the favorites. */
export function FavoriteJobScreen() {
  return <OpenedFavorite Panel={JobPanel} />;
}
