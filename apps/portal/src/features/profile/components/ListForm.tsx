import type { StudentProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Divider } from '@michi/design-system/divider';
import { Heading } from '@michi/design-system/heading';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { toast } from '@michi/design-system/toast-store';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Fragment, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { draftOf, entriesOf, faultsOf, type Entry, type EntryField, type Faults } from '../entries.ts';
import { profileLists, type ListId } from '../lists.ts';
import { useSaveProfile } from '../useSaveProfile.ts';
import { draftName, useSectionForm, type SectionFormProps } from '../useSectionForm.ts';
import { EntryFields } from './EntryFields.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** An entry that keeps its place in the page while it moves in the list. */
interface Row {
  readonly key: number;
  readonly entry: Entry;
}

export interface ListFormProps extends SectionFormProps {
  readonly section: ListId;
  readonly student: StudentProfile;
}

/** Writes a section that is a list: adds, changes, moves and takes away entries, and saves them together. */
export function ListForm({ section, student, next, onDiscard }: ListFormProps) {
  const { t } = useTranslation('profile');
  const { t: labels } = useTranslation('labels');
  const today = useContext(ClockContext)().toISOString().slice(0, 10);
  const save = useSaveProfile();
  const form = useSectionForm(section, next);
  const list = profileLists[section];
  const name = draftName(section);
  const [before] = useState(student);
  const [rows, setRows] = useState<readonly Row[]>(() => {
    const saved = list.entries(student);
    const begun = entriesOf(drafts.read(name)) ?? saved;
    // Who comes to write the first one need not ask for it.
    return (begun.length === 0 ? [{}] : begun).map((entry, key) => ({ key, entry }));
  });
  const nextKey = useRef(rows.length);
  const [own, setOwn] = useState<ReadonlyMap<number, Faults>>(new Map());
  const toFocus = useRef<string>(undefined);
  useEffect(() => {
    const id = toFocus.current;
    toFocus.current = undefined;
    if (id !== undefined) document.getElementById(id)?.focus();
  });
  const fields = list.fields({ t, labels });
  const idOf = (key: number, field: string) => `${name}-${key}-${field}`;
  const headingOf = (key: number) => `${name}-${key}`;

  const change = (nextRows: readonly Row[]) => {
    setRows(nextRows);
    drafts.keep(name, draftOf(nextRows.map(({ entry }) => entry)));
  };
  /** What was wrong with a field is not said any more once it is changed. */
  const settle = (key: number, entry: Entry, changed: Entry) =>
    setOwn((found) => {
      const faults = Object.entries(found.get(key) ?? {}).filter(
        ([field]) => entry[field] === changed[field],
      );
      return new Map(found).set(key, Object.fromEntries(faults));
    });
  const add = () => {
    const key = nextKey.current;
    nextKey.current += 1;
    toFocus.current = idOf(key, fields[0]?.name ?? '');
    change([...rows, { key, entry: {} }]);
  };
  const move = (index: number, to: number) => {
    const moved = rows[index];
    if (moved === undefined) return;
    const others = rows.filter((_row, place) => place !== index);
    toFocus.current = headingOf(moved.key);
    change([...others.slice(0, to), moved, ...others.slice(to)]);
  };
  const remove = (index: number) => {
    const neighbour = rows[index + 1] ?? rows[index - 1];
    toFocus.current = neighbour === undefined ? `${name}-add` : headingOf(neighbour.key);
    change(rows.filter((_row, place) => place !== index));
    toast.show({ message: t(`list.${section}.removed`) });
  };
  const check = (): boolean => {
    const found = rows.map(
      ({ key, entry }) =>
        [key, { ...faultsOf(fields, entry, t, today), ...list.rule(entry, t, today) }] as const,
    );
    setOwn(new Map(found));
    return found.every(([, faults]) => Object.keys(faults).length === 0);
  };
  const send = (isForced: boolean) => {
    if (!check()) {
      form.refuse();
      return;
    }
    const entries = rows.map(({ entry }) => entry);
    form.send(() => save.student(list.change(entries), isForced ? undefined : before));
  };

  const refused = fieldErrors(form.failure);
  const faultsAt = (key: number, index: number): Faults => ({
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const message = refused[`profile.${list.name}.${index}.${field.name}`];
        return message === undefined ? [] : [[field.name, message]];
      }),
    ),
    ...own.get(key),
  });
  const faults = rows.flatMap(({ key, entry }, index) => {
    const found = faultsAt(key, index);
    return askedOf(fields, entry).flatMap((field) => {
      const message = found[field.name];
      return message === undefined ? [] : [{ fieldId: idOf(key, field.name), message }];
    });
  });

  return (
    <SectionFrame
      section={section}
      form={form}
      faults={faults}
      onSubmit={() => send(false)}
      onInsist={() => send(true)}
      onDiscard={onDiscard}
    >
      <Stack gap="large">
        <Text tone="soft">{t(`hints.${section}`)}</Text>
        {rows.map(({ key, entry }, index) => (
          <Fragment key={key}>
            {index > 0 && <Divider />}
            <Stack gap="medium">
              <Inline justify="between" wrap={false}>
                <Heading level={2} size="large" id={headingOf(key)} focusable>
                  {t(`list.${section}.one`, { place: index + 1, all: rows.length })}
                </Heading>
                <Inline gap="xxsmall" wrap={false}>
                  {index > 0 && (
                    <IconButton
                      size="small"
                      label={t(`list.${section}.up`, { place: index + 1 })}
                      icon={ArrowUp}
                      onClick={() => move(index, index - 1)}
                    />
                  )}
                  {index < rows.length - 1 && (
                    <IconButton
                      size="small"
                      label={t(`list.${section}.down`, { place: index + 1 })}
                      icon={ArrowDown}
                      onClick={() => move(index, index + 1)}
                    />
                  )}
                  <IconButton
                    size="small"
                    label={t(`list.${section}.remove`, { place: index + 1 })}
                    icon={Trash2}
                    onClick={() => remove(index)}
                  />
                </Inline>
              </Inline>
              <EntryFields
                fields={fields}
                entry={entry}
                faults={faultsAt(key, index)}
                idOf={(field) => idOf(key, field)}
                onChange={(changed) => {
                  settle(key, entry, changed);
                  change(rows.map((row) => (row.key === key ? { key, entry: changed } : row)));
                }}
              />
            </Stack>
          </Fragment>
        ))}
        {rows.length === 0 && <Text>{t(`list.${section}.none`)}</Text>}
        {rows.length < list.maximum ? (
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

const askedOf = (fields: readonly EntryField[], entry: Entry): readonly EntryField[] =>
  fields.filter(({ isAsked }) => isAsked?.(entry) !== false);
