import { SeminarPanel } from '../../features/seminars/components/SeminarPanel.tsx';
import { OpenedFavorite } from './OpenedFavorite.tsx';

export function FavoriteSeminarScreen() {
  return <OpenedFavorite Panel={SeminarPanel} />;
}
