import { type ConformanceDeps, runConformance } from './conformance.ts';
import { junitXml } from './junit.ts';
import { conforms } from './report.ts';
import { reportText } from './reportText.ts';
import { CredentialsError } from './session.ts';
import { readUsage, USAGE, UsageError } from './usage.ts';

export interface CommandDeps extends ConformanceDeps {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Writes a file, and creates its folder. */
  readonly writeFile: (path: string, text: string) => Promise<void>;
}

/** The command. @returns its exit code: 0 conforms, 1 differs, 2 wrong usage */
export async function runCommand(args: readonly string[], deps: CommandDeps): Promise<0 | 1 | 2> {
  try {
    const usage = readUsage(args, deps.environment);
    if (usage === null) {
      deps.print(USAGE);
      return 0;
    }
    const report = await runConformance(usage, deps);
    deps.print(reportText(report));
    if (usage.junit !== undefined) await deps.writeFile(usage.junit, junitXml(report));
    return conforms(report) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof CredentialsError)) throw error;
    deps.complain(`${error.message}\n${error instanceof UsageError ? `\n${USAGE}` : ''}`);
    return 2;
  }
}
