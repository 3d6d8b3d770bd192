import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readFavoritesAddress } from '../../features/favorites/favoritesAddress.ts';
import { JobPanel } from '../../features/jobs/components/JobPanel.tsx';
import { BackLink } from '../../shared/back-link/BackLink.tsx';
import { toFavorite, toFavorites } from '../../shared/paths.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';

/** A job opened from the favorites: what the jobs show of it, with the way back to where it is kept. */
export function FavoriteJobScreen() {
  const { t } = useTranslation('favorites');
  const [query] = useSearchParams();
  const { kind, tab, page } = readFavoritesAddress(query);
  const id = query.get('id') ?? '';
  useScreenTitle(t('job'));
  return (
    <Stack gap="medium">
      <BackLink to={toFavorites({ tab, page })}>{t('back')}</BackLink>
      <JobPanel
        key={id}
        id={id}
        audience={kind.audience}
        level={1}
        companyLink={(companyId) => toFavorite('Company', companyId, { tab })}
      />
    </Stack>
  );
}
