import { userEntry } from '../../session/browser-storage/entries.ts';

/** Milliseconds until a push token is registered again (specs/COVERAGE.md, section 9). */
export const tokenLifeMilliseconds = 7 * 24 * 60 * 60 * 1000;

const entry = userEntry('FCM_TOKEN_AT');

const registeredAt = (): number => Date.parse(entry.read() ?? '');

/** Time of the last registration of this browser's push token. */
export const tokenAge = {
  renew: (now: Date): void => entry.write(now.toISOString()),
  /** Remaining validity in ms; 0 if it has to be registered again, also if its time is missing or in the future. */
  left: (now: Date): number => {
    const age = now.getTime() - registeredAt();
    return age >= 0 && age < tokenLifeMilliseconds ? tokenLifeMilliseconds - age : 0;
  },
} as const;
