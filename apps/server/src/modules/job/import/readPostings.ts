import { createReadStream } from 'node:fs';

/** One posting as it stands in the file. */
export interface RawPosting {
  /** Line it begins on, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Characters one posting may have; more is a broken file, and would fill the memory. */
export const POSTING_LIMIT = 1_048_576;

/**
 * The postings of a file one by one, whether it is JSON Lines or one JSON array; nothing more than a posting is kept.
 * A posting of more than `POSTING_LIMIT` characters comes cut off, so that it is refused by its line.
 * @param onBytes told the bytes read so far
 */
export async function* readPostings(
  path: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<RawPosting> {
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
  take(text: string): Generator<RawPosting>;
  end(): Generator<RawPosting>;
}

/** JSON Lines: one posting a line, blank lines passed over. */
class LineSplitter implements Splitter {
  #rest = '';
  #line = 1;

  *take(text: string): Generator<RawPosting> {
    const parts = text.split('\n');
    for (const [index, part] of parts.entries()) {
      if (this.#rest.length <= POSTING_LIMIT) this.#rest += part;
      if (index < parts.length - 1) yield* this.#flush();
    }
  }

  *end(): Generator<RawPosting> {
    yield* this.#flush();
  }

  *#flush(): Generator<RawPosting> {
    const text = this.#rest.trim();
    if (text !== '') yield { line: this.#line, text };
    this.#rest = '';
    this.#line += 1;
  }
}

/** One JSON array: its elements are told apart by their brackets, so that a broken one does not take the next along. */
class ArraySplitter implements Splitter {
  #depth = 0;
  #inString = false;
  #isEscaped = false;
  #line = 1;
  #start = 1;
  #element = '';

  *take(text: string): Generator<RawPosting> {
    for (const letter of text) {
      const isSeparator = this.#depth === 1 && !this.#inString && (letter === ',' || letter === ']');
      if (isSeparator) yield* this.#flush();
      this.#follow(letter);
      if (!isSeparator && this.#depth >= 1) this.#keep(letter);
      if (letter === '\n') this.#line += 1;
    }
  }

  *end(): Generator<RawPosting> {
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
    if (this.#element.length <= POSTING_LIMIT) this.#element += letter;
  }

  *#flush(): Generator<RawPosting> {
    const text = this.#element.trim();
    if (text !== '') yield { line: this.#start, text };
    this.#element = '';
  }
}
