import { SeminarPanel } from '../../features/seminars/components/SeminarPanel.tsx';
import { OpenedFavorite } from './OpenedFavorite.tsx';

/** A seminar opened from the favorites. */
export function FavoriteSeminarScreen() {
  return <OpenedFavorite Panel={SeminarPanel} />;
}
