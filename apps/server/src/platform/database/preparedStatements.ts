import pg from 'pg';
import { sql } from 'kysely';

/** A statement that each connection prepares once, under its name. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * Marks a statement that is planned for its values each time, such as a search: one plan does not suit every search text.
 * Its position in the statement does not matter.
 */
export const PLANNED_FOR_VALUES = sql`/* planned for its values */`;

const MARK = '/* planned for its values */';

/**
 * Characters of all statements that are prepared. The cached plan of one takes 70 to 100 times its text in each
 * connection of PostgreSQL.
 */
const MAX_CHARACTERS = 500_000;

/** Statements with parameters that are prepared by name, so that PostgreSQL parses and plans them once a connection. */
export interface PreparedStatements {
  /** Undefined for a statement that is sent without a name. */
  find(text: string): PreparedStatement | undefined;
  /** From then on the statement is sent without a name. */
  stopPreparing(text: string): void;
}

/**
 * A statement is prepared from its second use on, since many are made for one request. The limit bounds the
 * memory of this process and of PostgreSQL.
 */
export function createPreparedStatements(maxCharacters = MAX_CHARACTERS): PreparedStatements {
  const prepared = new Map<string, PreparedStatement | undefined>();
  let characters = 0;
  const usedOnce = new Set<string>();
  let charactersUsedOnce = 0;

  const isSecondUse = (text: string): boolean => {
    if (usedOnce.delete(text)) {
      charactersUsedOnce -= text.length;
      return true;
    }
    charactersUsedOnce += text.length;
    usedOnce.add(text);
    if (charactersUsedOnce > maxCharacters) {
      usedOnce.clear();
      charactersUsedOnce = 0;
    }
    return false;
  };

  return {
    find(text) {
      if (prepared.has(text)) return prepared.get(text);
      if (characters + text.length > maxCharacters || text.includes(MARK) || !isSecondUse(text))
        return undefined;
      characters += text.length;
      const statement = { name: `michi_${prepared.size + 1}`, text };
      prepared.set(text, statement);
      return statement;
    },
    stopPreparing(text) {
      if (prepared.has(text)) prepared.set(text, undefined);
    },
  };
}

/**
 * PostgreSQL refuses a prepared statement whose columns have changed since, for example because another release has
 * migrated. The same statement without a name succeeds.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
  );
}
