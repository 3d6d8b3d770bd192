import { z } from 'zod';
import type { ReadRecord } from '../../../platform/import/reason.ts';

const object = z.record(z.string(), z.unknown());

/** References between nodes of a graph are followed to this depth. */
const DEPTH = 6;

/** The postings in a JSON-LD document: one object, a list, or a graph whose nodes refer to one another by `@id`. */
export function postingsIn(document: unknown): readonly ReadRecord<unknown>[] {
  const nodes = nodesOf(document);
  const [only] = nodes;
  if (nodes.length === 1 && only !== undefined && !isGraph(document)) {
    if (!object.safeParse(only).success) return [{ refused: [{ code: 'notObject' }] }];
    return [
      isPosting(only) ? { row: plainValues(only) } : { refused: [{ code: 'notJobPosting', field: '@type' }] },
    ];
  }
  const byId = new Map(
    nodes.flatMap((node) => {
      const id = object.safeParse(node).data?.['@id'];
      return typeof id === 'string' ? [[id, node] as const] : [];
    }),
  );
  const postings = nodes.filter(isPosting);
  if (postings.length === 0) return [{ refused: [{ code: 'noJobPosting' }] }];
  return postings.map((node) => ({ row: plainValues(linked(node, byId, DEPTH)) }));
}

function isGraph(document: unknown): boolean {
  return Array.isArray(document) || object.safeParse(document).data?.['@graph'] !== undefined;
}

function nodesOf(document: unknown): readonly unknown[] {
  if (Array.isArray(document)) return document.flatMap(nodesOf);
  const graph = object.safeParse(document).data?.['@graph'];
  return graph === undefined || graph === null ? [document] : nodesOf(graph);
}

function isPosting(node: unknown): boolean {
  const types = [object.safeParse(node).data?.['@type']].flat();
  return types.some((type) => typeof type === 'string' && type.split(/[/#:]/).at(-1) === 'JobPosting');
}

/** Replaces references by the nodes they refer to. */
function linked(value: unknown, byId: ReadonlyMap<string, unknown>, depth: number): unknown {
  if (depth === 0) return value;
  if (Array.isArray(value)) return value.map((item) => linked(item, byId, depth));
  const fields = object.safeParse(value).data;
  if (fields === undefined) return value;
  const { '@id': id, ...rest } = fields;
  const isReference = typeof id === 'string' && Object.keys(rest).length === 0;
  if (isReference) return byId.has(id) ? linked(byId.get(id), byId, depth - 1) : value;
  return Object.fromEntries(
    Object.entries(fields).map(([name, item]) => [name, linked(item, byId, depth - 1)]),
  );
}

/** `{ "@value": … }` is the value itself. */
function plainValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValues);
  const fields = object.safeParse(value).data;
  if (fields === undefined) return value;
  if ('@value' in fields) return fields['@value'];
  return Object.fromEntries(Object.entries(fields).map(([name, item]) => [name, plainValues(item)]));
}

/** "https://schema.org/FULL_TIME", "Full time" and "full-time" are the same term. */
export function term(written: string): string {
  return (written.trim().split(/[/#]/).at(-1) ?? '').toUpperCase().replaceAll(/[\s_-]/g, '');
}
