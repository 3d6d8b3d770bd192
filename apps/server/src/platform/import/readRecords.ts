import { createReadStream } from 'node:fs';

export interface RawRecord {
  /** The line it begins on, from 1. */
  readonly line: number;
  readonly text: string;
  /** It has more than `RECORD_LIMIT` characters, and the text is cut off. */
  readonly isTooLong: boolean;
}

/** Characters of a record; a longer one is a broken file, and would fill the memory. */
export const RECORD_LIMIT = 1_048_576;

/**
 * Reads JSON Lines or one JSON array with at most one record in memory. A record of more than `RECORD_LIMIT` characters
 * is cut off, so that it is refused by its line.
 * @param onBytes called with the bytes read so far
 */
export async function* readRecords(
  path: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<RawRecord> {
  const decoder = new TextDecoder();
  let splitter: Splitter | undefined;
  let bytes = 0;
  const stream: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: 256 * 1024 });
  for await (const chunk of stream) {
    bytes += chunk.length;
    const text = decoder.decode(chunk, { stream: true });
    const first = /\S/.exec(text)?.[0];
    splitter ??= first === undefined ? undefined : first === '[' ? new ArraySplitter() : new LineSplitter();
    if (splitter !== undefined) yield* splitter.take(text);
    onBytes(bytes);
  }
  if (splitter !== undefined) yield* splitter.end();
}

interface Splitter {
  take(text: string): Generator<RawRecord>;
  end(): Generator<RawRecord>;
}

/** JSON Lines; blank lines are skipped. */
class LineSplitter implements Splitter {
  #rest = '';
  #line = 1;

  *take(text: string): Generator<RawRecord> {
    const parts = text.split('\n');
    for (const [index, part] of parts.entries()) {
      if (this.#rest.length <= RECORD_LIMIT) this.#rest += part;
      if (index < parts.length - 1) yield* this.#flush();
    }
  }

  *end(): Generator<RawRecord> {
    yield* this.#flush();
  }

  *#flush(): Generator<RawRecord> {
    const text = this.#rest.trim();
    if (text !== '') yield { line: this.#line, text, isTooLong: this.#rest.length > RECORD_LIMIT };
    this.#rest = '';
    this.#line += 1;
  }
}

/** One JSON array, split by brackets, so that a broken element does not affect the next. */
class ArraySplitter implements Splitter {
  #depth = 0;
  #inString = false;
  #isEscaped = false;
  #line = 1;
  #start = 1;
  #element = '';

  *take(text: string): Generator<RawRecord> {
    for (const letter of text) {
      const isSeparator = this.#depth === 1 && !this.#inString && (letter === ',' || letter === ']');
      if (isSeparator) yield* this.#flush();
      this.#follow(letter);
      if (!isSeparator && this.#depth >= 1) this.#keep(letter);
      if (letter === '\n') this.#line += 1;
    }
  }

  *end(): Generator<RawRecord> {
    yield* this.#flush();
  }

  #follow(letter: string): void {
    if (this.#inString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (letter === '\\') this.#isEscaped = true;
      else if (letter === '"' || letter === '\n') this.#inString = false;
    } else if (letter === '"') this.#inString = true;
    else if (letter === '{' || letter === '[') this.#depth += 1;
    else if (letter === '}' || letter === ']') this.#depth = Math.max(1, this.#depth - 1);
  }

  #keep(letter: string): void {
    if (this.#element === '') {
      const isOpening = this.#depth === 1 && letter === '[';
      if (isOpening || /\s/.test(letter)) return;
      this.#start = this.#line;
    }
    if (this.#element.length <= RECORD_LIMIT) this.#element += letter;
  }

  *#flush(): Generator<RawRecord> {
    const text = this.#element.trim();
    if (text !== '') yield { line: this.#start, text, isTooLong: this.#element.length > RECORD_LIMIT };
    this.#element = '';
  }
}
