import { destination, pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from './settings.ts';

/** Values of these names are redacted up to three levels deep. */
const SECRET_NAMES = [
  'password',
  'confirmPassword',
  'password_hash',
  'token',
  'refreshToken',
  'refresh_token',
  'authorization',
  'cookie',
  'secret',
  'message_text',
];

/**
 * One JSON object a line.
 * @param stream standard output unless a test listens
 */
export function createLog(settings: Pick<Settings, 'logLevel'>, stream?: DestinationStream): Logger {
  return pino(
    {
      level: settings.logLevel,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[secret]',
      },
      serializers: { err: describeError },
    },
    stream ?? destination({ dest: 1, sync: true }),
  );
}

/** Without PostgreSQL's `detail`, which repeats the values of a row. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
