import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditAddress } from '../auditAddress.ts';

type Days = Pick<AuditAddress, 'from' | 'to'>;

export interface DaysDialogProps extends Days {
  readonly onClose: () => void;
  readonly onShow: (days: Days) => void;
}

const dayOrNone = (value: string): string | null => (value === '' ? null : value);

/** Asks of which days the entries are to be; the wrong way round they are turned. */
export default function DaysDialog({ from: givenFrom, to: givenTo, onClose, onShow }: DaysDialogProps) {
  const { t } = useTranslation('admin');
  const { t: shared } = useTranslation('shared');
  const form = useId();
  const [from, setFrom] = useState(givenFrom ?? '');
  const [to, setTo] = useState(givenTo ?? '');
  const isReversed = from !== '' && to !== '' && to < from;
  const days = isReversed ? { from: to, to: from } : { from: dayOrNone(from), to: dayOrNone(to) };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t('audit.dates')}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={() => onShow({ from: null, to: null })}>{shared('actions.clear')}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('audit.show')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onShow(days);
        }}
      >
        <Stack gap="medium">
          <TextField
            type="date"
            label={t('audit.from')}
            requirement={shared('form.optional')}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextField
            type="date"
            label={t('audit.to')}
            requirement={shared('form.optional')}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
