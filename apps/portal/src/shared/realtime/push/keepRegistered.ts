import { session } from '@michi/api/session';
import type { FirebaseSettings } from '../../settings/RuntimeSettings.ts';
import { pushPermission } from './pushPermission.ts';
import { registerPush } from './registerPush.ts';
import { tokenAge, tokenLifeMilliseconds } from './tokenAge.ts';
import { isPushSupported } from './usePush.ts';

/** Remaining validity of this browser's registration in ms; 0 without one. */
export const registrationLeft = (now: Date): number =>
  session.get('FCM_TOKEN') === null ? 0 : tokenAge.left(now);

/** Registers this browser every 7 days (specs/COVERAGE.md, section 9) if push messages are permitted. Does not prompt. */
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
    // A failure is retried at the next visit.
    if (left === 0) await register(firebase, now);
    if (!signal.aborted) timer = setTimeout(() => void renew(), left === 0 ? tokenLifeMilliseconds : left);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  void renew();
};
