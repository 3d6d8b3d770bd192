import { sql } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { searchCondition } from '../../../platform/search/searchCondition.ts';
import { universityJson, type University } from './universityJson.ts';

export const listUniversities = (search: string | undefined): List<University> => ({
  row: universityJson('u'),
  id: sql`u.id`,
  from: sql`universities u`,
  where: searchCondition('u', search) ?? sql`true`,
  order: sql`u.name, u.id`,
});
