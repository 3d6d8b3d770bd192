/**
 * A row of `specs/COVERAGE.md`.
 * @typedef {object} Row
 * @property {string} heading the last heading above the table
 * @property {'Words' | 'Route' | 'Call of the spec' | 'The spec says'} kind what the first cell is, as the head of the table says
 * @property {string} says the first cell, without the backticks around it
 * @property {string} where the cell "In the product" or "Operation"; empty in a table without one
 * @property {string} shown the cell "Shown by" or "Seen in"
 * @property {boolean} isSeen whether the row is of what a student sees, as "Seen in" at the head of the table says
 */

/** The cells of a table line; `\|` is a literal `|`. */
const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));

const isRule = (line) => /^\|[\s:|-]+\|$/u.test(line);

/**
 * Every row of every table, in their order.
 * @param {string} markdown
 * @returns {Row[]}
 */
export function readCoverage(markdown) {
  const rows = [];
  let heading = '';
  let head = [];
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3);
    if (!line.startsWith('|')) head = [];
    else if (head.length === 0) head = cellsOf(line);
    else if (!isRule(line)) {
      const cells = cellsOf(line);
      if (cells.length !== head.length)
        throw new Error(`This row does not have ${head.length} cells: ${line}`);
      rows.push({
        heading,
        kind: head[0],
        says: cells[0].replace(/^`([^`]*)`$/u, '$1'),
        where: head.length === 2 ? '' : cells[1],
        shown: cells.at(-1),
        isSeen: head.at(-1) === 'Seen in',
      });
    }
  }
  return rows;
}

/** The files of tests and stories that a cell names. */
export const testsIn = (cell) =>
  [...cell.matchAll(/`([^`]+\.(?:test|spec|stories)\.\w+)`/gu)].map(([, path]) => path);

/**
 * References of a cell: each text in backticks, and with a file the texts directly after it, which occur in that file.
 * @param {string} cell
 * @returns {{ name: string, texts: string[] }[]}
 */
export const referencesIn = (cell) =>
  [...cell.matchAll(/`[^`]+`(?: `[^`]+`)*/gu)].map(([group]) => {
    const [name, ...texts] = [...group.matchAll(/`([^`]+)`/gu)].map(([, text]) => text);
    return { name, texts };
  });
