import type { StudentProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { DateField } from '@michi/design-system/date-field';
import { Divider } from '@michi/design-system/divider';
import { Grid } from '@michi/design-system/grid';
import { Heading } from '@michi/design-system/heading';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { toast } from '@michi/design-system/toast-store';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Format } from '../../../shared/format/createFormat.ts';
import { useFormat, useToday } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { useFields } from '../../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import {
  applicableFields,
  draftOf,
  entriesOf,
  faultsOf,
  yes,
  readMonth,
  type Entries,
  type Entry,
  type EntryField,
} from '../entries.ts';
import { profileLists, type ListId } from '../lists.ts';
import { useSaveProfile } from '../useProfiles.ts';
import { draftName, useSectionForm, SectionFrame, type SectionFormProps } from './SectionForm.tsx';

/** An entry with an empty text for each missing field, as the schema requires. */
const complete = (entry: Entry, fields: readonly EntryField[]): Entry => ({
  ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
  ...entry,
});

/** The initial entries: an empty list begins with one empty entry. */
const orFirst = (entries: readonly Entry[], fields: readonly EntryField[]): Entry[] =>
  (entries.length === 0 ? [{}] : entries).map((entry) => complete(entry, fields));

/** Formats months as Japanese forms do (2023年4月); {@link readMonth} parses them again. */
const withMonths = (
  entries: readonly Entry[],
  fields: readonly EntryField[],
  format: Format,
): readonly Entry[] => {
  const months = fields.filter(({ kind }) => kind === 'month').map(({ name }) => name);
  return entries.map((entry) =>
    Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [
        name,
        months.includes(name) && value !== '' ? format.monthAndYear(`${value}-01`) : value,
      ]),
    ),
  );
};

interface ListFormProps extends SectionFormProps {
  readonly section: ListId;
  readonly student: StudentProfile;
}

/** Edits a section that is a list: adds, changes, moves and removes entries, and saves them together. */
export function ListForm({ section, student, next, onDiscard }: ListFormProps) {
  const { t } = useTranslation('profile');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const { language } = useLanguage();
  const today = useToday();
  const texts = useTextRules();
  const save = useSaveProfile();
  const list = profileLists[section];
  const name = draftName(section);
  const [before] = useState(student);
  const toFocus = useRef<string>(undefined);
  useEffect(() => {
    const id = toFocus.current;
    toFocus.current = undefined;
    if (id !== undefined) document.getElementById(id)?.focus();
  });
  const fields = list.fields({ t, labels });
  const saved = list.entries(student);
  const form = useSectionForm<Entries>({
    section,
    next,
    names: ({ entries }) =>
      entries.flatMap((entry, index) =>
        applicableFields(fields, entry).map((field) => `entries.${index}.${field.name}` as const),
      ),
    schema: z.object({ entries: z.array(z.record(z.string(), z.string())) }).check(
      z.superRefine(({ entries }, context) => {
        for (const [index, entry] of entries.entries()) {
          const faults = { ...faultsOf(fields, entry, t, texts, today), ...list.rule(entry, t, today) };
          for (const [field, message] of Object.entries(faults))
            context.addIssue({ code: 'custom', path: ['entries', index, field], message });
        }
      }),
    ),
    defaultValues: {
      entries: orFirst(language === 'jp' ? withMonths(saved, fields, format) : saved, fields),
    },
    of: ({ entries }) => draftOf(entries),
    read: (draft) => {
      const entries = entriesOf(draft);
      return entries === null ? {} : { entries: orFirst(entries, fields) };
    },
    restate: (fault) => ({ ...fault, name: fault.name.replace(`profile.${list.name}.`, 'entries.') }),
    save: ({ entries }, isForced) => save.student(list.change(entries), isForced ? undefined : before),
  });
  const { control } = form.form;
  const rows = useFieldArray({ control, name: 'entries', keyName: 'key' });
  const entries = useWatch({ control, name: 'entries' });
  const headingOf = (index: number) => `${name}-${index}`;
  const add = () => {
    toFocus.current = `${name}-entries.${entries.length}.${fields[0]?.name ?? ''}`;
    rows.append(complete({}, fields), { shouldFocus: false });
  };
  const move = (index: number, to: number) => {
    toFocus.current = headingOf(to);
    rows.move(index, to);
  };
  const remove = (index: number) => {
    // The following entry takes its position.
    toFocus.current = entries.length === 1 ? `${name}-add` : headingOf(Math.min(index, entries.length - 2));
    rows.remove(index);
    toast.show({ message: t(`list.${section}.removed`) });
  };

  return (
    <SectionFrame form={form} onDiscard={onDiscard}>
      <Stack gap="large">
        <Text tone="soft">{t(`hints.${section}`)}</Text>
        {rows.fields.map(({ key }, index) => (
          <Fragment key={key}>
            {index > 0 && <Divider />}
            <Stack gap="medium">
              <Inline justify="between" wrap={false}>
                <Heading level={2} size="large" id={headingOf(index)} focusable>
                  {t(`list.${section}.one`, { position: index + 1, all: rows.fields.length })}
                </Heading>
                <Inline gap="xxsmall" wrap={false}>
                  {index > 0 && (
                    <IconButton
                      size="small"
                      label={t(`list.${section}.up`, { position: index + 1 })}
                      icon={ArrowUp}
                      onClick={() => move(index, index - 1)}
                    />
                  )}
                  {index < rows.fields.length - 1 && (
                    <IconButton
                      size="small"
                      label={t(`list.${section}.down`, { position: index + 1 })}
                      icon={ArrowDown}
                      onClick={() => move(index, index + 1)}
                    />
                  )}
                  <IconButton
                    size="small"
                    label={t(`list.${section}.remove`, { position: index + 1 })}
                    icon={Trash2}
                    onClick={() => remove(index)}
                  />
                </Inline>
              </Inline>
              <EntryFields fields={applicableFields(fields, entries[index] ?? {})} index={index} />
            </Stack>
          </Fragment>
        ))}
        {rows.fields.length === 0 && <Text>{t(`list.${section}.none`)}</Text>}
        {rows.fields.length < list.maximum ? (
          <div>
            <Button id={`${name}-add`} icon={Plus} onClick={add}>
              {t(`list.${section}.add`)}
            </Button>
          </div>
        ) : (
          <Text tone="soft">{t('list.full', { count: list.maximum })}</Text>
        )}
      </Stack>
    </SectionFrame>
  );
}

interface EntryFieldsProps {
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

function EntryFields({ fields, index }: EntryFieldsProps) {
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
