import { examples } from '../../generated/examples.ts';
import type { MockedOperation } from '../mockedOperation.ts';
import { operationIds } from '../index.ts';
import { isRemembered } from '../memory/isRemembered.ts';
import { htmlPage } from './htmlPage.ts';
import type { MockOptions } from './options.ts';
import { STATE_PATH } from './statePages.ts';

const operations: Readonly<Record<string, MockedOperation>> = examples;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const cell = (text: string): string => `<td>${escape(text)}</td>`;

/** A page with every operation, its current behaviour and its possible statuses. */
export const operationsPage = ({ scenario, delay, overrides, remembers }: MockOptions): Response => {
  const rows = operationIds.map((id) => {
    const { method = 'get', path = '', responses = [] } = operations[id] ?? {};
    const behaviour = overrides[id] ?? scenario;
    const own = typeof behaviour === 'object' ? String(behaviour.status) : behaviour;
    const shown = remembers && overrides[id] === undefined && isRemembered(id) ? `${own}, remembers` : own;
    const statuses = responses.map(({ status }) => status).join(' ');
    return `<tr>${[id, method.toUpperCase(), path, shown, statuses].map(cell).join('')}</tr>`;
  });
  const remembering = remembers
    ? `<p>${operationIds.filter(isRemembered).length} operations remember what is done, for each session that begins with logging in. <a href="${STATE_PATH}">What they remember</a></p>`
    : '';
  return htmlPage(
    "Michi's mocks",
    `<h1>Michi's mocks</h1>
<p>Scenario ${escape(scenario)}, ${delay} ms of delay, ${operationIds.length} operations.</p>
${remembering}
<table>
<thead><tr><th>Operation<th>Method<th>Path<th>Behaviour<th>Statuses</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`,
  );
};
