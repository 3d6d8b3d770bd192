import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../platform/appContext.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { route } from '../../platform/validation/route.ts';

/** Serves a published picture, in the format that the client prefers. */
export function getPublishedPicture(router: ServiceRouter): void {
  const { database, fileStore } = router.deps;
  route(router, manifest.common.getPublishedPicture, async ({ accept = '', params, query }) => {
    const files = await database
      .selectFrom('picture_files')
      .innerJoin('files', 'files.id', 'picture_files.file_id')
      .select(['files.id', 'files.media_type', 'files.size'])
      .where('picture_files.picture_id', '=', params.id)
      .where('picture_files.width', '=', query.width)
      .orderBy('files.media_type')
      .execute();
    // A client that accepts anything may be too old for AVIF, so it has to name it.
    const takesAvif = /\bimage\/avif\b/.test(accept);
    const file = files.find(({ media_type }) => takesAvif || media_type !== 'image/avif');
    if (file === undefined) throw new Problem('NOT_FOUND');
    return {
      status: 200,
      bytes: await fileStore.read(file.id, file.size),
      type: file.media_type,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept' },
    };
  });
}
