import type { z } from 'zod';
import {
  childOf,
  faultsOf,
  holderOf,
  RecordRefusal,
  REASON_LIMIT,
  type Fault,
  type LeftOut,
  type ReadRecord,
} from './reason.ts';

interface Reading<Data, Row> {
  /** Whether a record may be saved without this property; by default without any that the schema does not require. */
  readonly mayLack?: (property: string) => boolean;
  /**
   * Checks what a schema cannot.
   * @throws RecordRefusal for a property, or for the whole record
   */
  readonly toRow: (data: Data) => { readonly row: Row; readonly leftOut?: readonly LeftOut[] };
}

type Path = readonly PropertyKey[];

/**
 * Reads a record. The smallest part that makes it unreadable is left out: an entry of a list, else a property. A record
 * is refused for a property that it must have.
 */
export function readTolerantly<Data, Row>(
  schema: z.ZodType<Data>,
  value: unknown,
  { mayLack = () => true, toRow }: Reading<Data, Row>,
): ReadRecord<Row> {
  const record: unknown = structuredClone(value);
  const names = new OriginalNames();
  const parts = new Map<string, LeftOut>();
  for (;;) {
    const result = read(schema, record, toRow);
    if ('row' in result) return { row: result.row, leftOut: [...parts.values(), ...result.leftOut] };
    const faults = result.faults.map(({ path, reason }) => {
      // A part that was taken away although it is required: its own fault is the reason.
      const first = parts.get(names.of(record, path))?.reason;
      return {
        part: readablePart(record, path),
        reason: first ?? { ...reason, ...names.field(record, path) },
      };
    });
    const refused = faults.filter(
      ({ part: [property] }) => property === undefined || !mayLack(String(property)),
    );
    if (refused.length > 0) {
      const reasons = [...refused, ...faults, ...parts.values()].map(({ reason }) => reason);
      return { refused: [...new Set(reasons)].slice(0, REASON_LIMIT) };
    }
    const taken = outermost(faults).map(({ part, reason }) => ({
      part,
      reason,
      field: names.of(record, part),
    }));
    const around = new Set(taken.map(({ field }) => field));
    for (const field of parts.keys())
      if (prefixesOf(field).some((prefix) => around.has(prefix))) parts.delete(field);
    for (const { field, part, reason } of taken) {
      parts.set(field, { field, reason });
      names.remove(record, part);
    }
  }
}

function read<Data, Row>(
  schema: z.ZodType<Data>,
  record: unknown,
  toRow: Reading<Data, Row>['toRow'],
): { readonly row: Row; readonly leftOut: readonly LeftOut[] } | { readonly faults: readonly Fault[] } {
  const result = schema.safeParse(record);
  if (!result.success) return { faults: faultsOf(result.error, record) };
  try {
    const { leftOut = [], row } = toRow(result.data);
    return { row, leftOut };
  } catch (error) {
    if (!(error instanceof RecordRefusal)) throw error;
    const steps = error.reason.field?.split('.') ?? [];
    return {
      faults: [
        { path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)), reason: error.reason },
      ],
    };
  }
}

/** The part at the path; the one around it if nothing is there. */
function readablePart(record: unknown, path: Path): Path {
  let at = record;
  for (const [index, step] of path.entries()) {
    at = childOf(at, step);
    if (at === undefined || at === null) return path.slice(0, index);
  }
  return path;
}

/** Without parts of other parts; last entries of a list first, so that the others keep their place while these are removed. */
function outermost<Of extends { readonly part: Path }>(faults: readonly Of[]): readonly Of[] {
  const key = (part: Path) => part.map(String).join('\n');
  const byKey = new Map(faults.toReversed().map((fault) => [key(fault.part), fault]));
  return [...byKey.values()]
    .filter(({ part }) => !part.some((_step, length) => byKey.has(key(part.slice(0, length)))))
    .toSorted((a, b) => lastFirst(a.part, b.part));
}

function lastFirst(a: Path, b: Path): number {
  const index = a.findIndex((step, position) => step !== b[position]);
  const [own, other] = [a[index], b[index]];
  if (typeof own === 'number' && typeof other === 'number') return other - own;
  return String(own) < String(other) ? -1 : 1;
}

/** "rooms" and "rooms.1" of "rooms.1.name". */
function prefixesOf(field: string): readonly string[] {
  const steps = field.split('.');
  return steps.slice(1).map((_step, index) => steps.slice(0, index + 1).join('.'));
}

/** Names of the parts of a record as it was, while entries are removed from its lists. */
class OriginalNames {
  readonly #places = new WeakMap<object, number[]>();

  of(record: unknown, path: Path): string {
    const names: string[] = [];
    let at = record;
    for (const step of path) {
      if (typeof at !== 'object' || at === null) break;
      names.push(String(typeof step === 'number' ? (this.#placesOf(at)?.[step] ?? step) : step));
      at = childOf(at, step);
    }
    return names.join('.');
  }

  field(record: unknown, path: Path): { readonly field?: string } {
    const field = this.of(record, path);
    return field === '' ? {} : { field };
  }

  remove(record: unknown, path: Path): void {
    const last = path.at(-1) ?? '';
    const holder = holderOf(path.slice(0, -1).reduce(childOf, record), last);
    if (Array.isArray(holder)) {
      this.#placesOf(holder)?.splice(Number(last), 1);
      holder.splice(Number(last), 1);
    } else if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, last);
  }

  #placesOf(list: object): number[] | undefined {
    if (!Array.isArray(list)) return undefined;
    const positions = this.#places.get(list) ?? list.map((_entry, index) => index);
    this.#places.set(list, positions);
    return positions;
  }
}
