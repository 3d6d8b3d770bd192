import { Button } from '@michi/design-system/button';
import { ChartColumn, Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** How figures are shown. */
export type FigureView = 'picture' | 'table';

export interface TableToggleProps {
  readonly view: FigureView;
  readonly onChange: (view: FigureView) => void;
}

/** Turns a picture into a table of the same figures, and back. */
export function TableToggle({ view, onChange }: TableToggleProps) {
  const { t } = useTranslation('dashboard');
  const other = view === 'picture' ? 'table' : 'picture';
  return (
    <Button
      variant="ghost"
      size="small"
      flush
      icon={other === 'table' ? Table2 : ChartColumn}
      onClick={() => onChange(other)}
    >
      {t(`view.${other}`)}
    </Button>
  );
}
