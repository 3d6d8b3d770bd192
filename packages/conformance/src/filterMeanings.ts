import type { Operation } from '@michi/api/server';
import {
  choicesOf,
  isNullable,
  itemOf,
  parameterSchemas,
  properties,
  rowProperties,
  type Schema,
} from './contractSchema.ts';
import { choice, equals, type Meaning } from './meaning.ts';
import { NAMED_FILTERS, NOT_JUDGED } from './namedFilters.ts';

/**
 * The meaning of a filter: derived from the contract if a row has a property of the parameter's name, otherwise from
 * the table. Undefined if it is not a filter or not checked (`NOT_JUDGED`).
 */
export function meaningOf(operation: Operation, parameter: string): Meaning | undefined {
  const known = NAMED_FILTERS[`${operation.id}.${parameter}`];
  if (known !== undefined) return known;
  if (parameter in NOT_JUDGED || `${operation.id}.${parameter}` in NOT_JUDGED) return undefined;
  const schema = parameterSchemas(operation).get(parameter);
  return schema === undefined ? undefined : derived(parameter, schema, rowProperties(operation));
}

function derived(name: string, schema: Schema, row: ReadonlyMap<string, Schema>): Meaning | undefined {
  // A parameter with a default selects a list: without it, one of its values applied.
  const isPart = schema.default === undefined;
  const own = row.get(name);
  const hasChoices = choicesOf(schema).length > 0;
  if (own !== undefined && hasChoices) {
    return choice(name, {
      isPart,
      fits: itemOf(own) !== own ? 'any number' : isNullable(own) ? 'at most one' : 'exactly one',
    });
  }
  if (own !== undefined) return equals(name, { isPart });
  const several = row.get(`${name}s`);
  if (several !== undefined) return (hasChoices ? choice : equals)(`${name}s`, { isPart });
  if (!name.endsWith('Id')) return undefined;
  const subject = name.slice(0, -'Id'.length);
  for (const path of [subject, `${subject}s`]) {
    const around = row.get(path);
    if (around !== undefined && properties(itemOf(around)).has('id')) return equals(`${path}.id`, { isPart });
  }
  return undefined;
}
