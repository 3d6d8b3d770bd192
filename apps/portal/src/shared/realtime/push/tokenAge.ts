import { userEntry } from '../../session/browser-storage/entries.ts';

/** How long a push token is good before it is registered again, in ms (specs/COVERAGE.md, section 9). */
export const tokenLifeMilliseconds = 7 * 24 * 60 * 60 * 1000;

const entry = userEntry('FCM_TOKEN_AT');

const registeredAt = (): number => Date.parse(entry.read() ?? '');

/** When the push token of this browser was registered last. */
export const tokenAge = {
  /** Notes that it is registered now. */
  renew: (now: Date): void => entry.write(now.toISOString()),
  /** Remaining validity in ms; 0 if it has to be registered again, also if its time is unknown or in the future. */
  left: (now: Date): number => {
    const age = now.getTime() - registeredAt();
    return age >= 0 && age < tokenLifeMilliseconds ? tokenLifeMilliseconds - age : 0;
  },
} as const;
