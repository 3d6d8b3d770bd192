import type { PeriodicTask } from '../../../platform/background/periodic.ts';

/** Milliseconds an expired link stays in the list (user contract, `listResumeShares`). */
const SHOWN_AFTER = 30 * 24 * 3_600_000;

/** Deletes abandoned uploads and long expired links; files that only they referred to are discarded as loose ones. */
export const clearResumes: PeriodicTask = {
  name: 'clear uploads and links that are over',
  every: 3_600_000,
  async run(deps) {
    const now = deps.clock.now();
    await deps.database.deleteFrom('resume_uploads').where('expires_at', '<=', now.toISOString()).execute();
    await deps.database
      .deleteFrom('resume_shares')
      .where('expires_at', '<=', new Date(now.getTime() - SHOWN_AFTER).toISOString())
      .execute();
  },
};
