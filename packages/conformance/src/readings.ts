import { arithmeticOf, pageIn, type Page, sharedRows } from './page.ts';
import { type Parameter, pathNames, pathsWith, queryParameters } from './parameters.ts';
import { type Fitting, type Probing, sourcesOf } from './probe.ts';

/** Default page size. */
const USUAL_SIZE = 20;

/** Entries on a page where pages are compared: few, so that there are several. */
const SMALL_SIZE = 2;

export interface Reading {
  /** Path that led somewhere. */
  readonly path: string;
  /** Required parameters of every request. */
  readonly required: URLSearchParams;
  readonly response: Fitting;
}

/**
 * Reads an operation as the signed-in user, and collects the ids of its response.
 * @param probing of a GET
 * @returns undefined if it could not be read
 */
export async function beginReading(probing: Probing): Promise<Reading | undefined> {
  const { operation, run } = probing;
  const name = 'answers as the contract says';
  if (operation.bearer === 'required' && run.session === undefined) {
    probing.skip(name, 'nobody is signed in; give --email, --token or --header');
    return undefined;
  }
  const parameters = queryParameters(operation, sourcesOf(run)).filter(({ isRequired }) => isRequired);
  const missing = parameters.filter(({ good }) => good === undefined);
  if (missing.length > 0) {
    const list = missing.map((parameter) => parameter.name).join(', ');
    probing.skip(name, `only the service could say what ${list} may be`);
    return undefined;
  }
  const required = new URLSearchParams(
    parameters.flatMap(({ name: key, good }): [string, string][] =>
      good === undefined ? [] : [[key, good]],
    ),
  );
  return readFirst(probing, name, required);
}

/** Reads it again with each of its parameters, and page by page. @param probing of the GET that was read */
export async function finishReading(probing: Probing, { path, required, response }: Reading): Promise<void> {
  const { operation, run } = probing;
  const parameters = queryParameters(operation, sourcesOf(run));
  await checkParameters(probing, { path, required, response }, parameters);
  const page = pageIn(response.body);
  const names = new Set(parameters.map((parameter) => parameter.name));
  if (page !== undefined && names.has('page') && names.has('size')) {
    await checkPages(probing, path, required, response, page);
  }
}

/** The first success; a path with an id is tried with each known id. */
async function readFirst(
  probing: Probing,
  name: string,
  required: URLSearchParams,
): Promise<Reading | undefined> {
  const { operation, run } = probing;
  const isSuccess = (status: number): boolean => status < 400;
  const successes = Object.keys(operation.responses).map(Number).filter(isSuccess);
  const hasParameters = pathNames(operation).length > 0;
  const paths = hasParameters
    ? pathsWith(operation, run.ids.candidates([operation.path, operation.id]))
    : [operation.path];
  // An account may lack a permission, or have nothing of a kind.
  const refusals = [403, ...(hasParameters || operation.responses[404] !== undefined ? [404] : [])].filter(
    (status) => operation.responses[status] !== undefined,
  );
  let refusal: number | undefined;
  for (const path of paths) {
    const response = await probing.check(
      name,
      { path: withQuery(path, required), session: run.session },
      { statuses: [...successes, ...refusals] },
    );
    if (response === undefined) return undefined;
    if (isSuccess(response.status)) {
      run.ids.learn(operation, response.body);
      run.allowed.add(operation);
      return { path, required, response };
    }
    refusal = response.status;
    if (refusal === 403) run.forbidden.add(operation);
  }
  probing.skip(
    'answers with what it has',
    refusal === undefined
      ? 'no list that was read holds an id for it'
      : `it is not for this account (${refusal})`,
  );
  return undefined;
}

async function checkParameters(
  probing: Probing,
  { path, required, response: { status } }: Reading,
  parameters: readonly Parameter[],
): Promise<void> {
  const { operation, run } = probing;
  for (const { name, good, isRequired } of parameters) {
    if (isRequired) continue;
    if (good === undefined) {
      probing.skip(`takes ${name}`, 'no answer that was read holds a value for it');
      continue;
    }
    const query = new URLSearchParams([...required, [name, good]]);
    const response = await probing.check(
      `takes ${name}`,
      { path: withQuery(path, query), session: run.session },
      { statuses: [status, ...(operation.responses[403] === undefined ? [] : [403])] },
    );
    if (response !== undefined) run.ids.learn(operation, response.body);
  }
}

async function checkPages(
  probing: Probing,
  path: string,
  required: URLSearchParams,
  first: Fitting,
  firstPage: Page,
): Promise<void> {
  const read = async (number: number, size: number): Promise<[Fitting, Page] | undefined> => {
    const query = new URLSearchParams([...required, ['page', String(number)], ['size', String(size)]]);
    const response = await probing.check(
      `answers page ${number} by ${size}`,
      { path: withQuery(path, query), session: probing.run.session },
      { statuses: [200] },
    );
    const page = pageIn(response?.body);
    if (response === undefined || page === undefined) return undefined;
    probing.note(
      `reckons page ${number} by ${size}`,
      response.request,
      arithmeticOf(page, { page: number, size }),
    );
    return [response, page];
  };

  probing.note(
    'reckons the first page',
    first.request,
    arithmeticOf(firstPage, { page: 1, size: USUAL_SIZE }),
  );
  const one = await read(1, SMALL_SIZE);
  if (one === undefined) return;
  if (one[1].totalRecords <= SMALL_SIZE) {
    probing.skip('has other entries on page 2', `there are only ${one[1].totalRecords} entries`);
    return;
  }
  const two = await read(2, SMALL_SIZE);
  if (two === undefined) return;
  const shared = sharedRows(one[1], two[1]);
  if (shared.length > 0 && one[1].totalRecords !== two[1].totalRecords) {
    probing.skip('has other entries on page 2', 'the list changed meanwhile');
  } else {
    const expected = 'entries that are not on page 1';
    probing.note(
      'has other entries on page 2',
      two[0].request,
      shared.length === 0 ? [] : [{ path: `data.${two[1].rowsName}`, expected, got: shared.join(', ') }],
    );
  }
  const last = Math.ceil(one[1].totalRecords / USUAL_SIZE);
  if (last > 1) await read(last, USUAL_SIZE);
}

/** A path with its query; without `?` if the query is empty. */
export function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
