import { useState } from 'react';
import { drafts, type Draft } from '../../shared/offline/drafts/drafts.ts';

/** Most steps that can be undone. */
const MOST_STEPS = 100;

interface DraftState {
  readonly draft: Draft;
  readonly before: readonly Draft[];
  /** Subject of the last step. */
  readonly last: string | null;
}

/** The unsaved draft, and its undo history. */
export interface PersistedDraft {
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
export const useDraft = (form: string): PersistedDraft => {
  const [state, setState] = useState<DraftState>(() => ({
    draft: drafts.read(form),
    before: [],
    last: null,
  }));
  const keep = (next: DraftState) => {
    if (Object.keys(next.draft).length === 0) drafts.discard(form);
    else drafts.keep(form, next.draft);
    return next;
  };
  return {
    draft: state.draft,
    change: (next, about) =>
      setState(({ draft, before, last }) =>
        keep({
          draft: next(draft),
          before: about === last ? before : [...before, draft].slice(-MOST_STEPS),
          last: about,
        }),
      ),
    undo: () =>
      setState((current) => {
        const draft = current.before.at(-1);
        if (draft === undefined) return current;
        return keep({ draft, before: current.before.slice(0, -1), last: null });
      }),
    canUndo: state.before.length > 0,
    settle: (left) => setState(({ draft }) => keep({ draft: left(draft), before: [], last: null })),
  };
};
