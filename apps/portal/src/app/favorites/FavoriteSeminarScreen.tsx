import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readFavoritesAddress } from '../../features/favorites/favoritesAddress.ts';
import { SeminarPanel } from '../../features/seminars/components/SeminarPanel.tsx';
import { BackLink } from '../../shared/back-link/BackLink.tsx';
import { toFavorite, toFavorites } from '../../shared/paths.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';

/** A seminar opened from the favorites: what the seminars show of it, with the way back to where it is kept. */
export function FavoriteSeminarScreen() {
  const { t } = useTranslation('favorites');
  const [query] = useSearchParams();
  const { kind, tab, page } = readFavoritesAddress(query);
  const id = query.get('id') ?? '';
  useScreenTitle(t('seminar'));
  return (
    <Stack gap="medium">
      <BackLink to={toFavorites({ tab, page })}>{t('back')}</BackLink>
      <SeminarPanel
        key={id}
        id={id}
        audience={kind.audience}
        level={1}
        companyLink={(companyId) => toFavorite('Company', companyId, { tab })}
      />
    </Stack>
  );
}
