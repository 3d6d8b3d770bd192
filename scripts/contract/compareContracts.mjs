import { isDeepStrictEqual } from 'node:util';
import { ChangeList } from './changes.mjs';
import { compareSchemas, locationOf } from './compareSchemas.mjs';
import { follow } from './schemaView.mjs';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Every operation of the contracts with its part of the document, by operationId (by its path without one). */
function listOperations(documents) {
  const operations = new Map();
  for (const [service, document] of documents) {
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      for (const method of methods) {
        const operation = item[method];
        if (!operation) continue;
        const base = document.servers?.[0]?.url ?? `/api/${service}`;
        const address = `${method.toUpperCase()} ${base}${path}`;
        operations.set(operation.operationId ?? address, {
          document,
          operation,
          path,
          address,
          // The names of path parameters never cross the wire.
          route: address.replaceAll(/\{[^}]*\}/g, '{}'),
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
          security: operation.security ?? document.security ?? [],
        });
      }
    }
  }
  return operations;
}

/** Adds the parameters to a map: query, header and cookie ones by name, those of the path by position. */
function byKey({ parameters, path, document }) {
  const slots = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  return new Map(
    parameters.map((parameter) => {
      const { name, node } = follow(parameter, document);
      const key = node.in === 'path' ? `path ${slots.indexOf(node.name)}` : `${node.in} ${node.name}`;
      return [key, { name, node }];
    }),
  );
}

const styleOf = (node) => {
  const style = node.style ?? (['query', 'cookie'].includes(node.in) ? 'form' : 'simple');
  return [style, node.explode ?? style === 'form', node.allowReserved ?? false];
};

function compareParameters(was, is, documents, location, changes) {
  const before = byKey(was);
  const after = byKey(is);
  const here = { ...location, side: 'request' };
  const describe = ({ node }) => `${node.in} parameter ${node.name}`;
  for (const [key, parameter] of before) {
    if (!after.has(key)) changes.add({ ...here, path: describe(parameter) }, 'changed', 'is gone');
  }
  for (const [key, parameter] of after) {
    const at = { ...here, path: describe(parameter) };
    const old = before.get(key);
    if (!old) {
      if (parameter.node.required) changes.add(at, 'narrowed', 'is new and required');
      continue;
    }
    const shared = locationOf(at, 'parameter', old, parameter);
    if (parameter.node.required && !old.node.required) changes.add(shared, 'narrowed', 'is required now');
    if (!isDeepStrictEqual(styleOf(old.node), styleOf(parameter.node))) {
      changes.add(shared, 'changed', 'is written in another style');
    }
    compareSchemas(old.node.schema ?? {}, parameter.node.schema ?? {}, documents, shared, changes);
  }
}

function compareContent(was = {}, is = {}, documents, location, changes) {
  for (const type of Object.keys(was)) {
    if (type in is) {
      compareSchemas(was[type].schema ?? {}, is[type].schema ?? {}, documents, location, changes);
      if (!isDeepStrictEqual(was[type].encoding, is[type].encoding)) {
        changes.add(location, 'changed', `the encoding of its ${type} is different now`);
      }
    } else {
      changes.add(location, 'changed', `is no longer ${type}`);
    }
  }
}

function compareBodies(was, is, documents, location, changes) {
  const here = { ...location, side: 'request', path: 'body' };
  const before = was.operation.requestBody && follow(was.operation.requestBody, documents.before);
  const after = is.operation.requestBody && follow(is.operation.requestBody, documents.after);
  if (!before && !after) return;
  if (!before) {
    if (after.node.required) changes.add(here, 'narrowed', 'is new and required');
  } else if (!after) {
    changes.add(here, 'changed', 'is gone');
  } else {
    const shared = locationOf(here, 'body', before, after);
    if (after.node.required && !before.node.required) changes.add(shared, 'narrowed', 'is required now');
    compareContent(before.node.content, after.node.content, documents, shared, changes);
  }
}

function compareHeaders(was = {}, is = {}, documents, location, changes) {
  const at = (name) => ({ ...location, path: `${location.path} header ${name}`.trim() });
  for (const name of Object.keys(was)) {
    if (!(name in is)) {
      changes.add(at(name), 'changed', 'is gone');
      continue;
    }
    const before = follow(was[name], documents.before);
    const after = follow(is[name], documents.after);
    const shared = locationOf(at(name), 'header', before, after);
    if (before.node.required && !after.node.required) changes.add(shared, 'widened', 'is no longer required');
    compareSchemas(before.node.schema ?? {}, after.node.schema ?? {}, documents, shared, changes);
  }
}

function compareResponses(was, is, documents, location, changes) {
  const before = was.operation.responses ?? {};
  const after = is.operation.responses ?? {};
  for (const status of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const here = { ...location, side: 'answer', path: `${status} answer` };
    if (!(status in after)) {
      changes.add(here, 'changed', 'is gone');
    } else if (!(status in before)) {
      // A client distinguishes failures by class (RFC 9110, section 15); another success it does not wait for.
      if (!/^[45]/.test(status)) changes.add(here, 'widened', 'is new');
    } else {
      const from = follow(before[status], documents.before);
      const to = follow(after[status], documents.after);
      const shared = locationOf(here, 'answer', from, to);
      compareHeaders(from.node.headers, to.node.headers, documents, shared, changes);
      compareContent(from.node.content, to.node.content, documents, shared, changes);
    }
  }
}

/** Alternative security requirements, each with the definitions of its schemes; an empty one requires nothing. */
const waysIn = ({ security, document }) => {
  const schemes = document.components?.securitySchemes ?? {};
  const define = ([name, scopes]) => {
    const { description: _text, bearerFormat: _hint, ...scheme } = schemes[name] ?? { name };
    return { scheme, scopes: scopes.toSorted() };
  };
  return security.length === 0 ? [[]] : security.map((way) => Object.entries(way).map(define));
};

function compareSecurity(was, is, location, changes) {
  const before = waysIn(was);
  const after = waysIn(is);
  const has = (ways, way) => ways.some((other) => other.length === 0 || isDeepStrictEqual(other, way));
  const here = { ...location, side: 'request', path: 'security' };
  if (before.some((way) => !has(after, way))) {
    const closed = before.some((way) => way.length === 0);
    changes.add(here, 'narrowed', closed ? 'needs a session now' : 'lets in by another way now');
  }
}

/**
 * The differences between two sets of contracts that break a client. Descriptions and examples are not compared: no
 * client reads them.
 * @param {Map<string, object>} before bundled OpenAPI documents by service
 * @param {Map<string, object>} after the same, later
 * @returns {import('./changes.mjs').Change[]}
 */
export function compareContracts(before, after) {
  const changes = new ChangeList();
  const old = listOperations(before);
  const current = listOperations(after);
  const location = (name) => ({
    subject: { kind: 'operation', name },
    path: '',
    side: null,
    operation: name,
  });
  const renamed = new Map();
  for (const [id, { route }] of current) if (!old.has(id)) renamed.set(route, id);
  for (const [id, was] of old) {
    const name = current.has(id) ? id : renamed.get(was.route);
    const is = name === undefined ? undefined : current.get(name);
    if (!is) {
      changes.add(location(id), 'changed', `is gone (${was.address})`);
      continue;
    }
    if (name !== id) {
      changes.add(location(id), 'changed', `is called ${name} now, and so are its hooks`);
    }
    if (was.route !== is.route)
      changes.add(location(id), 'changed', `is ${is.address} now, was ${was.address}`);
    const documents = { before: was.document, after: is.document };
    compareSecurity(was, is, location(id), changes);
    compareParameters(was, is, documents, location(id), changes);
    compareBodies(was, is, documents, location(id), changes);
    compareResponses(was, is, documents, location(id), changes);
  }
  return changes.list();
}
