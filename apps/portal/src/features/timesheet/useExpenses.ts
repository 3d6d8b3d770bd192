import { getListExpensesQueryKey, updateExpenses, type ExpenseReport } from '@michi/api/job';
import { useTranslation } from 'react-i18next';
import { notify } from '../../shared/ui/toasts/notify.ts';
import {
  emptyExpense,
  expenseDraft,
  expenseFields,
  expenseLines,
  MOST_EXPENSES,
  readExpense,
  normalizeExpense,
  type ExpenseField,
  type ExpenseTexts,
  type ReadExpense,
} from './expenses.ts';
import { useSheet, type CellFault, type SheetState } from './useSheet.ts';

export interface ShownExpense extends ReadExpense {
  readonly texts: ExpenseTexts;
}

export interface ExpenseCellFault extends CellFault<ExpenseField> {
  readonly index: number;
}

export interface ExpenseChange {
  readonly index: number;
  readonly field: ExpenseField;
  readonly text: string;
}

export interface Expenses extends SheetState<ExpenseCellFault> {
  /** The lines and, while there is room, an empty one for the next. */
  readonly lines: readonly ShownExpense[];
  /** In whole units of the month's currency; the server's value while everything is saved. */
  readonly total: number;
  readonly isChanged: boolean;
  readonly write: (changes: readonly ExpenseChange[]) => void;
  readonly leave: (index: number, field: ExpenseField) => void;
  readonly remove: (index: number) => void;
  readonly save: () => Promise<void>;
}

/** Editing and saving the expenses of one month. Remount when the month changes. */
export const useExpenses = (report: ExpenseReport): Expenses => {
  const { t } = useTranslation('timesheet');
  const key = getListExpensesQueryKey({ month: report.month });
  const sheet = useSheet<ExpenseCellFault>(`expenses-${report.month}`, key);
  const { draft, change, setFaults, settle } = sheet;
  const { currency } = report.total;
  const typed = expenseLines(report, draft);
  const lines = (typed.length < MOST_EXPENSES ? [...typed, emptyExpense] : typed).map(
    (texts): ShownExpense => ({ texts, ...readExpense(texts, report.month, currency) }),
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
          while (after.length <= index && after.length < MOST_EXPENSES) after.push(emptyExpense);
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
    const found = filled.flatMap(({ index, faults: own }) =>
      expenseFields.flatMap((field): ExpenseCellFault[] => {
        const fault = own[field];
        return fault === undefined
          ? []
          : [{ index, field, message: t(`expenses.faults.${fault}`), hasStopped: false }];
      }),
    );
    if (!sheet.check(found) || !isChanged) return;
    const sent = draft;
    await sheet.send(
      () => updateExpenses({ expenses: filled.map(({ entry }) => entry) }, { month: report.month }),
      (place, name, message) => {
        const field = expenseFields.find((each) => each === name) ?? 'item';
        const index = filled[place]?.index;
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
        (before) => before.filter((_line, place) => place !== index),
        `remove ${index} ${crypto.randomUUID()}`,
      );
    },
    save,
  };
};
