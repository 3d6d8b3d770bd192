import { TOTP } from 'otpauth';
import type { Clock } from '../src/platform/clock.ts';

/** The code an authenticator app shows for a secret. @param seconds from now, for a clock that goes wrong */
export function appCode(secret: string, clock: Clock, seconds = 0): string {
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + seconds * 1000 });
}
