import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { portalLink } from '../../../platform/mail/portalLink.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { portalPaths } from '../portalPaths.ts';
import { visibleTo } from '../posting/showJob.ts';
import { successMessage } from '../successMessage.ts';

interface SharedJob {
  readonly audience: 'PUBLIC' | 'UNIVERSITY';
  readonly title: string;
  readonly titleJp: string | null;
  readonly company: string;
  readonly companyJp: string | null;
}

/** Returns a link and a text that contain no data of the sender; nothing is sent. */
export function shareJob(router: ServiceRouter): void {
  const { database, settings } = router.deps;
  route(router, manifest.job.shareJob, async ({ params, user, language }) => {
    const { rows } = await sql<SharedJob>`
      select j.audience, j.title, j.title_jp as "titleJp", c.name as company, c.name_jp as "companyJp"
      from jobs j join companies c on c.id = j.company_id
      where j.id = ${params.id} and ${visibleTo(user)}`.execute(database);
    const [job] = rows;
    if (job === undefined) throw new Problem('NOT_FOUND');
    const data = {
      link: portalLink(settings, portalPaths.job(job.audience, params.id)),
      title: `${job.title}, ${job.company}`,
      titleJp: job.titleJp === null ? null : `${job.titleJp}・${job.companyJp ?? job.company}`,
    };
    return { status: 200, body: { data, message: successMessage(language, 'linkReady') } };
  });
}
