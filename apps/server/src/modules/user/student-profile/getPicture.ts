import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';

/** Serves the picture of a signed address; only pictures have such addresses. */
export function getPicture(router: ServiceRouter): void {
  const { database, fileStore, pictureLinks } = router.deps;
  route(router, manifest.user.getPicture, async ({ params, query, now }) => {
    if (!pictureLinks.isGood(params.id, query.signature, now)) throw new Problem('NOT_FOUND');
    const file = await database
      .selectFrom('files')
      .select(['id', 'media_type', 'size'])
      .where('id', '=', params.id)
      .where('media_type', 'in', ['image/jpeg', 'image/png', 'image/gif'])
      .executeTakeFirst();
    if (file === undefined) throw new Problem('NOT_FOUND');
    const bytes = await fileStore.read(file.id, file.size);
    return {
      status: 200,
      bytes,
      type: file.media_type,
      headers: { 'Cache-Control': 'private, max-age=900' },
    };
  });
}
