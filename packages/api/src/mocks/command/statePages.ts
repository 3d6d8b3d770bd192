import type { SessionMemories } from '../memory/index.ts';
import { htmlPage } from './htmlPage.ts';

/** Path of the state pages; the records of a session are below it, by its number. */
export const STATE_PATH = '/state';

const methodNotAllowed = (): Response => new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });

const overview = ({ all }: SessionMemories): Response => {
  const sessions = [...all.values()].map((state, index) => {
    const rows = state.names.map(
      (name) =>
        `<tr><td><a href="${STATE_PATH}/${index + 1}/${name}">${name}</a></td><td>${state.count(name)}</td></tr>`,
    );
    return `<h2>Session ${index + 1}</h2>
<table>
<thead><tr><th>Collection<th>Records</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
  });
  return htmlPage(
    'What the mocks remember',
    `<h1>What the mocks remember</h1>
<p>${all.size === 0 ? 'Nobody has logged in yet.' : `Sessions: ${all.size}, the oldest first.`}</p>
<form method="post" action="${STATE_PATH}/reset"><button>Start over</button></form>
<p>Start over from a script: <code>curl -X POST …${STATE_PATH}/reset</code>. Sessions stay logged in.</p>
${sessions.join('\n')}`,
  );
};

/** The pages that show and reset the state of the mocks; undefined for any other address. */
export const statePages = (sessions: SessionMemories, request: Request): Response | undefined => {
  const { pathname } = new URL(request.url);
  if (pathname !== STATE_PATH && !pathname.startsWith(`${STATE_PATH}/`)) return undefined;
  const [number = '', collection] = pathname.slice(STATE_PATH.length + 1).split('/');
  if (number === 'reset') {
    if (request.method !== 'POST') return methodNotAllowed();
    sessions.reset();
    return new Response(null, { status: 303, headers: { Location: STATE_PATH } });
  }
  if (request.method !== 'GET') return methodNotAllowed();
  if (number === '') return overview(sessions);
  const state = [...sessions.all.values()][Number(number) - 1];
  if (state === undefined || (collection !== undefined && !state.names.includes(collection)))
    return Response.json({ message: 'Nothing is remembered there.' }, { status: 404 });
  const names = collection === undefined ? state.names : [collection];
  const message = Object.fromEntries(names.map((name) => [name, state.rows(name)]));
  return Response.json(collection === undefined ? message : message[collection]);
};
