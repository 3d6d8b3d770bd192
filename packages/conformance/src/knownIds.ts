import type { Operation } from '@michi/api/server';
import { isRecord } from './judge.ts';

/** Ids read so far, by their presumed kind. */
export interface KnownIds {
  learn(operation: Operation, body: unknown): void;
  /** Ids that may be right for a place, the likeliest first. @param about names around that place */
  candidates(about: readonly string[]): readonly string[];
  /** The parent of a category or industry: its id, null for none; undefined if no response contained it. */
  parentOf(id: string): string | null | undefined;
}

/** Most ids that are offered for one place. */
const CANDIDATES = 3;

/** Most ids kept of one kind; no check needs more. */
const IDS_PER_KIND = 10;

/** Words in paths and names that say nothing about what an id is of. */
const EMPTY = new Set([
  '',
  'all',
  'data',
  'detail',
  'get',
  'id',
  'item',
  'list',
  'of',
  'page',
  'show',
  'summary',
]);

export function createKnownIds(): KnownIds {
  const kinds = new Map<string, { readonly words: ReadonlySet<string>; readonly ids: Set<string> }>();

  const parents = new Map<string, string | null>();

  const learnParent = ({ id, parentId }: Readonly<Record<string, unknown>>): void => {
    if (typeof id !== 'string') return;
    if (typeof parentId === 'string' || parentId === null) parents.set(id, parentId);
  };

  const add = (words: readonly string[], id: string): void => {
    const key = words.join(' ');
    const kind = kinds.get(key) ?? { words: new Set(words), ids: new Set() };
    kinds.set(key, kind);
    if (kind.ids.size < IDS_PER_KIND) kind.ids.add(id);
  };

  const walk = (value: unknown, kind: readonly string[]): void => {
    if (Array.isArray(value)) {
      for (const each of value) walk(each, kind);
    } else if (isRecord(value)) {
      learnParent(value);
      for (const [name, each] of Object.entries(value)) {
        const own = wordsOf([name]);
        if (typeof each === 'string') {
          if (name === 'id') add(kind, each);
          else if (name.endsWith('Id')) add(own, each);
        } else {
          walk(each, own.length === 0 ? kind : own);
        }
      }
    }
  };

  return {
    parentOf: (id) => parents.get(id),
    learn: (operation, body) => walk(body, wordsOf([operation.path, operation.id])),
    candidates(about) {
      const wanted = wordsOf(about);
      const ranked = [...kinds.values()]
        .map(({ words, ids }) => {
          const shared = wanted.filter((word) => words.has(word)).length;
          return { share: shared / Math.max(words.size, 1), shared, ids };
        })
        .filter(({ shared }) => shared > 0)
        .toSorted((one, other) => other.share - one.share || other.shared - one.shared);
      return [...new Set(ranked.flatMap(({ ids }) => [...ids].slice(0, CANDIDATES)))].slice(0, CANDIDATES);
    },
  };
}

/** The words in names, in lower case and the singular: `/help-categories/{id}` gives `help` and `category`. */
function wordsOf(names: readonly string[]): string[] {
  const words = names
    .flatMap((name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').split(/[^A-Za-z]+/))
    .map((word) =>
      word
        .toLowerCase()
        .replace(/ies$/, 'y')
        .replace(/([^s])s$/, '$1'),
    );
  return [...new Set(words)].filter((word) => !EMPTY.has(word));
}
