import { Button } from '@michi/design-system/button';
import { TextField } from '@michi/design-system/text-field';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SentForm } from '../forms/SentForm.tsx';
import { useSentForm } from '../forms/useSentForm.ts';
import { OpenDialog } from '../dialogs/OpenDialog.tsx';
import { MenuChip } from '@michi/design-system/chip';
import { CalendarRange } from 'lucide-react';
import { useFormat } from '../../format/useFormat.ts';

/** First and last day, `YYYY-MM-DD`; null without a limit. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

interface DaysDialogProps {
  readonly title: string;
  /** What the days are of, as a sentence. */
  readonly description?: string | undefined;
  /** Initial days. */
  readonly days: Days;
  readonly onClose: () => void;
  readonly onShow: (days: Days) => void;
}

const dayOrNone = (value: string): string | null => (value === '' ? null : value);

/** Dialog for the period of a list. Days in reverse order are swapped. */
function DaysDialog({ title, description, days, onClose, onShow }: DaysDialogProps) {
  const { t } = useTranslation('shared');
  const state = useSentForm({
    id: useId(),
    names: [],
    isOneField: true,
    schema: z.object({ from: z.string(), to: z.string() }),
    defaultValues: { from: days.from ?? '', to: days.to ?? '' },
    send: (chosen) => Promise.resolve(chosen),
    onSent: ({ from, to }) => {
      const isReversed = from !== '' && to !== '' && to < from;
      onShow({ from: dayOrNone(isReversed ? to : from), to: dayOrNone(isReversed ? from : to) });
    },
  });
  return (
    <OpenDialog
      onClose={onClose}
      size="small"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={() => onShow({ from: null, to: null })}>{t('actions.clear')}</Button>
          <Button type="submit" form={state.rules.id} variant="primary">
            {t('days.show')}
          </Button>
        </>
      }
    >
      <SentForm state={state} gap="medium">
        <TextField {...state.field('from', { isRequired: false })} type="date" label={t('days.from')} />
        <TextField {...state.field('to', { isRequired: false })} type="date" label={t('days.to')} />
      </SentForm>
    </OpenDialog>
  );
}

interface DaysChipProps extends Pick<DaysDialogProps, 'description'> {
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
    </>
  );
}
