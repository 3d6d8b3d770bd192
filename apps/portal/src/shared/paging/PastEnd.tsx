import { Button } from '@michi/design-system/button';
import { EmptyState } from '@michi/design-system/empty-state';
import { useTranslation } from 'react-i18next';

/** What a list says on a page past its last one, as after entries were removed elsewhere: the way back to the first. */
export function PastEnd({ onFirst }: { readonly onFirst: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <EmptyState title={t('pages.pastEnd')} actions={<Button onClick={onFirst}>{t('pages.first')}</Button>} />
  );
}
