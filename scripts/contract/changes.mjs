/**
 * How a change affects what clients and services may send: `narrowed` (less is allowed than before), `widened`
 * (more is) or `changed` (something else is).
 * @typedef {'narrowed' | 'widened' | 'changed'} Effect
 *
 * What a change belongs to: an operation, or a named component that several operations share.
 * @typedef {{ kind: 'operation' | 'schema' | 'parameter' | 'answer' | 'body' | 'header', name: string }} Subject
 *
 * One breaking change in words. `side` is null where it is neither about what a client sends nor about what it gets.
 * @typedef {{
 *   subject: Subject, path: string, text: string, side: 'request' | 'answer' | null,
 *   operations: string[],
 * }} Change
 */

/** A narrowed request refuses what clients send; a widened response contains what clients do not expect. */
function breaksClient(effect, side) {
  if (effect === 'changed') return true;
  return (effect === 'narrowed' && side === 'request') || (effect === 'widened' && side === 'answer');
}

/** Gathers the changes that break a client, each once, with all the operations it reaches. */
export class ChangeList {
  /** @type {Map<string, Omit<Change, 'operations'> & { operations: Set<string> }>} */
  #changes = new Map();

  /** Records one change if it breaks a client, at `place` (`{ subject, path, side, operation }`). */
  add(location, effect, text) {
    const { subject, path, side, operation } = location;
    if (!breaksClient(effect, side)) return;
    const key = JSON.stringify([subject.kind, subject.name, path, text, side]);
    const known = this.#changes.get(key);
    if (known) known.operations.add(operation);
    else this.#changes.set(key, { subject, path, text, side, operations: new Set([operation]) });
  }

  /** @returns {Change[]} by subject and path */
  list() {
    const order = ({ subject, path, text }) => `${subject.name}\n${path}\n${text}`;
    return [...this.#changes.values()]
      .map((change) => ({ ...change, operations: [...change.operations].toSorted() }))
      .toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
  }
}
