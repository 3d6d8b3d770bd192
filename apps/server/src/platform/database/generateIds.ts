import {
  ColumnNode,
  DefaultInsertValueNode,
  OperationNodeTransformer,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  SelectQueryNode,
  sql,
  ValueListNode,
  ValueNode,
  ValuesNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type QueryId,
  type RawBuilder,
} from 'kysely';
import type { Ids } from '../ids.ts';
import { TABLES_WITH_IDS } from './schema.ts';

const TABLES: ReadonlySet<string> = new Set(TABLES_WITH_IDS);

/** Stands in a statement for one id, or for an array of ids, until `generateIds` makes them. */
class PendingIds {
  readonly #count: number | undefined;

  constructor(count?: number) {
    this.#count = count;
  }

  make(ids: Ids): string | readonly string[] {
    return this.#count === undefined ? ids.next() : Array.from({ length: this.#count }, () => ids.next());
  }

  /** Called by the driver for a value that no plugin has replaced. */
  toPostgres(): never {
    throw new Error('This database makes no ids: it lacks the plugin generateIds.');
  }
}

/** The id of a new row in an insert written in SQL; each execution of the statement has another one. */
export function newId(): RawBuilder<string> {
  return sql`${new PendingIds()}::uuid`;
}

/**
 * The ids of the rows that a select inserts.
 * @param count at least the number of its rows
 * @param position of a row among them, from 1; by default they are counted
 */
export function newIdOfRow(count: number, position = sql`row_number() over ()`): RawBuilder<string> {
  return sql`(${new PendingIds(count)}::uuid[])[${position}]`;
}

/**
 * Makes the ids of new rows: in every `insertInto` whose values name none, and for `newId` and `newIdOfRow` in SQL. So no
 * statement of the server depends on a function of the database for it.
 */
export function generateIds(ids: Ids): KyselyPlugin {
  const transformer = new IdTransformer(ids);
  return {
    transformQuery: ({ node, queryId }) =>
      // Most statements make no rows, and copying the nodes of a list of jobs costs a millisecond.
      mayMakeRows(node) ? transformer.transformNode(node, queryId) : node,
    transformResult: async ({ result }) => result,
  };
}

/** False only if a statement certainly makes no ids. */
function mayMakeRows(node: OperationNode): boolean {
  if (SelectQueryNode.is(node)) return node.with !== undefined;
  if (RawNode.is(node)) return node.parameters.some(mayMakeRows);
  if (ValueNode.is(node)) return node.value instanceof PendingIds;
  return !ReferenceNode.is(node);
}

class IdTransformer extends OperationNodeTransformer {
  readonly #ids: Ids;

  constructor(ids: Ids) {
    super();
    this.#ids = ids;
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId: QueryId): InsertQueryNode {
    return super.transformInsertQuery(this.#withIds(node), queryId);
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return node.value instanceof PendingIds ? ValueNode.create(node.value.make(this.#ids)) : node;
  }

  #withIds(node: InsertQueryNode): InsertQueryNode {
    const table = node.into?.table.identifier.name;
    if (table === undefined || !TABLES.has(table)) return node;
    const { columns = [], values } = node;
    const position = columns.findIndex(({ column }) => column.name === 'id');
    if (values === undefined || !ValuesNode.is(values)) {
      if (position === -1) throw new Error(`The rows of this insert into ${table} have no id.`);
      return node;
    }
    return {
      ...node,
      columns: position === -1 ? [...columns, ColumnNode.create('id')] : columns,
      values: ValuesNode.create(
        values.values.map((row) =>
          position === -1 ? this.#withId(row) : this.#withMissingId(row, position),
        ),
      ),
    };
  }

  #withId(row: PrimitiveValueListNode | ValueListNode): PrimitiveValueListNode | ValueListNode {
    return PrimitiveValueListNode.is(row)
      ? PrimitiveValueListNode.create([...row.values, this.#ids.next()])
      : ValueListNode.create([...row.values, ValueNode.create(this.#ids.next())]);
  }

  /** A row without an id, among others that have one. */
  #withMissingId(
    row: PrimitiveValueListNode | ValueListNode,
    position: number,
  ): PrimitiveValueListNode | ValueListNode {
    if (PrimitiveValueListNode.is(row)) return row;
    return ValueListNode.create(
      row.values.map((value, index) =>
        index === position && DefaultInsertValueNode.is(value) ? ValueNode.create(this.#ids.next()) : value,
      ),
    );
  }
}
