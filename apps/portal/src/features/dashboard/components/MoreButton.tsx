import { Button } from '@michi/design-system/button';
import { useTranslation } from 'react-i18next';

export interface MoreButtonProps {
  readonly isWhole: boolean;
  readonly onChange: (isWhole: boolean) => void;
  /** Entries that are then shown. */
  readonly count: number;
  /** There are more than those. */
  readonly partial?: boolean;
}

/** Shows a list whole, or its beginning again. */
export function MoreButton({ isWhole, onChange, count, partial = false }: MoreButtonProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Button variant="ghost" size="small" flush aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? t('more.fewer') : t(partial ? 'more.some' : 'more.all', { count })}
    </Button>
  );
}
