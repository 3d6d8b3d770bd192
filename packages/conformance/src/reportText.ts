import { type Check, checksThat, conforms, type OperationReport, type Report } from './report.ts';

/** A readable report: each operation with differences, then the missing ones, then the totals. */
export function reportText(report: Report): string {
  const lines = report.services.flatMap(({ service, url, operations }) => [
    `${service}  ${url}`,
    ...operations.flatMap(operationLines),
    '',
  ]);
  return [...lines, ...summary(report), ''].join('\n');
}

function operationLines({ operation, state, checks }: OperationReport): string[] {
  const name = `${operation.id}  ${operation.method.toUpperCase()} ${operation.path}`;
  if (state === 'not implemented') return [`  ? ${name}: not implemented`];
  const passed = checks.filter(({ outcome }) => outcome === 'passed').length;
  const different = checks.filter(({ outcome }) => outcome === 'different');
  const skipped = checks.filter(({ outcome }) => outcome === 'not reached');
  const mark = different.length > 0 ? '✗' : passed > 0 ? '✓' : '-';
  const counts = [
    count(passed, 'check passed', 'checks passed'),
    ...(different.length === 0 ? [] : [`${different.length} different`]),
    ...(skipped.length === 0 ? [] : [`${skipped.length} not reached`]),
  ];
  return [
    `  ${mark} ${name}: ${counts.join(', ')}`,
    ...different.flatMap((check) => [
      `      ${check.name}`,
      ...check.differences.flatMap(({ request, path, expected, got }) => [
        `        ${request}`,
        `          ${path}: expected ${expected}; got ${got}`,
      ]),
    ]),
    ...skipped.map((check) => `      (${check.name}: ${check.reason ?? 'not reached'})`),
  ];
}

function summary(report: Report): string[] {
  const operations = report.services.flatMap((service) => service.operations);
  const missing = operations.filter(({ state }) => state === 'not implemented');
  const number = (outcome: Check['outcome']): number => checksThat(report, outcome).length;
  return [
    ...(missing.length === 0
      ? []
      : [`Not implemented: ${missing.map(({ operation }) => operation.id).join(', ')}`]),
    ...(report.isFinished ? [] : ['The time ran out before the last check.']),
    `${count(operations.length - missing.length, 'operation', 'operations')}: ${number('passed')} checks passed, ${number('different')} different, ${number('not reached')} not reached. ${count(report.requests, 'request', 'requests')} in ${(report.milliseconds / 1000).toFixed(1)} s.`,
    verdict(report, missing.length + number('not reached')),
  ];
}

function verdict(report: Report, unseen: number): string {
  if (conforms(report)) {
    return unseen === 0 ? 'It conforms to the contract.' : 'What was reached conforms to the contract.';
  }
  return checksThat(report, 'passed').length === 0
    ? 'Nothing answered as the contract says. Is the address right?'
    : 'It does not conform to the contract.';
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
