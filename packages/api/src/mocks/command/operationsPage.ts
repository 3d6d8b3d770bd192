import { examples } from '../../generated/examples.ts';
import type { MockedOperation } from '../mockedOperation.ts';
import { operationIds } from '../index.ts';
import type { MockOptions } from './options.ts';

const operations: Readonly<Record<string, MockedOperation>> = examples;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const cell = (text: string): string => `<td>${escape(text)}</td>`;

/** A page with every operation, how it behaves and which statuses it can be asked to answer. */
export const operationsPage = ({ scenario, delay, overrides }: MockOptions): Response => {
  const rows = operationIds.map((id) => {
    const { method = 'get', path = '', answers = [] } = operations[id] ?? {};
    const behaviour = overrides[id] ?? scenario;
    const shown = typeof behaviour === 'object' ? String(behaviour.status) : behaviour;
    const statuses = answers.map(({ status }) => status).join(' ');
    return `<tr>${[id, method.toUpperCase(), path, shown, statuses].map(cell).join('')}</tr>`;
  });
  return new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Michi's mocks</title>
<style>:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}table{border-collapse:collapse}td,th{padding:4px 12px 4px 0;text-align:left;border-bottom:1px solid #8885;white-space:nowrap}main{overflow-x:auto}</style>
<main>
<h1>Michi's mocks</h1>
<p>Scenario ${escape(scenario)}, ${delay} ms of delay, ${operationIds.length} operations.</p>
<table>
<thead><tr><th>Operation<th>Method<th>Path<th>Behaviour<th>Statuses</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>
</main>
</html>
`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
};
