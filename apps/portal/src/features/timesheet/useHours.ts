import { getShowTimesheetQueryKey, submitTimesheet, updateTimesheet, type Timesheet } from '@michi/api/job';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../shared/offline/drafts.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import {
  cellKey,
  changedDays,
  hoursFields,
  readDay,
  settleCell,
  showMonth,
  currentTexts,
  type HoursFault,
  type HoursField,
  type DayState,
  type MonthState,
} from './hours.ts';
import { useSheet, type CellFault, type SheetState } from './useSheet.ts';

export interface HoursCellFault extends CellFault<HoursField> {
  readonly date: string;
  /** Whether this holds for any content of the rest of the day. */
  readonly isUnreadable: boolean;
}

export interface Hours extends SheetState<HoursCellFault> {
  readonly month: MonthState;
  readonly unsaved: number;
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
  const client = useQueryClient();
  const queryKey = getShowTimesheetQueryKey({ month: timesheet.month });
  const sheet = useSheet<HoursCellFault>(`timesheet-${timesheet.month}`, queryKey);
  const { draft, change, setFaults, settle } = sheet;
  const month = showMonth(timesheet, draft);
  const changed = changedDays(month);

  const faultsOf = (day: Pick<DayState, 'date' | 'faults'>): readonly HoursCellFault[] =>
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
  const check = () => sheet.check(changed.flatMap(faultsOf));
  /** @returns whether it went through */
  const send = async (request: () => Promise<Timesheet>, onSaved: () => void): Promise<boolean> => {
    const refusal = await sheet.send(
      request,
      (index, name, message) => {
        const field = hoursFields.find((each) => each === name) ?? 'start';
        const date = changed[index]?.date;
        return date === undefined
          ? undefined
          : { date, field, message, hasStopped: true, isUnreadable: false };
      },
      onSaved,
    );
    // Submitted in another window, or no longer permitted: refetch the current state.
    if (refusal?.status === 409 || refusal?.status === 403) await client.invalidateQueries({ queryKey });
    return refusal === null;
  };
  const save = async () => {
    if (!check()) return false;
    if (changed.length === 0) return true;
    const sent = draft;
    return send(
      () => updateTimesheet({ days: changed.map(({ entry }) => entry) }, { month: timesheet.month }),
      () => {
        // Input typed while saving stays.
        settle((now) =>
          Object.fromEntries(Object.entries(now).filter(([cell, text]) => sent[cell] !== text)),
        );
        notify.success(t('hours.saved'));
      },
    );
  };

  return {
    ...sheet,
    month,
    unsaved: changed.length,
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
      const fault = readDay(date, currentTexts(day, draft)).faults[field];
      if (fault !== undefined && isUnreadable(fault)) {
        setFaults((before) => [
          ...before.filter((each) => each.date !== date || each.field !== field),
          ...faultsOf({ date, faults: { [field]: fault } }),
        ]);
      }
    },
    submit: async (week) => {
      if (!(await save())) return;
      // The weeks then say that they are submitted.
      await send(
        () => submitTimesheet({ month: timesheet.month, ...(week !== null && { week }) }),
        () => undefined,
      );
    },
  };
};
