import { parseArgs } from 'node:util';
import { closestMatch } from 'leven';
import { isOperationId, operationIds, scenarioNames, type Overrides, type ScenarioName } from '../index.ts';

/** Invalid arguments of the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Options of the command. */
export interface MockOptions {
  /** TCP port on the loopback; 0 for any free one. */
  readonly port: number;
  readonly scenario: ScenarioName;
  /** Delay of each response, in milliseconds. */
  readonly delay: number;
  /** Operations with another scenario or status. */
  readonly overrides: Overrides;
  /** Whether the mocks keep state, per session. */
  readonly remembers: boolean;
}

export const USAGE = `Serves the mocks of Michi's contracts over HTTP, on the loopback.

  npx @michi/api mock [--port 4010] [--remember] [--scenario populated] [--delay 0] [--operation listJobs=empty …]

  --port <number>       where to listen; 0 takes any free port
  --remember            keeps what is done, for each session: one begins with logging in
  --scenario <name>     ${scenarioNames.join(', ')}
  --delay <number>      milliseconds each answer waits
  --operation <id>=<scenario or status>
                        one operation that behaves in its own way, such as actOnJob=409; may be repeated
  --help                shows this
`;

const isScenario = (name: string): name is ScenarioName => scenarioNames.some((one) => one === name);

const wholeNumber = (option: string, text: string, most: number): number => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most) {
    throw new UsageError(`--${option} ${text}: give a whole number from 0 to ${most}.`);
  }
  return value;
};

const readOverride = (text: string): Overrides => {
  const [id = '', behaviour = ''] = text.split('=');
  if (!isOperationId(id)) {
    const similar = closestMatch(id, operationIds, { maxDistance: 4 });
    const question = similar === undefined ? '' : ` Did you mean ${similar}?`;
    throw new UsageError(`--operation ${text}: no contract has an operation ${id}.${question}`);
  }
  if (isScenario(behaviour)) return { [id]: behaviour };
  if (/^[1-5]\d\d$/.test(behaviour)) return { [id]: { status: Number(behaviour) } };
  throw new UsageError(`--operation ${text}: ${behaviour} is neither a scenario nor a status.`);
};

/** Parses the arguments; null for `--help`. @throws UsageError that names the invalid option */
export const readOptions = (args: readonly string[]): MockOptions | null => {
  const { values, positionals } = parse(args);
  if (values.help === true) return null;
  if (positionals.length !== 1 || positionals[0] !== 'mock') {
    throw new UsageError(`The only command is mock; given: ${positionals.join(' ') || 'none'}.`);
  }
  if (!isScenario(values.scenario)) {
    throw new UsageError(`--scenario ${values.scenario}: choose one of ${scenarioNames.join(', ')}.`);
  }
  return {
    port: wholeNumber('port', values.port, 65_535),
    scenario: values.scenario,
    remembers: values.remember === true,
    delay: wholeNumber('delay', values.delay, 600_000),
    overrides: values.operation.reduce<Overrides>((all, one) => ({ ...all, ...readOverride(one) }), {}),
  };
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string', default: '4010' },
        scenario: { type: 'string', default: 'populated' },
        delay: { type: 'string', default: '0' },
        operation: { type: 'string', multiple: true, default: [] },
        remember: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};
