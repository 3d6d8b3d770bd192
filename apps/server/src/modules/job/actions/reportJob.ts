import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { visibleTo } from '../posting/showJob.ts';
import { successMessage } from '../successMessage.ts';

/** The last report of a student on a job replaces the earlier ones. */
export function reportJob(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.job.reportJob, async ({ params, body, user, language, now }) => {
    const note = (body.note ?? '').trim();
    await inTransaction(database, async (transaction) => {
      await lockAccount(transaction, user.id);
      const job = await transaction
        .selectFrom('jobs as j')
        .select('id')
        .where('id', '=', params.id)
        .where(visibleTo(user))
        .forKeyShare()
        .executeTakeFirst();
      if (job === undefined) throw new Problem('NOT_FOUND');
      if (body.reason === 'OTHERS' && note === '') throw invalidFields({ note: 'note' });
      const report = { reason: body.reason, note: note === '' ? null : note, reported_at: now };
      await transaction
        .insertInto('job_reports')
        .values({ user_id: user.id, job_id: job.id, ...report })
        .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doUpdateSet(report))
        .execute();
    });
    return {
      status: 200,
      body: { data: { isReported: true }, message: successMessage(language, 'jobReported') },
    };
  });
}
