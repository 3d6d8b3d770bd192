import type { RateLimit, Try } from '../../../platform/rateLimiter.ts';

/** All attempts from one address; a whole campus may share one. */
const FROM_ADDRESS: RateLimit = { name: 'log in', tries: 300, seconds: 300 };

/** Attempts from one address at one account; a success resets them. */
const AT_ACCOUNT_FROM_ADDRESS: RateLimit = {
  name: 'log in to an account from an address',
  tries: 10,
  seconds: 300,
};

/** Attempts at one account from all unknown browsers; a success resets them. */
const AT_ACCOUNT: RateLimit = { name: 'log in to an account', tries: 100, seconds: 300 };

/** Attempts of a known browser; a success resets them. */
const OF_DEVICE: RateLimit = { name: 'log in with a known device', tries: 10, seconds: 300 };

/** Attempts at one account from all known browsers, so that collecting cookies gains nothing. */
const OF_DEVICES: RateLimit = { name: 'log in with known devices', tries: 100, seconds: 300 };

export interface LoginTry {
  readonly email: string;
  readonly address: string;
  /** The id of a browser that has logged in with this email before. */
  readonly device: string | undefined;
}

export interface LoginTries {
  readonly ofAddress: Try;
  /** Reset by a success. */
  readonly ofAccount: readonly Try[];
}

/**
 * The limits an attempt to log in counts against. A browser known to the account has separate attempts: using up all
 * others, from any number of addresses, does not lock out the owner (OWASP, "Device cookies"). One address alone
 * cannot use up the total.
 */
export function loginTries({ email, address, device }: LoginTry): LoginTries {
  return {
    ofAddress: [FROM_ADDRESS, address],
    ofAccount:
      device === undefined
        ? [
            [AT_ACCOUNT_FROM_ADDRESS, `${address} ${email}`],
            [AT_ACCOUNT, email],
          ]
        : [
            [OF_DEVICE, `${device} ${email}`],
            [OF_DEVICES, email],
          ],
  };
}
