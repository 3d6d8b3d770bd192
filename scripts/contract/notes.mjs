/**
 * Reads `specs/CHANGES.md`: sections under `## `, the newest first; in them one list item per note, which begins
 * with the names it is about in backticks: "- `listJobs`, `Job`: …".
 * @returns the newest section's heading line (undefined where there is none) and the names its notes are about
 */
export function readNewestSection(text) {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const start = lines.findIndex((line) => line.startsWith('## '));
  if (start === -1) return { heading: undefined, names: new Set() };
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => line.startsWith('## '));
  const section = end === -1 ? after : after.slice(0, end);
  // A note may run over several lines.
  const notes = section.filter((line) => /^[-*] /.test(line));
  const named = notes.flatMap((line) => {
    const list = /^[-*] ((?:`[^`]+`(?:, )?)+):/.exec(line)?.[1] ?? '';
    return [...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  });
  return { heading: lines[start], names: new Set(named) };
}

/**
 * The breaking changes that no note is about. A note is about a change when it names the operation or the shared
 * component that changed, or each operation that it reaches.
 * @param {import('./changes.mjs').Change[]} changes
 * @param {Set<string>} names
 */
export const findUnnoted = (changes, names) =>
  changes.filter(
    ({ breaks, subject, operations }) =>
      breaks && !names.has(subject.name) && !operations.every((operation) => names.has(operation)),
  );
