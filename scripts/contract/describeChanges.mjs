const kinds = {
  schema: 'schema',
  parameter: 'parameter',
  answer: 'answer',
  body: 'request body',
  header: 'header',
};
const sides = { request: 'in requests', answer: 'in answers' };

/** Most operations named for a shared component, so that the line stays short. */
const named = 4;

function sayOperations(operations) {
  const more = operations.length - named;
  return operations.slice(0, named).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function saySubject({ kind, name }, operations) {
  return kind === 'operation' ? name : `${name} (${kinds[kind]} of ${sayOperations(operations)})`;
}

function sayChange({ path, text, side }) {
  return `${path === '' ? '' : `${path}: `}${text}${side === null ? '' : `, ${sides[side]}`}`;
}

/**
 * Changes as text, by subject.
 * @param {import('./changes.mjs').Change[]} changes
 * @returns {string} lines, indented; empty without changes
 */
export function describeChanges(changes) {
  const subjects = Map.groupBy(changes, ({ subject }) => `${subject.kind} ${subject.name}`);
  return [...subjects.values()]
    .map((group) => {
      /** @type {Set<string>} */
      const reached = new Set(group.flatMap((change) => change.operations));
      const operations = [...reached].toSorted();
      const lines = group.map((change) => `    ${sayChange(change)}`);
      return [`  ${saySubject(group[0].subject, operations)}`, ...new Set(lines)].join('\n');
    })
    .join('\n');
}
