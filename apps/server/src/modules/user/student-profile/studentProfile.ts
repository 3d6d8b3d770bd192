import { manifest } from '@michi/api/server';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { holdAccount } from '../../../platform/auth/holdAccount.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import { readStudentProfile } from './readStudentProfile.ts';
import { saveStudentProfile } from './saveStudentProfile.ts';
import { tidyStudentProfile } from './tidyStudentProfile.ts';

/** Showing and replacing what the signed-in student says of themselves. */
export function studentProfile(router: ServiceRouter): void {
  const { database } = router.deps;
  route(
    router,
    manifest.user.getStudentProfile,
  )(async ({ user }) => ({ status: 200, body: { data: await readStudentProfile(database, user.id) } }));

  route(
    router,
    manifest.user.updateStudentProfile,
  )(async ({ body, user, language, now }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    // There is no store for pictures yet: saying so is better than taking one and losing it.
    if (body.photo !== undefined) throw invalidFields({ photo: 'photoNotTaken' });
    const today = now.toISOString().slice(0, 10);
    const profile = body.profile === undefined ? undefined : tidyStudentProfile(body.profile, today);
    const data = await database.transaction().execute(async (transaction) => {
      await holdAccount(transaction, user.id);
      if (profile !== undefined) {
        // One saving after the other, so that each replaces the whole of what was there.
        await transaction
          .selectFrom('students')
          .select('id')
          .where('user_id', '=', user.id)
          .forUpdate()
          .executeTakeFirst();
        await saveStudentProfile(transaction, user.id, profile, now);
      }
      return readStudentProfile(transaction, user.id);
    });
    return { status: 200, body: { data, message: successMessage(language, 'profileUpdated') } };
  });
}
