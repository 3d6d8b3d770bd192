import { Checkbox } from '@michi/design-system/checkbox';
import { DateField } from '@michi/design-system/date-field';
import { Grid } from '@michi/design-system/grid';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { useFields } from '../../../shared/ui/forms/useFields.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { yes, type Entries, type EntryField } from '../entries.ts';
import { readMonth } from '../readMonth.ts';

export interface EntryFieldsProps {
  /** The fields that apply, given the rest of the entry. */
  readonly fields: readonly EntryField[];
  readonly index: number;
}

/** Fields side by side come in pairs; every other has its own row. */
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

export function EntryFields({ fields, index }: EntryFieldsProps) {
  return (
    <Stack gap="medium">
      {rowsOf(fields).map((row) => (
        <Grid key={row[0]?.name} gap="medium" columns={row.length === 2 ? { tablet: 2 } : {}}>
          {row.map((field) => (
            <OneField key={field.name} field={field} name={`entries.${index}.${field.name}`} />
          ))}
        </Grid>
      ))}
    </Stack>
  );
}

interface OneFieldProps {
  readonly field: EntryField;
  readonly name: `entries.${number}.${string}`;
}

function OneField({
  field: { label, hint, kind, maximum, isRequired = false, options = [] },
  name,
}: OneFieldProps) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const { form, field } = useFields<Entries>();
  const { control, getValues, setValue } = form;
  const value = useWatch({ control, name });
  switch (kind) {
    case 'line':
      return <TextField {...field(name, { isRequired })} {...{ label, hint }} />;
    case 'text':
      return <LongText {...field(name, { isRequired })} {...{ label, hint }} limit={maximum} />;
    case 'month':
      return (
        <TextField
          {...field(name, {
            isRequired,
            onBlur: () => {
              const month = readMonth(getValues(name));
              if (month !== null) setValue(name, month);
            },
          })}
          {...{ label, hint }}
          inputMode="numeric"
          autoComplete="off"
        />
      );
    case 'date':
      return (
        <DateField
          {...field(name, { isRequired })}
          {...{ label, hint }}
          yearLabel={t('date.year')}
          monthLabel={t('date.month')}
          dayLabel={t('date.day')}
          unitsAfter={language === 'jp'}
        />
      );
    case 'choice':
      return (
        <Select
          {...field(name, { isRequired })}
          {...{ label, hint }}
          placeholder={t('choose')}
          options={[...options]}
        />
      );
    case 'check': {
      const { id, error } = field(name);
      return (
        <Checkbox
          {...{ id, label, error }}
          checked={value === yes}
          onChange={(event) =>
            setValue(name, event.currentTarget.checked ? yes : '', { shouldDirty: true, shouldTouch: true })
          }
        />
      );
    }
  }
}
