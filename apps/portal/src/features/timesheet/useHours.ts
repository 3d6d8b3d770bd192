import { getShowTimesheetQueryKey, submitTimesheet, updateTimesheet, type Timesheet } from '@michi/api/job';
import { ApiError } from '@michi/api/transport';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../shared/offline/drafts/drafts.ts';
import { fieldErrors } from '../../shared/errors/errorMessage.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import {
  cellKey,
  changedDays,
  hoursFields,
  readDay,
  settleCell,
  showMonth,
  shownTexts,
  type HoursFault,
  type HoursField,
  type ShownDay,
  type ShownMonth,
} from './hours.ts';
import { readFieldName, savingMessage } from './saving.ts';
import { useDraft, type PersistedDraft } from './useDraft.ts';
import { useFailureToast } from '../../shared/errors/useFailureToast.ts';

export interface HoursCellFault {
  readonly date: string;
  readonly field: HoursField;
  readonly message: string;
  /** Whether an attempt to save was stopped by it, so that it appears in the summary above. */
  readonly hasStopped: boolean;
  /** Whether this holds for any content of the rest of the day. */
  readonly isUnreadable: boolean;
}

export interface Hours extends Pick<PersistedDraft, 'undo' | 'canUndo'> {
  readonly month: ShownMonth;
  readonly unsaved: number;
  readonly faults: readonly HoursCellFault[];
  /** Counts the attempts that were stopped by faults. */
  readonly attempt: number;
  /** Why the last attempt was refused; null without. */
  readonly problem: string | null;
  readonly isSaving: boolean;
  /** Writes cells, named by `cellKey`. */
  readonly write: (texts: Draft, about: string) => void;
  /** Called when the reader leaves a cell. */
  readonly leave: (date: string, field: HoursField) => void;
  /** @returns whether there is nothing left to save */
  readonly save: () => Promise<boolean>;
  /** Saves, then submits. @param week all weeks without */
  readonly submit: (week: number | null) => Promise<void>;
  /** Validates before a dialog opens. @returns whether there are no errors */
  readonly check: () => boolean;
}

const isUnreadable = (fault: HoursFault): boolean => fault === 'time' || fault === 'duration';

/** Editing, saving and submitting the hours of one month. Remount when the month changes. */
export const useHours = (timesheet: Timesheet): Hours => {
  const { t } = useTranslation('timesheet');
  const { t: shared } = useTranslation('shared');
  const tellFailed = useFailureToast();
  const client = useQueryClient();
  const { draft, change, undo, canUndo, settle } = useDraft(`timesheet-${timesheet.month}`);
  const [faults, setFaults] = useState<readonly HoursCellFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const month = showMonth(timesheet, draft);
  const changed = changedDays(month);
  const key = getShowTimesheetQueryKey({ month: timesheet.month });

  const faultsOf = (day: Pick<ShownDay, 'date' | 'faults'>): readonly HoursCellFault[] =>
    hoursFields.flatMap((field) => {
      const fault = day.faults[field];
      return fault === undefined
        ? []
        : [
            {
              date: day.date,
              field,
              message: t(`hours.faults.${fault}`),
              hasStopped: false,
              isUnreadable: isUnreadable(fault),
            },
          ];
    });
  const stop = (found: readonly HoursCellFault[]) => {
    setFaults(found.map((fault) => ({ ...fault, hasStopped: true })));
    setAttempt((count) => count + 1);
  };
  const check = () => {
    const found = changed.flatMap(faultsOf);
    if (found.length > 0) stop(found);
    else setFaults([]);
    return found.length === 0;
  };
  const tell = (error: ApiError) => {
    const named = Object.entries(fieldErrors(error)).flatMap(([name, message]): HoursCellFault[] => {
      const place = readFieldName(name);
      const field = hoursFields.find((each) => each === place?.field) ?? 'start';
      const day = place === null ? undefined : changed[place.index];
      return day === undefined
        ? []
        : [{ date: day.date, field, message, hasStopped: true, isUnreadable: false }];
    });
    if (named.length > 0) stop(named);
    else setProblem(savingMessage(error, t, shared));
  };
  /** @returns whether it went through */
  const attemptTo = async (work: () => Promise<void>): Promise<boolean> => {
    setProblem(null);
    setSaving(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell(error);
      tellFailed(error);
      // Submitted in another window, or no longer permitted: refetch the current state.
      if (error.status === 409 || error.status === 403) await client.invalidateQueries({ queryKey: key });
      return false;
    } finally {
      setSaving(false);
    }
  };
  const save = async () => {
    if (!check()) return false;
    if (changed.length === 0) return true;
    const sent = draft;
    return attemptTo(async () => {
      const saved = await updateTimesheet(
        { days: changed.map(({ entry }) => entry) },
        { month: timesheet.month },
      );
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Timesheet>(key, saved);
      // Input typed while saving stays.
      settle((now) => Object.fromEntries(Object.entries(now).filter(([cell, text]) => sent[cell] !== text)));
      notify.success(t('hours.saved'));
    });
  };

  return {
    month,
    unsaved: changed.length,
    faults,
    attempt,
    problem,
    isSaving,
    undo: () => {
      setFaults([]);
      undo();
    },
    canUndo,
    check,
    save,
    write: (texts, about) => {
      const dates = new Set(Object.keys(texts).map((cell) => cell.split(' ')[0]));
      setFaults((before) =>
        before.filter(({ date, field, isUnreadable: holds }) =>
          holds ? texts[cellKey(date, field)] === undefined : !dates.has(date),
        ),
      );
      change((before) => ({ ...before, ...texts }), about);
    },
    leave: (date, field) => {
      const day = timesheet.weeks.flatMap(({ days }) => days).find((each) => each.date === date);
      if (day === undefined || draft[cellKey(date, field)] === undefined) return;
      change((before) => settleCell(day, field, before), `${date} ${field}`);
      // Only what cannot be read: the rest of the day may still be to come.
      const fault = readDay(date, shownTexts(day, draft)).faults[field];
      if (fault !== undefined && isUnreadable(fault)) {
        setFaults((before) => [
          ...before.filter((each) => each.date !== date || each.field !== field),
          ...faultsOf({ date, faults: { [field]: fault } }),
        ]);
      }
    },
    submit: async (week) => {
      if (!(await save())) return;
      await attemptTo(async () => {
        const submitted = await submitTimesheet({ month: timesheet.month, ...(week !== null && { week }) });
        await client.cancelQueries({ queryKey: key });
        client.setQueryData<Timesheet>(key, submitted);
        notify.success(week === null ? t('submit.allDone') : t('submit.weekDone', { week }));
      });
    },
  };
};
