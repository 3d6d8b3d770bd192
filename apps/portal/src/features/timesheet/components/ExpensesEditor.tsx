import { getListExpensesQueryKey, updateExpenses, type ExpenseReport } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Card } from '@michi/design-system/card';
import { DataGrid, dataGridCellId, type DataGridColumn } from '@michi/design-system/data-grid';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import {
  currencyName,
  exactMoney,
  dayFormat,
  expenseFields,
  emptyExpense,
  expenseDraft,
  expenseLines,
  MAX_EXPENSES,
  readExpense,
  normalizeExpense,
  type ExpenseField,
  type ExpenseTexts,
  type ReadExpense,
} from '../expenses.ts';
import { useSheet, type CellFault, type SheetState } from '../useSheet.ts';
import { KeysNote, SaveBar } from './SaveBar.tsx';

type Column = ExpenseField | 'amount';

export function ExpensesEditor({ report }: { readonly report: ExpenseReport }) {
  const { t } = useTranslation('timesheet');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const expenses = useExpenses(report);
  const container = useRef<HTMLDivElement>(null);
  useLostFocus(container, expenses.lines.length);
  const { currency } = report.total;
  const columns = useColumns(currencyName(currency, language));
  const money = (amount: number) => exactMoney({ amount, currency }, language);
  const { faults, lines } = expenses;
  const stopping = faults.filter(({ hasStopped }) => hasStopped);
  const grid = `expenses-${report.month}`;
  const days = dayFormat(report.month, format);
  const save = () => void expenses.save();
  const fieldOf = (column: Column) => expenseFields.find((each) => each === column);
  const errorsOf = (index: number) =>
    Object.fromEntries(
      faults.filter((each) => each.index === index).map(({ field, message }) => [field, message]),
    );
  const labelOf = (field: ExpenseField) =>
    field === 'price'
      ? t('expenses.price', { currency: currencyName(currency, language) })
      : t(`expenses.${field}`);

  return (
    <Stack gap="medium">
      <ErrorSummary
        title={shared('form.faults', { count: stopping.length })}
        errors={stopping.map(({ index, field, message }) => ({
          fieldId: dataGridCellId(grid, String(index), field),
          message: t('expenses.fault', { number: index + 1, field: labelOf(field), message }),
        }))}
        attempt={expenses.attempt}
      />
      {expenses.problem !== null && (
        <Alert tone="danger" silent>
          {expenses.problem}
        </Alert>
      )}
      <ScreenOnly>
        <Text size="small" tone="soft">
          {lines.every(({ isEmpty }) => isEmpty) ? t('expenses.empty') : t('expenses.hint')}
        </Text>
      </ScreenOnly>
      <div
        ref={container}
        role="group"
        aria-label={t('expenses.label', { month: format.monthAndYear(`${report.month}-01`) })}
        tabIndex={-1}
      >
        <Card padding="none">
          <DataGrid<Column>
            id={grid}
            label={t('expenses.label', { month: format.monthAndYear(`${report.month}-01`) })}
            rowHeading={t('expenses.number')}
            rowHeadWidth="narrow"
            columns={columns}
            groups={[
              {
                id: 'all',
                rows: lines.map((line, index) => ({
                  id: String(index),
                  head: t('expenses.row', { number: index + 1 }),
                  cells: {
                    ...line.texts,
                    date: days.format(line.texts.date),
                    amount: line.isEmpty || line.amount === null ? '-' : money(line.amount),
                  },
                  errors: errorsOf(index),
                  ...(!line.isEmpty && { action: t('expenses.remove', { number: index + 1 }) }),
                })),
              },
            ]}
            totals={{
              label: t('expenses.total'),
              ...(expenses.isChanged && { note: t('notSaved') }),
              cells: { amount: money(expenses.total) },
            }}
            onValuesChange={(changes) =>
              expenses.write(
                changes.flatMap(({ row, column, value }) => {
                  const field = fieldOf(column);
                  if (field === undefined) return [];
                  const text = field === 'date' ? days.read(value) : value;
                  return [{ index: Number(row), field, text }];
                }),
              )
            }
            onLeave={(row, column) => {
              const field = fieldOf(column);
              if (field !== undefined) expenses.leave(Number(row), field);
            }}
            onUndo={expenses.undo}
            onSave={save}
            actionHeading={t('expenses.actions')}
            onRowAction={(row) => expenses.remove(Number(row))}
          />
        </Card>
      </div>
      <KeysNote />
      <SaveBar
        total={`${t('expenses.total')} ${money(expenses.total)}`}
        unsaved={expenses.isChanged ? t('notSaved') : null}
        canUndo={expenses.canUndo}
        isSaving={expenses.isSaving}
        onUndo={expenses.undo}
        onSave={save}
      />
    </Stack>
  );
}

function useColumns(currency: string): readonly DataGridColumn<Column>[] {
  const { t } = useTranslation('timesheet');
  return useMemo(
    () => [
      { id: 'date', label: t('expenses.date'), kind: 'entry', width: 'wide' },
      { id: 'item', label: t('expenses.item'), kind: 'text', width: 'wider' },
      {
        id: 'price',
        label: t('expenses.price', { currency }),
        kind: 'entry',
        width: 'medium',
      },
      { id: 'quantity', label: t('expenses.quantity'), kind: 'entry', width: 'narrow' },
      { id: 'amount', label: t('expenses.amount'), kind: 'figure', width: 'medium' },
      { id: 'detail', label: t('expenses.detail'), kind: 'text' },
    ],
    [t, currency],
  );
}

interface ExpenseLine extends ReadExpense {
  readonly texts: ExpenseTexts;
}

interface ExpenseCellFault extends CellFault<ExpenseField> {
  readonly index: number;
}

interface ExpenseChange {
  readonly index: number;
  readonly field: ExpenseField;
  readonly text: string;
}

interface Expenses extends SheetState<ExpenseCellFault> {
  /** The lines and, while there is room, an empty one for the next. */
  readonly lines: readonly ExpenseLine[];
  /** In whole units of the month's currency; the server's value while everything is saved. */
  readonly total: number;
  readonly isChanged: boolean;
  readonly write: (changes: readonly ExpenseChange[]) => void;
  readonly leave: (index: number, field: ExpenseField) => void;
  readonly remove: (index: number) => void;
  readonly save: () => Promise<void>;
}

/** Editing and saving the expenses of one month. Remount when the month changes. */
const useExpenses = (report: ExpenseReport): Expenses => {
  const { t } = useTranslation('timesheet');
  const key = getListExpensesQueryKey({ month: report.month });
  const sheet = useSheet<ExpenseCellFault>(`expenses-${report.month}`, key);
  const { draft, change, setFaults, settle } = sheet;
  const { currency } = report.total;
  const typed = expenseLines(report, draft);
  const lines = (typed.length < MAX_EXPENSES ? [...typed, emptyExpense] : typed).map(
    (texts): ExpenseLine => ({ texts, ...readExpense(texts, report.month, currency) }),
  );
  const isChanged = Object.keys(draft).length > 0;
  const edit = (work: (before: readonly ExpenseTexts[]) => readonly ExpenseTexts[], about: string) =>
    change((before) => expenseDraft(report, work(expenseLines(report, before))), about);
  const write = (changes: readonly ExpenseChange[]) => {
    const last = changes[0];
    if (last === undefined) return;
    const isWritten = (fault: ExpenseCellFault) =>
      changes.some(({ index, field }) => index === fault.index && field === fault.field);
    setFaults((before) => before.filter((fault) => !isWritten(fault)));
    edit(
      (before) => {
        const after = [...before];
        for (const { index, field, text } of changes) {
          while (after.length <= index && after.length < MAX_EXPENSES) after.push(emptyExpense);
          const line = after[index];
          if (line !== undefined) after[index] = { ...line, [field]: text };
        }
        return after;
      },
      changes.length === 1 ? `${last.index} ${last.field}` : crypto.randomUUID(),
    );
  };
  const save = async () => {
    const filled = lines.flatMap((line, index) => (line.isEmpty ? [] : [{ ...line, index }]));
    const cellFaults = filled.flatMap(({ index, faults: own }) =>
      expenseFields.flatMap((field): ExpenseCellFault[] => {
        const fault = own[field];
        return fault === undefined
          ? []
          : [{ index, field, message: t(`expenses.faults.${fault}`), hasStopped: false }];
      }),
    );
    if (!sheet.check(cellFaults) || !isChanged) return;
    const sent = draft;
    await sheet.send(
      () => updateExpenses({ expenses: filled.map(({ entry }) => entry) }, { month: report.month }),
      (position, name, message) => {
        const field = expenseFields.find((each) => each === name) ?? 'item';
        const index = filled[position]?.index;
        return index === undefined ? undefined : { index, field, message, hasStopped: true };
      },
      () => {
        // Input typed while saving stays.
        settle((now) => (now === sent ? {} : now));
        notify.success(t('expenses.saved'));
      },
    );
  };

  return {
    ...sheet,
    lines,
    total: isChanged
      ? lines.reduce((sum, line) => sum + (line.isEmpty ? 0 : (line.amount ?? 0)), 0)
      : report.total.amount,
    isChanged,
    write,
    leave: (index, field) => {
      const line = typed[index];
      if (line === undefined) return;
      const text = normalizeExpense(field, line[field], report.month);
      if (text !== line[field]) write([{ index, field, text }]);
      const fault = readExpense({ ...line, [field]: text }, report.month, currency).faults[field];
      // Only what cannot be read: the rest of the line may still be to come.
      if (text !== '' && fault !== undefined) {
        setFaults((before) => [
          ...before.filter((each) => each.index !== index || each.field !== field),
          { index, field, message: t(`expenses.faults.${fault}`), hasStopped: false },
        ]);
      }
    },
    remove: (index) => {
      setFaults(() => []);
      edit(
        (before) => before.filter((_line, position) => position !== index),
        `remove ${index} ${crypto.randomUUID()}`,
      );
    },
    save,
  };
};
