import { ApiError } from '@michi/api/transport';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../shared/errors/errorMessage.ts';
import { useFailureToast } from '../../shared/errors/useFailureReports.ts';
import { drafts, type Draft } from '../../shared/offline/drafts.ts';

export interface CellFault<Field extends string> {
  readonly field: Field;
  readonly message: string;
  /** Whether an attempt to save was stopped by it, so that it appears in the summary above. */
  readonly hasStopped: boolean;
}

/** What the screen shows of a sheet. */
export interface SheetState<Fault> extends Pick<PersistedDraft, 'undo' | 'canUndo'> {
  readonly faults: readonly Fault[];
  /** Counts the attempts that were stopped by faults. */
  readonly attempt: number;
  /** Why the last attempt was refused; null without. */
  readonly problem: string | null;
  readonly isSaving: boolean;
}

interface Sheet<Fault> extends SheetState<Fault>, Omit<PersistedDraft, 'undo' | 'canUndo'> {
  readonly setFaults: (next: (before: readonly Fault[]) => readonly Fault[]) => void;
  /** Shows the faults found before sending. @returns whether there are none */
  readonly check: (faults: readonly Fault[]) => boolean;
  /**
   * Sends a request, and shows the response or why it was refused.
   * @param faultAt the fault of a line of the request and a field as the server names it
   * @returns the refusal; null if it went through
   */
  readonly send: <Saved>(
    request: () => Promise<Saved>,
    faultAt: (index: number, field: string, message: string) => Fault | undefined,
    onSaved: () => void,
  ) => Promise<ApiError | null>;
}

/**
 * A table of typed cells with a draft, its faults, and the attempts to save it.
 * @param form name of the draft
 * @param queryKey of the saved table
 */
export const useSheet = <Fault extends CellFault<string>>(form: string, queryKey: QueryKey): Sheet<Fault> => {
  const { t } = useTranslation('timesheet');
  const { t: shared } = useTranslation('shared');
  const notifyFailure = useFailureToast();
  const client = useQueryClient();
  const persisted = useDraft(form);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const check = (next: readonly Fault[]) => {
    setProblem(null);
    setFaults(next.map((fault) => ({ ...fault, hasStopped: true })));
    if (next.length > 0) setAttempt((count) => count + 1);
    return next.length === 0;
  };
  const messageOf = (error: ApiError) => {
    if (error.kind === 'network') return t(error.code === 'OFFLINE' ? 'offline' : 'unreached');
    // Such as a week whose hours were removed in another window.
    const [about] = Object.values(fieldErrors(error));
    const message = about ?? errorMessage(error, shared);
    return error.code === 'TIMESHEET_SUBMITTED' ? `${message} ${t('meanwhile')}` : message;
  };
  return {
    ...persisted,
    faults,
    setFaults,
    attempt,
    problem,
    isSaving,
    undo: () => {
      setFaults([]);
      persisted.undo();
    },
    check,
    send: async (request, faultAt, onSaved) => {
      setProblem(null);
      setSaving(true);
      try {
        const saved = await request();
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, saved);
        onSaved();
        return null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const named = Object.entries(fieldErrors(error)).flatMap(([name, message]) => {
          // Such as `days.0.start` and `expenses.2.price.amount`.
          const [, index = '', field = ''] = /^(?:days|expenses)\.(\d+)\.(\w+)/.exec(name) ?? [];
          return field === '' ? [] : (faultAt(Number(index), field, message) ?? []);
        });
        if (named.length > 0) check(named);
        else setProblem(messageOf(error));
        notifyFailure(error);
        return error;
      } finally {
        setSaving(false);
      }
    },
  };
};

/** Most steps that can be undone. */
const MAX_STEPS = 100;

interface DraftState {
  readonly draft: Draft;
  readonly before: readonly Draft[];
  /** Subject of the last step. */
  readonly last: string | null;
}

/** The unsaved draft, and its undo history. */
interface PersistedDraft {
  readonly draft: Draft;
  /**
   * Changes the draft, in this tab's storage too.
   * @param about consecutive steps on the same subject, such as the letters of one cell, are undone as one
   */
  readonly change: (next: (draft: Draft) => Draft, about: string) => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
  /** Sets the draft that remains after saving, and clears the undo history. */
  readonly settle: (left: (draft: Draft) => Draft) => void;
}

/**
 * Keeps a draft that survives a reload, a lost connection and an expired session.
 * @param form its name; remount when it changes
 */
const useDraft = (form: string): PersistedDraft => {
  const [state, setState] = useState<DraftState>(() => ({
    draft: drafts.read(form),
    before: [],
    last: null,
  }));
  const persist = (next: DraftState) => {
    if (Object.keys(next.draft).length === 0) drafts.discard(form);
    else drafts.keep(form, next.draft);
    return next;
  };
  return {
    draft: state.draft,
    change: (next, about) =>
      setState(({ draft, before, last }) =>
        persist({
          draft: next(draft),
          before: about === last ? before : [...before, draft].slice(-MAX_STEPS),
          last: about,
        }),
      ),
    undo: () =>
      setState((current) => {
        const draft = current.before.at(-1);
        if (draft === undefined) return current;
        return persist({ draft, before: current.before.slice(0, -1), last: null });
      }),
    canUndo: state.before.length > 0,
    settle: (left) => setState(({ draft }) => persist({ draft: left(draft), before: [], last: null })),
  };
};
