import type { Deps } from './deps.ts';
import type { Language } from './problem/language.ts';

/** Reports the progress of a long command. */
export type Progress = (done: number, total: number) => void;

/** Result of a command as lines for the operator, and whether anything was refused. */
export interface CommandReport {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

/** An operator's command that works on a file, and reports in the operator's language. */
export type FileCommand = (
  deps: Deps,
  path: string,
  progress: Progress,
  language: Language,
) => Promise<CommandReport>;

/** Does the work of a command with everything a server has, prints its report, and leaves the database again. */
export type RunCommand = (work: (deps: Deps) => Promise<CommandReport>) => Promise<void>;
