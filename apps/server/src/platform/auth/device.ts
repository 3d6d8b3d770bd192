import Bowser from 'bowser';

export interface Device {
  /** Null unless it is a known browser, such as `Chrome`. */
  readonly browser: string | null;
  /** Null unless it is a known system, such as `Windows`. */
  readonly operatingSystem: string | null;
}

/** Characters of a user agent that are read; those of browsers are shorter. */
const MAX_LENGTH = 512;

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const OPERATING_SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/**
 * Reads a `User-Agent` header (RFC 9110, section 10.1.5). Only known names are kept, because the result appears in
 * mails.
 */
export function readDevice(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent.trim() === '') return { browser: null, operatingSystem: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  return {
    browser: known(BROWSERS, browser.name),
    operatingSystem: known(OPERATING_SYSTEMS, os.name),
  };
}

function known(names: ReadonlySet<string>, name: string | undefined): string | null {
  return name !== undefined && names.has(name) ? name : null;
}
