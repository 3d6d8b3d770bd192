import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format } from 'oxfmt';
import { inRoot } from '../run/paths.mjs';
import { Refusal } from './refusal.mjs';

/** The formatter's settings for a file: those of its extension override the general ones. */
function formatOptions(file) {
  const { overrides, ...options } = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8'));
  const own = overrides.filter(({ files }) =>
    files.some((pattern) => file.endsWith(pattern.replace('*', ''))),
  );
  return Object.assign(options, ...own.map((override) => override.options));
}

/** Files to be written, held back until all are known: a refusal leaves everything unchanged. */
export class Changes {
  #texts = new Map();

  read(file) {
    return this.#texts.get(file) ?? readFileSync(inRoot(file), 'utf8');
  }

  /** A new file; refused if the name is taken. */
  create(file, text) {
    if (existsSync(inRoot(file))) throw new Refusal(`${file} already exists.`);
    this.#texts.set(file, text);
  }

  /**
   * Puts text before the first place that matches behind `after`.
   * @param {string} file
   * @param {RegExp} before where to put it
   * @param {string} text
   * @param {string} [after] where to begin looking
   */
  insert(file, before, text, after = '') {
    const whole = this.read(file);
    const start = whole.indexOf(after);
    const found = start === -1 ? null : before.exec(whole.slice(start));
    if (found === null) {
      throw new Refusal(
        `${file} has no text that matches ${before}${after === '' ? '' : ` after "${after}"`}.`,
      );
    }
    const at = start + found.index;
    this.#texts.set(file, whole.slice(0, at) + text + whole.slice(at));
  }

  /**
   * Puts a line among lines that are in the order of the alphabet.
   * @param {string} file
   * @param {RegExp} one matches each of these lines whole; its first group is what they are ordered by
   * @param {string} key what the new line is ordered by
   * @param {string} line
   */
  insertInOrder(file, one, key, line) {
    const lines = this.read(file).split('\n');
    const places = lines.flatMap((text, index) => {
      const match = one.exec(text);
      return match === null ? [] : [{ index, key: match[1] }];
    });
    const last = places.findLast((place) => place.key < key) ?? { index: (places[0]?.index ?? 0) - 1 };
    if (places.length === 0) throw new Refusal(`${file} has no line that matches ${one}.`);
    this.#texts.set(file, lines.toSpliced(last.index + 1, 0, line).join('\n'));
  }

  editJson(file, edit) {
    const value = JSON.parse(this.read(file));
    edit(value);
    this.#texts.set(file, JSON.stringify(value));
  }

  /** Writes and formats everything. Returns the names of the files. */
  async write() {
    const formatted = [];
    for (const [file, text] of this.#texts) {
      const { code, errors } = await format(file, text, formatOptions(file));
      if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
      formatted.push([file, code]);
    }
    for (const [file, code] of formatted) {
      mkdirSync(dirname(inRoot(file)), { recursive: true });
      writeFileSync(inRoot(file), code);
    }
    return formatted.map(([file]) => file);
  }
}
