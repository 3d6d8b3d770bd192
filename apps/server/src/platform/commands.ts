import type { Deps } from './deps.ts';
import type { Language } from './problem/language.ts';

export type Progress = (done: number, total: number) => void;

/** Lines for the operator; `ok` is false if anything was refused. */
export interface CommandReport {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

/** A command that works on a file and reports in the operator's language. */
export type FileCommand = (
  deps: Deps,
  path: string,
  progress: Progress,
  language: Language,
) => Promise<CommandReport>;

/** Runs a command with the dependencies of a server, prints its report, and closes the database. */
export type RunCommand = (work: (deps: Deps) => Promise<CommandReport>) => Promise<void>;
