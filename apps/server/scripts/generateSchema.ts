import { sql, type Kysely } from 'kysely';
import {
  type Adapter,
  ArrayExpressionNode,
  ColumnTypeNode,
  generate,
  GenericExpressionNode,
  IdentifierNode,
  LiteralNode,
  ModuleReferenceNode,
  PostgresDialect,
  UnionExpressionNode,
  type ColumnMetadata,
  type DatabaseMetadata,
  type ExpressionNode,
} from 'kysely-codegen';
import type { Database } from '../src/platform/database/schema.ts';

/** Types by PostgreSQL's, where the driver (`createTypes` in `connection.ts`) or Michi reads another than kysely-codegen. */
const SCALARS: Readonly<Record<string, string>> = {
  date: 'string',
  int8: 'number',
  jsonb: 'Json',
  // Read as JSON only.
  numeric: 'number',
  timestamptz: 'Instant',
};

/** Names of the values of a column, which a check lists, for the code that passes them on. */
const VALUES: Readonly<Record<string, string>> = {
  'account_tokens.purpose': 'TokenPurpose',
  'chat_blocks.entity_type': 'ChatParty',
  'chat_events.reader': 'ChatParty',
  'notification_reads.notification_group': 'NotificationGroup',
  'notifications.kind': 'NotificationKind',
  'notifications.notification_group': 'NotificationGroup',
  'seminar_applications.status': 'SeminarApplicationStatus',
  'sessions.scope': 'SessionScope',
  'timesheet_weeks.status': 'SubmittedStatus',
  'users.account_status': 'AccountStatus',
  'users.role': 'Role',
};

/** Columns that the server never writes: triggers maintain them, or a view computes them. */
const READ_ONLY = [
  'applications.kind',
  'changes.*',
  'chat_entities.*',
  'counselling_quarters.*',
  'counsellor_hour_quarters.*',
  'jobs.location_ids',
  'posts.like_count',
  'seminars.people_waiting',
  'seminars.seats_taken',
  'seminars.undecided',
];

/**
 * Types that the database does not know. Nodes in place of text, which kysely-codegen parses with the API of TypeScript;
 * TypeScript 7 has none.
 */
const OVERRIDES: Readonly<Record<string, ExpressionNode>> = {
  'application_events.from_stage': identifier('ApplicationStage'),
  'application_events.stage': identifier('ApplicationStage'),
  'chat_entities.type': new GenericExpressionNode('GeneratedAlways', [identifier('ChatParty')]),
  // The id of a deleted file.
  'discarded_files.id': identifier('string'),
  'interviews.reschedule_candidates': new ArrayExpressionNode(identifier('Date')),
};

/** Columns of views that are never null, which PostgreSQL does not tell. */
const NOT_NULL = [
  'chat_entities.id',
  'chat_entities.type',
  'chat_entities.name',
  'chat_entities.is_verified',
];

/**
 * The types of all tables for Kysely, and the tables whose rows the server gives an id. Nullability, defaults, values
 * and comments come from the database.
 */
export async function generateSchema(database: Kysely<Database>): Promise<string> {
  const dialect = new PostgresDialect();
  const adapter: Adapter = dialect.adapter;
  for (const [type, name] of Object.entries(SCALARS)) adapter.scalars[type] = identifier(name);
  adapter.imports['ApplicationStage'] = new ModuleReferenceNode('../../pipeline/transitions.ts');
  adapter.imports['GeneratedAlways'] = new ModuleReferenceNode('kysely');
  const [text, moment] = [identifier('string'), union(identifier('string'), identifier('Date'))];
  // Read as an ISO string in UTC.
  adapter.definitions['Instant'] = new ColumnTypeNode(text, moment, moment);
  // Read as unknown and checked where it is used; written as text.
  adapter.definitions['Json'] = new ColumnTypeNode(identifier('unknown'), text, text);
  const overrides: Record<string, ExpressionNode> = { ...OVERRIDES };
  const ids: string[] = [];
  const catalog = await readCatalog(database);

  const postprocess = async ({ metadata }: { metadata: DatabaseMetadata }): Promise<DatabaseMetadata> => {
    for (const table of metadata.tables) {
      for (const column of table.columns) {
        const path = `${table.name}.${column.name}`;
        if (NOT_NULL.includes(path)) column.isNullable = false;
        column.enumValues = catalog.values.get(path) ?? null;
        const valuesName = VALUES[path];
        if (valuesName !== undefined && column.enumValues !== null) {
          adapter.definitions[valuesName] = union(
            ...column.enumValues.map((value) => new LiteralNode(value)),
          );
          overrides[path] = named(column, valuesName);
        }
        const isReadOnly = READ_ONLY.includes(path) || READ_ONLY.includes(`${table.name}.*`);
        if (isReadOnly || catalog.generated.has(path)) {
          overrides[path] ??= new GenericExpressionNode('GeneratedAlways', [
            typeRead(column, adapter.scalars),
          ]);
          column.isNullable = false;
        }
        if (column.name !== 'id' || column.hasDefaultValue || table.isView || path in OVERRIDES) continue;
        ids.push(table.name);
        column.hasDefaultValue = true;
      }
    }
    return metadata;
  };

  const types = await generate({
    db: database,
    dialect,
    excludePattern: 'public.locks',
    outFile: null,
    overrides: { columns: overrides },
    postprocess,
  });
  return `${types.replace('export interface DB {', 'export interface Database {')}
/** The tables whose rows the server gives an id (\`generateIds\`). */
export const TABLES_WITH_IDS = [
${ids.map((table) => `  "${table}",\n`).join('')}] as const;
`;
}

/** Named values; with a default they need not be written. */
function named(column: ColumnMetadata, name: string): ExpressionNode {
  const values = identifier(name);
  if (!column.hasDefaultValue) return values;
  return new GenericExpressionNode('Generated', [values]);
}

function typeRead(column: ColumnMetadata, scalars: Readonly<Record<string, ExpressionNode | undefined>>) {
  const scalar =
    column.dataType === 'timestamptz'
      ? identifier('string')
      : (scalars[column.dataType] ?? identifier('string'));
  const values = column.enumValues?.map((value) => new LiteralNode(value));
  const one = values === undefined ? scalar : union(...values);
  const type = column.isArray ? new ArrayExpressionNode(one) : one;
  return column.isNullable ? union(type, identifier('null')) : type;
}

function identifier(name: string): IdentifierNode {
  return new IdentifierNode(name);
}

function union(...types: readonly ExpressionNode[]): UnionExpressionNode {
  return new UnionExpressionNode([...types]);
}

interface Catalog {
  /** Values that a check lists for a column. */
  readonly values: ReadonlyMap<string, string[]>;
  readonly generated: ReadonlySet<string>;
}

/** What kysely-codegen does not read. */
async function readCatalog(database: Kysely<Database>): Promise<Catalog> {
  const checks = await sql<{ path: string; values: string[] }>`
    select c.conrelid::regclass || '.' || a.attname as path,
      (select array_agg(found[1] order by place) from regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g')
        with ordinality as matches (found, place)) as values
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'c' and pg_get_constraintdef(c.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^]]+\\]\\)\\)\\)$'`.execute(
    database,
  );
  const generated = await sql<{ path: string }>`
    select attrelid::regclass || '.' || attname as path from pg_attribute where attgenerated <> ''`.execute(
    database,
  );
  return {
    values: new Map(checks.rows.map(({ path, values }) => [path, values])),
    generated: new Set(generated.rows.map(({ path }) => path)),
  };
}
