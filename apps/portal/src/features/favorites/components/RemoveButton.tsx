import { IconButton } from '@michi/design-system/icon-button';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface RemoveButtonProps {
  /** Of what is kept. */
  readonly title: string;
  readonly onRemove: () => void;
}

/** The heart of something that is kept: pressed, and let go it is no longer. */
export function RemoveButton({ title, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('favorites');
  return <IconButton size="small" icon={Heart} pressed label={t('keep', { title })} onClick={onRemove} />;
}
