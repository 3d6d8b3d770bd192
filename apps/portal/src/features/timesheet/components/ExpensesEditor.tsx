import type { ExpenseReport } from '@michi/api/job';
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
import { currencyName, exactMoney } from '../exactMoney.ts';
import { shownDays } from '../shownDays.ts';
import { expenseFields, type ExpenseField } from '../expenses.ts';
import { useExpenses } from '../useExpenses.ts';
import { KeysNote } from './KeysNote.tsx';
import { SaveBar } from './SaveBar.tsx';

type Column = ExpenseField | 'amount';

export function ExpensesEditor({ report }: { readonly report: ExpenseReport }) {
  const { t } = useTranslation('timesheet');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const expenses = useExpenses(report);
  const place = useRef<HTMLDivElement>(null);
  useLostFocus(place, expenses.lines.length);
  const { currency } = report.total;
  const columns = useColumns(currencyName(currency, language));
  const money = (amount: number) => exactMoney({ amount, currency }, language);
  const { faults, lines } = expenses;
  const stopping = faults.filter(({ hasStopped }) => hasStopped);
  const grid = `expenses-${report.month}`;
  const days = shownDays(report.month, format);
  const save = () => void expenses.save();
  const fieldOf = (column: Column) => expenseFields.find((each) => each === column);
  const errorsOf = (index: number) =>
    Object.fromEntries(
      faults.filter((each) => each.index === index).map(({ field, message }) => [field, message]),
    );
  const words = (field: ExpenseField) =>
    field === 'price'
      ? t('expenses.price', { currency: currencyName(currency, language) })
      : t(`expenses.${field}`);

  return (
    <Stack gap="medium">
      <ErrorSummary
        title={shared('form.faults', { count: stopping.length })}
        errors={stopping.map(({ index, field, message }) => ({
          fieldId: dataGridCellId(grid, String(index), field),
          message: t('expenses.fault', { number: index + 1, field: words(field), message }),
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
        ref={place}
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
                    date: days.shown(line.texts.date),
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
