import { Button } from '@michi/design-system/button';
import { useTranslation } from 'react-i18next';

export interface MoreButtonProps {
  readonly isWhole: boolean;
  readonly onChange: (isWhole: boolean) => void;
  /** Entries that are then shown. */
  readonly count: number;
}

/** Shows a list whole, or its beginning again. */
export function MoreButton({ isWhole, onChange, count }: MoreButtonProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Button variant="ghost" size="small" flush aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? t('more.fewer') : t('more.all', { count })}
    </Button>
  );
}
