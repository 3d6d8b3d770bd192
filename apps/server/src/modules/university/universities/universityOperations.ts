import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { readPage } from '../../../platform/page/list.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { universityOf } from '../universityOf.ts';
import { listUniversities } from './universityJson.ts';
import { showUniversity } from './showUniversity.ts';
import { listSponsors } from './sponsors.ts';
import { jsonData } from '../../../platform/json/jsonText.ts';

export function universityOperations(router: ServiceRouter): void {
  const { database, totals } = router.deps;

  route(router, manifest.university.listUniversities, async ({ query, language }) => {
    const { search, ...request } = query;
    const remembered = { totals, key: `universities ${search ?? ''}` };
    const data = await readPage(database, request, listUniversities(search, language), remembered);
    return { status: 200, json: jsonData(data) };
  });

  route(router, manifest.university.showUniversity, async ({ params, user, now }) => {
    if (params.id.toLowerCase() !== universityOf(user)) throw new Problem('NOT_FOUND');
    const detail = await showUniversity(database, params.id, user.timezone, now);
    return { status: 200, json: jsonData(detail) };
  });

  route(router, manifest.university.listSponsors, async ({ query, user, now }) => {
    const { search, ...request } = query;
    const data = await readPage(database, request, listSponsors(universityOf(user), search, now));
    return { status: 200, json: jsonData(data) };
  });
}
