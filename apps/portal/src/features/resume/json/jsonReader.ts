export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A property of an object, or an element of a list. */
export interface Place {
  readonly holder: object;
  readonly key: string;
  readonly value: unknown;
}

export const placeIn = (holder: JsonObject, key: string): Place => ({
  holder,
  key,
  value: Object.hasOwn(holder, key) ? holder[key] : undefined,
});

/** The elements of a list; anything else in its place is one element. */
export const elementsOf = (place: Place): readonly Place[] =>
  isList(place.value)
    ? place.value.map((value, index, holder) => ({ holder, key: `${index}`, value }))
    : [place];

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

  take({ holder, key }: Place): void {
    const keys = this.#taken.get(holder) ?? new Set();
    this.#taken.set(holder, keys.add(key));
  }

  /** The text of a place, which counts as taken; empty if there is none, or it is not accepted. */
  text(place: Place, accepts: (text: string) => boolean = () => true): string {
    const text = textOf(place.value);
    if (text === '' || !accepts(text)) return '';
    this.take(place);
    return text;
  }

  isTaken({ holder, key }: Place): boolean {
    return this.#taken.get(holder)?.has(key) ?? false;
  }

  /** The texts in a place that were not taken, in order. A document may be nested deeper than calls can be. */
  rest(place: Place): readonly string[] {
    const texts: string[] = [];
    const open: Place[] = [place];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (this.isTaken(next)) continue;
      const { value } = next;
      const inner = isList(value)
        ? elementsOf(next)
        : isObject(value)
          ? Object.keys(value).map((key) => placeIn(value, key))
          : null;
      if (inner === null) {
        const text = textOf(value);
        if (text !== '') texts.push(text);
      } else for (const each of inner.toReversed()) open.push(each);
    }
    return texts;
  }
}
