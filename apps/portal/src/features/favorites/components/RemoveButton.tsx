import { IconButton } from '@michi/design-system/icon-button';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface RemoveButtonProps {
  /** Title of the favorite. */
  readonly title: string;
  readonly onRemove: () => void;
}

/** The heart of a favorite: pressing it removes the favorite. */
export function RemoveButton({ title, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('favorites');
  return <IconButton size="small" icon={Heart} pressed label={t('keep', { title })} onClick={onRemove} />;
}
