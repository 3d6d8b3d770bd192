import { Checkbox } from '@michi/design-system/checkbox';
import { DateField } from '@michi/design-system/date-field';
import { Grid } from '@michi/design-system/grid';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { TextArea } from '@michi/design-system/text-area';
import { TextField } from '@michi/design-system/text-field';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { yes, type Entry, type EntryField, type Faults } from '../entries.ts';
import { readMonth } from '../readMonth.ts';

export interface EntryFieldsProps {
  readonly fields: readonly EntryField[];
  readonly entry: Entry;
  readonly faults: Faults;
  /** Id of a field, for the summary to lead to. */
  readonly idOf: (name: string) => string;
  readonly onChange: (entry: Entry) => void;
}

/** Fields that stand beside one another come in pairs; every other has a row. */
const rowsOf = (fields: readonly EntryField[]): readonly (readonly EntryField[])[] => {
  const rows: EntryField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const isSecond = field.isHalf === true && last?.length === 1 && last[0]?.isHalf === true;
    if (isSecond) last.push(field);
    else rows.push([field]);
  }
  return rows;
};

/** The fields of one entry. */
export function EntryFields({ fields, entry, faults, idOf, onChange }: EntryFieldsProps) {
  const asked = fields.filter(({ isAsked }) => isAsked?.(entry) !== false);
  return (
    <Stack gap="medium">
      {rowsOf(asked).map((row) => (
        <Grid key={row[0]?.name} gap="medium" columns={row.length === 2 ? { tablet: 2 } : {}}>
          {row.map((field) => (
            <OneField
              key={field.name}
              field={field}
              id={idOf(field.name)}
              value={entry[field.name] ?? ''}
              fault={faults[field.name]}
              onChange={(value) => onChange({ ...entry, [field.name]: value })}
            />
          ))}
        </Grid>
      ))}
    </Stack>
  );
}

interface OneFieldProps {
  readonly field: EntryField;
  readonly id: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

function OneField({ field, id, value, fault, onChange }: OneFieldProps) {
  const { t } = useTranslation('profile');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const { label, hint, kind, maximum, options = [] } = field;
  const words = {
    id,
    label,
    hint,
    error: fault,
    requirement: shared(field.isRequired === true ? 'form.required' : 'form.optional'),
  };
  switch (kind) {
    case 'line':
      return (
        <TextField
          {...words}
          maxLength={maximum}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'text':
      return (
        <TextArea
          {...words}
          rows={4}
          grows
          maxLength={maximum}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'month':
      return (
        <TextField
          {...words}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => {
            const month = readMonth(value);
            if (month !== null && month !== value) onChange(month);
          }}
        />
      );
    case 'date':
      return (
        <DateField
          {...words}
          yearLabel={t('date.year')}
          monthLabel={t('date.month')}
          dayLabel={t('date.day')}
          unitsAfter={language === 'jp'}
          value={value}
          onValueChange={onChange}
        />
      );
    case 'choice':
      return (
        <Select
          {...words}
          placeholder={t('choose')}
          options={[...options]}
          value={value}
          onValueChange={onChange}
        />
      );
    case 'check':
      return (
        <Checkbox
          id={id}
          label={label}
          error={fault}
          checked={value === yes}
          onChange={(event) => onChange(event.currentTarget.checked ? yes : '')}
        />
      );
  }
}
