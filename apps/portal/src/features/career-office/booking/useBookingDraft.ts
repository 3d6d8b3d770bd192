import { useState } from 'react';
import { drafts } from '../../../shared/offline/drafts/drafts.ts';
import { readBookingDraft, writeBookingDraft, type BookingDraft } from './bookingDraft.ts';

/** Name of the draft: one booking at a time. */
const form = 'counselling-booking';

export interface PersistedBookingDraft {
  readonly draft: BookingDraft;
  readonly change: (next: (draft: BookingDraft) => Partial<BookingDraft>) => void;
  readonly discard: () => void;
}

/** Keeps the question and the files, so that they survive a reload, a lost slot and an expired session. */
export const useBookingDraft = (): PersistedBookingDraft => {
  const [draft, setDraft] = useState(() => readBookingDraft(drafts.read(form)));
  return {
    draft,
    change: (next) =>
      setDraft((before) => {
        const after = { ...before, ...next(before) };
        drafts.keep(form, writeBookingDraft(after));
        return after;
      }),
    discard: () => drafts.discard(form),
  };
};
