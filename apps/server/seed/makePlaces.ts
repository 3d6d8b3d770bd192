import type { Insertable } from 'kysely';
import type { Database } from '../src/platform/database/schema.ts';
import { INDUSTRIES } from './data/industries.ts';
import { JOB_CATEGORIES } from './data/jobCategories.ts';
import { REGIONS } from './data/places.ts';
import { seedId } from './seedId.ts';

type Row<Table> = Insertable<Table> & { readonly id: string };

/** Rows and the way to find the id of one by its key. */
export interface Keyed<Table> {
  readonly rows: readonly Row<Table>[];
  idOf(key: string): string;
}

function keyed<Table>(entries: readonly (readonly [string, Row<Table>])[]): Keyed<Table> {
  const ids = new Map(entries.map(([key, { id }]) => [key, id]));
  return {
    rows: entries.map(([, row]) => row),
    idOf(key) {
      const id = ids.get(key);
      if (id === undefined) throw new Error(`The demo data has no ${key}`);
      return id;
    },
  };
}

/** Where work is done, by the English name of the city. */
export function makeLocations(): Keyed<Database['locations']> {
  const cities = REGIONS.flatMap(({ name, nameJp, cities: list }) =>
    list.map(([city, cityJp]) => ({ city, city_jp: cityJp, region: name, region_jp: nameJp })),
  );
  return keyed(
    cities.map((city, index) => [
      city.city,
      { id: seedId('location', index + 1), country: 'JP', position: index + 1, ...city },
    ]),
  );
}

interface Group {
  readonly key: string;
  readonly title: string;
  readonly titleJp: string;
  readonly children?: readonly Group[];
}

/** Industries by key, each group before its children. */
export function makeIndustries(): Keyed<Database['industries']> {
  return keyed(nested(INDUSTRIES, 'industry'));
}

/** Job categories by key, each group before its children. */
export function makeJobCategories(): Keyed<Database['industries']> {
  return keyed(nested(JOB_CATEGORIES, 'category'));
}

function nested(
  groups: readonly Group[],
  kind: 'industry' | 'category',
): readonly (readonly [string, Row<Database['industries']>])[] {
  return groups.flatMap(({ key, title, titleJp, children = [] }, index) => {
    const top = (index + 1) * 100;
    const id = seedId(kind, top);
    const below = children.map((child, position): readonly [string, Row<Database['industries']>] => [
      child.key,
      {
        id: seedId(kind, top + position + 1),
        title: child.title,
        title_jp: child.titleJp,
        parent_id: id,
        position: top + position + 1,
      },
    ]);
    return [[key, { id, title, title_jp: titleJp, parent_id: null, position: top }] as const, ...below];
  });
}
