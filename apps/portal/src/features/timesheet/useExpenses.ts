import { getListExpensesQueryKey, updateExpenses, type ExpenseReport } from '@michi/api/job';
import { ApiError } from '@michi/api/transport';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors } from '../../shared/errors/errorMessage.ts';
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
import { readFieldName, savingMessage } from './saving.ts';
import { useDraft, type PersistedDraft } from './useDraft.ts';
import { useFailureToast } from '../../shared/errors/useFailureToast.ts';

export interface ShownExpense extends ReadExpense {
  readonly texts: ExpenseTexts;
}

export interface ExpenseCellFault {
  readonly index: number;
  readonly field: ExpenseField;
  readonly message: string;
  /** Whether an attempt to save was stopped by it, so that it appears in the summary above. */
  readonly hasStopped: boolean;
}

export interface ExpenseChange {
  readonly index: number;
  readonly field: ExpenseField;
  readonly text: string;
}

export interface Expenses extends Pick<PersistedDraft, 'undo' | 'canUndo'> {
  /** The lines and, while there is room, an empty one for the next. */
  readonly lines: readonly ShownExpense[];
  /** In whole units of the month's currency; the server's value while everything is saved. */
  readonly total: number;
  readonly isChanged: boolean;
  readonly faults: readonly ExpenseCellFault[];
  readonly attempt: number;
  readonly problem: string | null;
  readonly isSaving: boolean;
  readonly write: (changes: readonly ExpenseChange[]) => void;
  readonly leave: (index: number, field: ExpenseField) => void;
  readonly remove: (index: number) => void;
  readonly save: () => Promise<void>;
}

/** Editing and saving the expenses of one month. Remount when the month changes. */
export const useExpenses = (report: ExpenseReport): Expenses => {
  const { t } = useTranslation('timesheet');
  const { t: shared } = useTranslation('shared');
  const tellFailed = useFailureToast();
  const client = useQueryClient();
  const { draft, change, undo, canUndo, settle } = useDraft(`expenses-${report.month}`);
  const [faults, setFaults] = useState<readonly ExpenseCellFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { currency } = report.total;
  const typed = expenseLines(report, draft);
  const lines = (typed.length < MOST_EXPENSES ? [...typed, emptyExpense] : typed).map(
    (texts): ShownExpense => ({ texts, ...readExpense(texts, report.month, currency) }),
  );
  const isChanged = Object.keys(draft).length > 0;
  const key = getListExpensesQueryKey({ month: report.month });

  const stop = (found: readonly ExpenseCellFault[]) => {
    setFaults(found.map((fault) => ({ ...fault, hasStopped: true })));
    setAttempt((count) => count + 1);
  };
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
    setFaults([]);
    setProblem(null);
    if (found.length > 0) {
      stop(found);
      return;
    }
    if (!isChanged) return;
    setSaving(true);
    const sent = draft;
    try {
      const saved = await updateExpenses(
        { expenses: filled.map(({ entry }) => entry) },
        { month: report.month },
      );
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<ExpenseReport>(key, saved);
      // Input typed while saving stays.
      settle((now) => (now === sent ? {} : now));
      notify.success(t('expenses.saved'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const named = Object.entries(fieldErrors(error)).flatMap(([name, message]): ExpenseCellFault[] => {
        const place = readFieldName(name);
        const field = expenseFields.find((each) => each === place?.field) ?? 'item';
        const line = place === null ? undefined : filled[place.index];
        return line === undefined ? [] : [{ index: line.index, field, message, hasStopped: true }];
      });
      if (named.length > 0) stop(named);
      else setProblem(savingMessage(error, t, shared));
      tellFailed(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    lines,
    total: isChanged
      ? lines.reduce((sum, line) => sum + (line.isEmpty ? 0 : (line.amount ?? 0)), 0)
      : report.total.amount,
    isChanged,
    faults,
    attempt,
    problem,
    isSaving,
    undo: () => {
      setFaults([]);
      undo();
    },
    canUndo,
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
      setFaults([]);
      edit(
        (before) => before.filter((_line, place) => place !== index),
        `remove ${index} ${crypto.randomUUID()}`,
      );
    },
    save,
  };
};
