import { session } from '@michi/api/session';
import type { FirebaseSettings } from '../../settings/RuntimeSettings.ts';
import { pushPermission } from './pushPermission.ts';
import { registerPush } from './registerPush.ts';
import { tokenAge, tokenLifeMilliseconds } from './tokenAge.ts';
import { isPushSupported } from './usePush.ts';

/** How long this browser's registration is good, in ms; 0 when there is none. */
export const registrationLeft = (now: Date): number =>
  session.get('FCM_TOKEN') === null ? 0 : tokenAge.left(now);

/**
 * Registers a browser that may get push messages, and again every 7 days (specs/COVERAGE.md, section 9). Does not
 * prompt: without the student's permission nothing happens.
 * @param signal ends it
 */
export const keepRegistered = (
  firebase: FirebaseSettings,
  now: () => Date,
  signal: AbortSignal,
  register: typeof registerPush = registerPush,
): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = async (): Promise<void> => {
    if (signal.aborted || !isPushSupported() || pushPermission.refresh() !== 'granted') return;
    const left = registrationLeft(now());
    // One that failed is tried again at the next visit.
    if (left === 0) await register(firebase, now);
    if (!signal.aborted) timer = setTimeout(() => void renew(), left === 0 ? tokenLifeMilliseconds : left);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  void renew();
};
