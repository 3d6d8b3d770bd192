import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { favorites } from '../../features/favorites/favoritesAddress.ts';
import { JobPanel } from '../../features/jobs/components/JobPanel.tsx';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { toFavorite } from '../../shared/navigation/paths.ts';

/** A job opened from the favorites: what the jobs show of it, with the way back to where it is kept. */
export function FavoriteJobScreen() {
  const { t } = useTranslation('favorites');
  const [query] = useSearchParams();
  const { tab, page } = favorites.read(query);
  const id = query.get('id') ?? '';
  return (
    <Stack gap="medium">
      <BackLink to={favorites.to({ tab, page })}>{t('back')}</BackLink>
      <JobPanel
        key={id}
        id={id}
        audience={tab.audience}
        level={1}
        companyLink={(companyId) => favorites.to({ tab }, toFavorite('Company', companyId))}
      />
    </Stack>
  );
}
