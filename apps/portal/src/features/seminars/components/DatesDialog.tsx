import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeminarFilters } from '../seminarAddress.ts';

type Days = Pick<SeminarFilters, 'from' | 'to'>;

export interface DatesDialogProps {
  readonly filters: Days;
  readonly onClose: () => void;
  /** Shows the seminars that begin on these days. */
  readonly onShow: (days: Days) => void;
}

const dayOrNone = (value: string): string | null => (value === '' ? null : value);

/** Asks on which days a seminar may begin. */
export default function DatesDialog({ filters, onClose, onShow }: DatesDialogProps) {
  const { t } = useTranslation('seminars');
  const { t: shared } = useTranslation('shared');
  const form = useId();
  const [from, setFrom] = useState(filters.from ?? '');
  const [to, setTo] = useState(filters.to ?? '');
  const [wasSent, setWasSent] = useState(false);
  const isReversed = from !== '' && to !== '' && to < from;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t('dates.title')}
      description={t('dates.what')}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={() => onShow({ from: null, to: null })}>{shared('actions.clear')}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('dates.show')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setWasSent(true);
          if (!isReversed) onShow({ from: dayOrNone(from), to: dayOrNone(to) });
        }}
      >
        <Stack gap="medium">
          <TextField
            type="date"
            label={t('dates.from')}
            requirement={shared('form.optional')}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextField
            type="date"
            label={t('dates.to')}
            requirement={shared('form.optional')}
            value={to}
            error={wasSent && isReversed ? t('dates.reversed') : undefined}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
