import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';

/** Issues the token that a student shows as a QR code, for example at the door of a seminar. */
export function getStudentQr(router: ServiceRouter): void {
  const { studentTokens } = router.deps;
  route(router, manifest.user.getStudentQr, async ({ user }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    const { token, expiresAt } = await studentTokens.sign(user.studentId);
    return { status: 200, body: { data: { token, expiresAt: expiresAt.toISOString() } } };
  });
}
