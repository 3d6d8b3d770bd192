import { MenuChip } from '@michi/design-system/chip';
import { CalendarRange } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import type { Days, DaysDialogProps } from '../dialogs/DaysDialog.tsx';
import { lazyDialog } from '../screen/lazyPart.tsx';

const DaysDialog = lazyDialog(async () => ({
  default: (await import('../dialogs/DaysDialog.tsx')).DaysDialog,
}));

export interface DaysChipProps extends Pick<DaysDialogProps, 'description'> {
  /** What happens on these days, also the title of the dialog. */
  readonly label: string;
  readonly value: Days;
  readonly onValueChange: (days: Days) => void;
}

/** A filter by a period of days, as a chip with a dialog. */
export function DaysChip({ label, description, value: { from, to }, onValueChange }: DaysChipProps) {
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const isSet = from !== null || to !== null;
  return (
    <>
      <MenuChip plain icon={CalendarRange} active={isSet} onClick={() => setOpen(true)}>
        {isSet ? format.dates(from, to) : label}
      </MenuChip>
      <Suspense fallback={null}>
        {isOpen && (
          <DaysDialog
            title={label}
            description={description}
            days={{ from, to }}
            onClose={() => setOpen(false)}
            onShow={(days) => {
              setOpen(false);
              onValueChange(days);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
