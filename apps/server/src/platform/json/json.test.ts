import { sql, type Expression } from 'kysely';
import { afterAll, expect, expectTypeOf, test } from 'vitest';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { columnsOf, completed, instant, json, jsonb, listOf, merged, onlyWhen, rowOrNull } from './json.ts';
import { jsonDone, jsonObject, jsonOf, type JsonText } from './jsonText.ts';
import { readJson, readOneJson } from './readJson.ts';

const { close, database } = await createTestDatabase();
afterAll(close);

interface Place {
  id: string;
  name: string | null;
}

const PLACE = json<Place>({ id: sql<string>`p.id`, name: sql<string | null>`p.name` });
const PLACES = sql`(values ('a', 'First'), ('b', null)) p (id, name)`;

function read<T>({ text }: JsonText<T>): unknown {
  return JSON.parse(text);
}

test('an object takes one expression of the right type for each property, and no other', () => {
  expectTypeOf(json<Place>)
    .parameter(0)
    .toEqualTypeOf<{ readonly id: Expression<string>; readonly name: Expression<string | null> }>();
  expectTypeOf<Expression<string | null>>().not.toExtend<Expression<string>>();
  expectTypeOf<Expression<unknown>>().not.toExtend<Expression<string>>();
  expectTypeOf<JsonText<{ id: string }>>().not.toExtend<JsonText<Place>>();
});

test('a column has the type of its table', () => {
  const column = columnsOf<'locations'>('l');
  expectTypeOf(column('city')).toExtend<Expression<string>>();
  expectTypeOf(column('city_jp')).not.toExtend<Expression<string>>();
});

test('a list keeps its order, and is empty without rows', async () => {
  const list = json<{ all: Place[]; none: Place[] }>({
    all: listOf(PLACE, { order: sql`p.id desc`, from: PLACES }),
    none: listOf(PLACE, { order: sql`p.id`, from: sql`${PLACES} where false` }),
  });
  expect(read(await readOneJson(database, list, (selected) => sql`select ${selected}`))).toEqual({
    all: [
      { id: 'b', name: null },
      { id: 'a', name: 'First' },
    ],
    none: [],
  });
});

test('a missing row and a value hidden by a condition are null', async () => {
  const value = json<{ row: Place | null; hidden: string | null; shown: string | null }>({
    row: rowOrNull(PLACE, sql`${PLACES} where p.id = 'c'`),
    hidden: onlyWhen(sql<boolean>`false`, sql<string>`'x'::text`),
    shown: onlyWhen(sql<boolean>`true`, sql<string>`'x'::text`),
  });
  expect(read(await readOneJson(database, value, (selected) => sql`select ${selected}`))).toEqual({
    row: null,
    hidden: null,
    shown: 'x',
  });
});

test('properties missing in a JSON column are taken from the default', async () => {
  const value = merged(
    completed({ a: 1, b: 2 }, sql`'{"b":3}'::jsonb`),
    jsonb<{ c: number }>({ c: sql<number>`4` }),
  );
  expect(read(await readOneJson(database, value, (selected) => sql`select ${selected}`))).toEqual({
    a: 1,
    b: 3,
    c: 4,
  });
});

test('an instant is in UTC with milliseconds', async () => {
  const moment = instant(sql<string>`'2026-11-25T23:59:00.5+09:00'::timestamptz`);
  const text = await readOneJson(
    database,
    json<{ at: string }>({ at: moment }),
    (selected) => sql`select ${selected}`,
  );
  expect(read(text)).toEqual({ at: '2026-11-25T14:59:00.500Z' });
});

test('a statement without a row returns nothing, and one that requires a row fails', async () => {
  const none = (selected: unknown) => sql`select ${selected} from ${PLACES} where false`;
  expect(await readJson(database, PLACE, none)).toBeUndefined();
  await expect(readOneJson(database, PLACE, none)).rejects.toThrow('no row');
});

test('texts are put together without being read', () => {
  const place = jsonOf({ id: 'a', name: '"' });
  expect(read(jsonDone('Saved.', jsonObject({ place, next: jsonOf(null) })))).toEqual({
    message: 'Saved.',
    data: { place: { id: 'a', name: '"' }, next: null },
  });
});
