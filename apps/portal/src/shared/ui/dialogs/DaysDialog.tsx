import { Button } from '@michi/design-system/button';
import { TextField } from '@michi/design-system/text-field';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SentForm } from '../forms/SentForm.tsx';
import { useSentForm } from '../forms/useSentForm.ts';
import { OpenDialog } from './OpenDialog.tsx';

/** First and last day, `YYYY-MM-DD`; null without a limit. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

export interface DaysDialogProps {
  /** Initial days. */
  readonly days: Days;
  readonly words: {
    readonly title: string;
    /** Description, as a sentence. */
    readonly what?: string;
    readonly from: string;
    readonly to: string;
    readonly show: string;
    /** Message for days in reverse order; without it they are swapped. */
    readonly reversed?: string;
  };
  readonly onClose: () => void;
  readonly onShow: (days: Days) => void;
}

const dayOrNone = (value: string): string | null => (value === '' ? null : value);

const isReversed = ({ from, to }: Record<'from' | 'to', string>): boolean =>
  from !== '' && to !== '' && to < from;

/** Dialog for the period of a list. */
export function DaysDialog({ days, words, onClose, onShow }: DaysDialogProps) {
  const { t } = useTranslation('shared');
  const state = useSentForm({
    id: useId(),
    // Only the last day can have an error.
    names: ['to'],
    isOneField: true,
    schema: z.object({ from: z.string(), to: z.string() }).check(
      z.superRefine((chosen, context) => {
        if (words.reversed !== undefined && isReversed(chosen))
          context.addIssue({ code: 'custom', path: ['to'], message: words.reversed });
      }),
    ),
    defaultValues: { from: days.from ?? '', to: days.to ?? '' },
    send: (chosen) => Promise.resolve(chosen),
    onSent: (chosen) => {
      const [from, to] = isReversed(chosen) ? [chosen.to, chosen.from] : [chosen.from, chosen.to];
      onShow({ from: dayOrNone(from), to: dayOrNone(to) });
    },
  });
  return (
    <OpenDialog
      onClose={onClose}
      size="small"
      title={words.title}
      description={words.what}
      footer={
        <>
          <Button onClick={() => onShow({ from: null, to: null })}>{t('actions.clear')}</Button>
          <Button type="submit" form={state.rules.id} variant="primary">
            {words.show}
          </Button>
        </>
      }
    >
      <SentForm state={state} gap="medium">
        <TextField
          {...state.field('from', { isRequired: false, deps: ['to'] })}
          type="date"
          label={words.from}
        />
        <TextField {...state.field('to', { isRequired: false })} type="date" label={words.to} />
      </SentForm>
    </OpenDialog>
  );
}
