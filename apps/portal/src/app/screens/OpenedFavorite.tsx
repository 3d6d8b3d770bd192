import { Stack } from '@michi/design-system/stack';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { favorites } from '../../features/favorites/favoritesAddress.ts';
import type { JobPanelProps } from '../../features/jobs/components/JobPanel.tsx';
import { BackLink } from '../../shared/navigation/links.tsx';
import { toFavorite } from '../../shared/navigation/paths.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';

/** A job or seminar in the panel of its own feature, with a link back to the favorites. */
export function OpenedFavorite({ Panel }: { readonly Panel: ComponentType<JobPanelProps> }) {
  const { t } = useTranslation('favorites');
  const [query] = useSearchParams();
  const { tab, page } = favorites.read(query);
  const id = openedIn(query);
  return (
    <Stack gap="medium">
      <BackLink to={favorites.to({ tab, page })}>{t('back')}</BackLink>
      <Panel
        key={id}
        id={id}
        audience={tab.audience}
        level={1}
        companyLink={(companyId) => favorites.to({ tab }, toFavorite('Company', companyId))}
      />
    </Stack>
  );
}
