import { parseArgs } from 'node:util';
import { services as contracts } from '@michi/api/server';
import { bearer, type Language, type SessionHeaders } from './requester.ts';
import type { Credentials } from './session.ts';
import type { ConformanceOptions } from './conformance.ts';

/** Invalid arguments, with a message for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `Checks running services against the Michi contracts. It changes nothing: its requests only read, or are refused.

  michi-conformance --service job=https://michi.example/api/job [--service …] [options]

  --service <name>=<url>   a service and where it is (${contracts.join(', ')}); may be repeated
  --email, --password      the account to log in with, at the user service: the one given, or the one beside the first.
                           The password can be in MICHI_PASSWORD instead, so that no list of processes shows it.
  --token <token>          an access token of an account, instead of --email; or in MICHI_TOKEN
  --header '<name>: <value>'  a header of every request that is signed in, for a service with its own sign-in, such as
                           'Cookie: session=…'; may be repeated
  --junit <file>           also writes a JUnit XML report
  --languages <en,ja>      languages the deployment offers (en,ja)
  --pace <milliseconds>    time between requests (100)
  --minutes <number>       time limit of the run (10)
  --help                   shows this

Ends with 0 when everything conforms, 1 when something differs, 2 when the command line is wrong.
`;

export interface Usage extends ConformanceOptions {
  readonly junit: string | undefined;
}

/**
 * Parses the command line.
 * @returns null for `--help`
 * @throws UsageError
 */
export function readUsage(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Usage | null {
  const values = parse(args);
  if (values.help === true) return null;
  const services = new Map<string, string>();
  for (const text of values.service ?? []) {
    const [name, url] = readService(text);
    if (services.has(name)) throw new UsageError(`--service ${name} is given twice.`);
    services.set(name, url);
  }
  if (services.size === 0)
    throw new UsageError('Give at least one --service, such as job=https://…/api/job.');
  const password = values.password ?? environment['MICHI_PASSWORD'];
  if (values.email === undefined && values.password !== undefined)
    throw new UsageError('--password needs --email.');
  if (values.email !== undefined && password === undefined) throw new UsageError('--email needs --password.');
  const credentials =
    values.email === undefined || password === undefined ? undefined : { email: values.email, password };
  const userUrl = services.get('user') ?? userUrlBeside(services);
  if (credentials !== undefined && userUrl === undefined) {
    throw new UsageError('Give the service to log in at with --service user=….');
  }
  return {
    services,
    userUrl,
    credentials,
    session: readSession(
      values.header ?? [],
      values.token ?? (credentials === undefined ? environment['MICHI_TOKEN'] : undefined),
      credentials,
    ),
    junit: values.junit,
    languages: readLanguages(values.languages ?? 'en,ja'),
    paceMilliseconds: readNumber('--pace', values.pace ?? '100', 0, 60_000),
    limitMilliseconds: readNumber('--minutes', values.minutes ?? '10', 1, 60) * 60_000,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        service: { type: 'string', multiple: true },
        email: { type: 'string' },
        password: { type: 'string' },
        token: { type: 'string' },
        header: { type: 'string', multiple: true },
        junit: { type: 'string' },
        languages: { type: 'string' },
        pace: { type: 'string' },
        minutes: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readService(text: string): readonly [name: string, url: string] {
  const index = text.indexOf('=');
  const name = text.slice(0, Math.max(index, 0));
  const url = text.slice(index + 1);
  if (index < 1) throw new UsageError(`--service ${text}: write it as name=url.`);
  if (!contracts.some((contract) => contract === name)) {
    throw new UsageError(
      `--service ${name}: there is no such contract. Choose one of ${contracts.join(', ')}.`,
    );
  }
  if (!URL.canParse(url)) throw new UsageError(`--service ${name}: ${url} is not a URL.`);
  const { protocol, username, search, hash } = new URL(url);
  if (!['http:', 'https:'].includes(protocol) || username !== '' || search !== '' || hash !== '') {
    throw new UsageError(
      `--service ${name}: give an http or https URL without a user, a query or a fragment.`,
    );
  }
  return [name, url.replace(/\/+$/, '')];
}

/** Address of the user service beside another: `…/api/job` gives `…/api/user`. */
function userUrlBeside(services: ReadonlyMap<string, string>): string | undefined {
  for (const [name, url] of services) {
    if (url.endsWith(`/${name}`)) return `${url.slice(0, -name.length)}user`;
  }
  return undefined;
}

function readSession(
  headers: readonly string[],
  token: string | undefined,
  credentials: Credentials | undefined,
): SessionHeaders | undefined {
  if (token === undefined && headers.length === 0) return undefined;
  if (credentials !== undefined) {
    throw new UsageError('--email signs in: give it, or --token and --header.');
  }
  const read = headers.map((text) => {
    const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(.+)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) {
      // Without the text, which may be a secret.
      throw new UsageError("--header: write it as 'name: value'.");
    }
    return [name, value] as const;
  });
  return { ...(token === undefined ? {} : bearer(token)), ...Object.fromEntries(read) };
}

function readLanguages(text: string): readonly Language[] {
  return text.split(',').map((language) => {
    if (language === 'en' || language === 'ja') return language;
    throw new UsageError(`--languages ${text}: en and ja are the languages of the contracts.`);
  });
}

function readNumber(name: string, text: string, minimum: number, maximum: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= minimum && number <= maximum) return number;
  throw new UsageError(`${name} ${text}: give a whole number from ${minimum} to ${maximum}.`);
}
