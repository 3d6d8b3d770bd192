import type { ApplicationNotes, ApplicationNotesRequest } from '@michi/api/job';

/** Entries have no id: they are identified by what never changes in them, and equal ones by their order. */
const keyed = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, Entry> => {
  const keys = new Map<string, Entry>();
  for (const entry of entries) {
    let count = 0;
    while (keys.has(`${count} ${keyOf(entry)}`)) count += 1;
    keys.set(`${count} ${keyOf(entry)}`, entry);
  }
  return keys;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Versions<Entry> {
  readonly base: readonly Entry[] | undefined;
  readonly wanted: readonly Entry[] | undefined;
  readonly current: readonly Entry[];
}

/** Repeats on the current list what turned the base into what is wanted; without a base that replaces the list. */
const mergedList = <Entry>(
  { base, wanted, current }: Versions<Entry>,
  keyOf: (entry: Entry) => string,
): readonly Entry[] | undefined => {
  if (base === undefined || wanted === undefined) return wanted;
  const [before, after, now] = [keyed(base, keyOf), keyed(wanted, keyOf), keyed(current, keyOf)];
  const merged: Entry[] = [];
  for (const [key, entry] of now) {
    const next = after.get(key);
    if (next === undefined ? !before.has(key) : isSame(before.get(key), next)) merged.push(entry);
    else if (next !== undefined) merged.push(next);
  }
  for (const [key, entry] of after) if (!before.has(key) && !now.has(key)) merged.push(entry);
  return merged;
};

/**
 * The lists to send so that they keep what another tab or device has changed meanwhile.
 * @param wanted the notes as they are shown after the change
 * @param base the lists before the change
 */
export const mergeNotes = (
  wanted: ApplicationNotesRequest,
  base: ApplicationNotesRequest,
  current: ApplicationNotes,
): ApplicationNotesRequest => {
  const checklist = mergedList(
    { base: base.checklist, wanted: wanted.checklist, current: current.checklist },
    ({ text }) => text,
  );
  const questions = mergedList(
    { base: base.questions, wanted: wanted.questions, current: current.questions },
    ({ text, interviewId }) => `${interviewId} ${text}`,
  );
  return {
    ...wanted,
    ...(checklist !== undefined && { checklist: [...checklist] }),
    ...(questions !== undefined && { questions: [...questions] }),
  };
};
