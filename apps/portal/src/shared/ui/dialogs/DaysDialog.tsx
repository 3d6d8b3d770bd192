import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The first and the last of some days, each as `YYYY-MM-DD`; null where there is no limit. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

export interface DaysDialogProps {
  /** The days to begin with. */
  readonly days: Days;
  readonly words: {
    readonly title: string;
    /** What is shown of these days, in a sentence. */
    readonly what?: string;
    readonly from: string;
    readonly to: string;
    /** What the button does. */
    readonly show: string;
    /** What is said of days the wrong way round; without it they are turned. */
    readonly reversed?: string;
  };
  readonly onClose: () => void;
  readonly onShow: (days: Days) => void;
}

const dayOrNone = (value: string): string | null => (value === '' ? null : value);

/** Asks of which days a list is to be. */
export function DaysDialog({ days, words, onClose, onShow }: DaysDialogProps) {
  const { t } = useTranslation('shared');
  const form = useId();
  const [from, setFrom] = useState(days.from ?? '');
  const [to, setTo] = useState(days.to ?? '');
  const [wasSent, setWasSent] = useState(false);
  const isReversed = from !== '' && to !== '' && to < from;
  const fault = isReversed ? words.reversed : undefined;
  const send = () => {
    setWasSent(true);
    if (fault !== undefined) return;
    onShow(isReversed ? { from: to, to: from } : { from: dayOrNone(from), to: dayOrNone(to) });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={words.title}
      description={words.what}
      closeLabel={t('actions.close')}
      footer={
        <>
          <Button onClick={() => onShow({ from: null, to: null })}>{t('actions.clear')}</Button>
          <Button type="submit" form={form} variant="primary">
            {words.show}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap="medium">
          <TextField
            type="date"
            label={words.from}
            requirement={t('form.optional')}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextField
            type="date"
            label={words.to}
            requirement={t('form.optional')}
            value={to}
            error={wasSent ? fault : undefined}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
