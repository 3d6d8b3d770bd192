import { userEntry } from '../../session/browser-storage/entries.ts';

const entries = [userEntry('ACTS'), userEntry('OUTBOX')];

/** Whether an earlier visit left changes or messages to send: then the code that sends them must not wait for long. */
export const hasPersistedMutations = (): boolean => entries.some((entry) => entry.read() !== null);
