import { Button } from '@michi/design-system/button';
import { ScrollRow } from '@michi/design-system/scroll-row';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultPage } from './Results.tsx';
import { MenuChip } from '@michi/design-system/chip';
import type { IconComponent } from '@michi/design-system/icon';
import { Menu, MenuRadioGroup, MenuRadioItem } from '@michi/design-system/menu';
import { TextField } from '@michi/design-system/text-field';
import * as z from 'zod/mini';
import { SentForm } from '../forms/SentForm.tsx';
import { useSentForm } from '../forms/useSentForm.ts';
import { OpenDialog } from '../dialogs/OpenDialog.tsx';
import { CalendarRange } from 'lucide-react';
import { useFormat } from '../../format/useFormat.ts';

export interface FilterRowProps {
  /** Accessible name of the row. */
  readonly label: string;
  /** The page that the filters lead to. */
  readonly page: ResultPage<unknown> | undefined;
  /** Clears the filters of the row, not the search; undefined if none is set. */
  readonly onClear: (() => void) | undefined;
  /** The filters, as chips. */
  readonly children: ReactNode;
}

/** The filters of a list, and a button that clears them. An empty list offers that button itself (`ResultsNoMatch`). */
export function FilterRow({ label, page, onClear, children }: FilterRowProps) {
  const { t } = useTranslation('shared');
  return (
    <ScrollRow label={label}>
      {children}
      {onClear !== undefined && page?.totalPages !== 0 && (
        <Button variant="ghost" size="small" onClick={onClear}>
          {t('list.clearFilters')}
        </Button>
      )}
    </ScrollRow>
  );
}

/** Menu value for no choice; a value must not be empty. */
const any = 'ANY';

interface ChoiceChipProps<Value extends string> {
  readonly label: string;
  readonly icon?: IconComponent;
  readonly values: readonly Value[];
  readonly value: Value | null;
  readonly labelOf: (value: Value) => string;
  /** Offers no empty choice, as for an order. */
  readonly isAlwaysChosen?: boolean;
  readonly onChange: (value: Value | null) => void;
}

/** A filter with one of a few values, as a chip with a menu. */
export function ChoiceChip<Value extends string>({
  label,
  icon,
  values,
  value,
  labelOf,
  isAlwaysChosen = false,
  onChange,
}: ChoiceChipProps<Value>) {
  const { t } = useTranslation('shared');
  const chipLabel =
    value === null
      ? label
      : isAlwaysChosen
        ? labelOf(value)
        : t('list.chosen', { filter: label, value: labelOf(value) });
  return (
    <Menu
      trigger={
        <MenuChip {...(icon !== undefined && { icon })} active={value !== null && !isAlwaysChosen}>
          {chipLabel}
        </MenuChip>
      }
    >
      <MenuRadioGroup
        label={label}
        value={value ?? any}
        onValueChange={(chosen) => onChange(values.find((each) => each === chosen) ?? null)}
      >
        {!isAlwaysChosen && <MenuRadioItem value={any}>{t('list.any')}</MenuRadioItem>}
        {values.map((each) => (
          <MenuRadioItem key={each} value={each}>
            {labelOf(each)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

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
    hasErrorSummary: false,
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
