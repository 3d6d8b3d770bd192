import { Button } from '@michi/design-system/button';
import { EmptyState } from '@michi/design-system/empty-state';
import { useTranslation } from 'react-i18next';

/** Message of a list beyond its last page, such as after entries were removed elsewhere, with a link to the last. */
export function PastEnd({ onLast }: { readonly onLast: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <EmptyState title={t('pages.pastEnd')} actions={<Button onClick={onLast}>{t('pages.last')}</Button>} />
  );
}
