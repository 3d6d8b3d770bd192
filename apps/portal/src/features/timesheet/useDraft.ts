import { useState } from 'react';
import { drafts, type Draft } from '../../shared/offline/drafts/drafts.ts';

/** Steps that can be taken back at most. */
const MOST_STEPS = 100;

interface DraftState {
  readonly draft: Draft;
  readonly before: readonly Draft[];
  /** What the last step was about. */
  readonly last: string | null;
}

/** What was typed and not saved, and the way back. */
export interface PersistedDraft {
  readonly draft: Draft;
  /**
   * Changes it, in this tab's storage too.
   * @param about steps in a row about the same thing, such as the letters of one cell, are taken back as one
   */
  readonly change: (next: (draft: Draft) => Draft, about: string) => void;
  /** Takes the last step back; does nothing without one. */
  readonly undo: () => void;
  readonly canUndo: boolean;
  /** Sets the draft that remains after saving, and clears the undo history. */
  readonly settle: (left: (draft: Draft) => Draft) => void;
}

/**
 * Keeps what was typed so that it outlives a reload, a lost connection and a lost session.
 * @param form its name; where it changes, mount anew
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
