import type { Operation } from '@michi/api/server';

/** One difference between an implementation and its contract. */
export interface Difference {
  /** The request, as a person would repeat it: `GET https://…/jobs/all?page=2`. */
  readonly request: string;
  /** Where in the answer: `status`, `Content-Type`, or a path in the body such as `data.data[].title`. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

export interface Check {
  /** What is checked: `answers 404 for an unknown id`. */
  readonly name: string;
  readonly outcome: 'passed' | 'different' | 'not reached';
  /** Empty unless the outcome is `different`. */
  readonly differences: readonly Difference[];
  /** Why it was skipped; null otherwise. */
  readonly reason: string | null;
  readonly milliseconds: number;
}

export interface OperationReport {
  readonly operation: Operation;
  /** `not implemented`: every request was answered by 404, 405 or 501. */
  readonly state: 'checked' | 'not implemented';
  readonly checks: readonly Check[];
}

export interface ServiceReport {
  readonly service: string;
  readonly url: string;
  readonly operations: readonly OperationReport[];
}

export interface Report {
  readonly services: readonly ServiceReport[];
  readonly startedAt: Date;
  readonly milliseconds: number;
  readonly requests: number;
  /** False if the time limit was reached before the last check. */
  readonly isFinished: boolean;
}

/** The checks of a report with an outcome, without those of unimplemented operations. */
export function checksThat(report: Report, outcome: Check['outcome']): readonly Check[] {
  return report.services
    .flatMap(({ operations }) => operations)
    .filter(({ state }) => state === 'checked')
    .flatMap(({ checks }) => checks)
    .filter((check) => check.outcome === outcome);
}

/**
 * Whether an operation was found, nothing differs, and nothing was skipped for lack of time. An unimplemented
 * operation is no difference; if none is implemented, the address is wrong.
 */
export function conforms(report: Report): boolean {
  return (
    report.isFinished &&
    checksThat(report, 'passed').length > 0 &&
    checksThat(report, 'different').length === 0
  );
}
