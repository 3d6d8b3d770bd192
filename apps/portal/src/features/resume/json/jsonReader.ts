import type { LeftOutPart } from '../read/parsedProfile.ts';
import { listSections } from './jsonResume.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A property of an object, or an element of a list. */
export interface JsonNode {
  readonly holder: object;
  readonly key: string;
  readonly value: unknown;
}

export const nodeIn = (holder: JsonObject, key: string): JsonNode => ({
  holder,
  key,
  value: Object.hasOwn(holder, key) ? holder[key] : undefined,
});

/** The elements of a list; anything else in its place is one element. */
export const elementsOf = (node: JsonNode): readonly JsonNode[] =>
  isList(node.value)
    ? node.value.map((value, index, holder) => ({ holder, key: `${index}`, value }))
    : [node];

/** A text without surrounding blanks, a number or a truth value as a text; empty for anything else. */
export const textOf = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return value.trim();
    case 'number':
    case 'boolean':
      return `${value}`;
    default:
      return '';
  }
};

/** Reads a JSON document, and remembers what was taken of it, so that the rest can be named. */
export class JsonReader {
  readonly #taken = new Map<object, Set<string>>();

  take({ holder, key }: JsonNode): void {
    const keys = this.#taken.get(holder) ?? new Set();
    this.#taken.set(holder, keys.add(key));
  }

  /** The text of a place, which counts as taken; empty if there is none, or it is not accepted. */
  text(node: JsonNode, accepts: (text: string) => boolean = () => true): string {
    const text = textOf(node.value);
    if (text === '' || !accepts(text)) return '';
    this.take(node);
    return text;
  }

  isTaken({ holder, key }: JsonNode): boolean {
    return this.#taken.get(holder)?.has(key) ?? false;
  }

  /** The texts in a place that were not taken, in order. A document may be nested deeper than calls can be. */
  rest(node: JsonNode): readonly string[] {
    const texts: string[] = [];
    const open: JsonNode[] = [node];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (this.isTaken(next)) continue;
      const { value } = next;
      const inner = isList(value)
        ? elementsOf(next)
        : isObject(value)
          ? Object.keys(value).map((key) => nodeIn(value, key))
          : null;
      if (inner === null) {
        const text = textOf(value);
        if (text !== '') texts.push(text);
      } else for (const each of inner.toReversed()) open.push(each);
    }
    return texts;
  }
}

const isListSection = (section: string): boolean => listSections.some((each) => each === section);

/** Names of an entry, in any section. */
const titleKeys = ['name', 'company', 'institution', 'title'];

/** What is left of an entry: its fields if others are taken, or else its texts. */
const ofEntry = (section: string, node: JsonNode, reader: JsonReader): LeftOutPart | null => {
  const { value } = node;
  if (!isObject(value)) {
    const texts = reader.rest(node);
    return texts.length === 0 ? null : { section, title: null, facts: [{ field: null, texts }] };
  }
  const fields = Object.keys(value).map((key) => nodeIn(value, key));
  const title = titleKeys.map((key) => nodeIn(value, key)).find((each) => reader.isTaken(each));
  const facts = fields.flatMap((field) => {
    const texts = reader.rest(field);
    return texts.length === 0 ? [] : [{ field: title === undefined ? null : field.key, texts }];
  });
  return facts.length === 0
    ? null
    : { section, title: title === undefined ? null : textOf(title.value), facts };
};

/** What a reader has not taken of a JSON Resume, by its entries, in the order of the file. */
export const leftOutOf = (resume: JsonObject, reader: JsonReader): readonly LeftOutPart[] => {
  const fieldsOf = (section: string, holder: JsonObject): readonly LeftOutPart[] =>
    Object.keys(holder).flatMap((field): readonly LeftOutPart[] => {
      const node = nodeIn(holder, field);
      // Michi's own data in an export of it.
      if (section === 'meta' && field === 'michi' && isObject(node.value))
        return fieldsOf(section, node.value);
      const texts = reader.rest(node);
      return texts.length === 0 ? [] : [{ section, title: null, facts: [{ field, texts }] }];
    });
  return Object.keys(resume).flatMap((section) => {
    const node = nodeIn(resume, section);
    if (isObject(node.value) && !isListSection(section)) return fieldsOf(section, node.value);
    if (reader.isTaken(node)) return [];
    return elementsOf(node).flatMap((each) => ofEntry(section, each, reader) ?? []);
  });
};
