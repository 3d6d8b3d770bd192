import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { fileName } from '../../../platform/files/attachment.ts';
import { discardFiles, discardUnused, storeFile } from '../../../platform/files/storedFiles.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { FORM_LIMIT } from '../../../platform/validation/readForm.ts';
import type { RouteOptions } from '../../../platform/validation/readCall.ts';
import { route } from '../../../platform/validation/route.ts';
import { changeProfile } from '../profile/profile.ts';
import { successMessage } from '../successMessage.ts';
import { checkPicture, pictureTooLarge } from '../../../platform/files/checkPicture.ts';
import { mergedProfile } from './mergedProfile.ts';
import { readStudentProfile } from './readStudentProfile.ts';
import { saveStudentProfile } from './saveStudentProfile.ts';
import { named, normalizeStudentProfile } from './normalizeStudentProfile.ts';

const SENT_BY_ACCOUNT: RateLimit = { name: 'send a picture', tries: 120, seconds: 3600 };

/** The largest offset from UTC, in milliseconds. */
const FURTHEST_EAST = 14 * 60 * 60 * 1000;

const FORM = { limit: FORM_LIMIT, tooLarge: pictureTooLarge };

/** The signature in the address of the photo changes with the quarter of an hour. */
const WITH_SIGNED_PHOTO: RouteOptions = {
  madeOf: { tables: ['industries', 'job_categories'], changesWith: 'QUARTER_HOUR' },
};

/** The signed-in student's profile and picture, and the token shown as a QR code, for example at the door of a seminar. */
export function studentProfile(router: ServiceRouter): void {
  const { deps } = router;
  const { database, pictureLinks, rateLimiter, studentTokens } = deps;
  route(router, manifest.user.getStudentProfile, WITH_SIGNED_PHOTO, async ({ user, now }) => {
    const data = await readStudentProfile(database, user.id, (id) => pictureLinks.addressOf(id, now));
    return { status: 200, body: { data } };
  });

  route(router, manifest.user.updateStudentProfile, { form: FORM }, async ({ body, user, language, now }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    const { isPhotoRemoved = false, person, photo, profile } = body;
    if (isPhotoRemoved && photo !== undefined) throw invalidFields({ isPhotoRemoved: 'pictureOnce' });
    // The current day of the easternmost zone: no student sees an error that today is in the future.
    const today = new Date(now.getTime() + FURTHEST_EAST).toISOString().slice(0, 10);
    const photoId = photo === undefined ? null : await keepPicture(photo, user.id, now);
    try {
      const data = await inTransaction(database, async (transaction) => {
        await lockAccount(transaction, user.id);
        // Serializes concurrent changes, so that none reverts another.
        const student = await transaction
          .selectFrom('students')
          .select('photo_file_id')
          .where('user_id', '=', user.id)
          .forUpdate()
          .executeTakeFirst();
        if (profile !== undefined) {
          const before = await readStudentProfile(transaction, user.id);
          const whole = normalizeStudentProfile(mergedProfile(before, profile), profile, today);
          await saveStudentProfile(transaction, user.id, { before, profile: whole }, now);
        }
        if (person !== undefined) await changePerson(transaction, user, person, now);
        if (photoId !== null || isPhotoRemoved) {
          await transaction
            .updateTable('students')
            .set({ photo_file_id: photoId })
            .where('user_id', '=', user.id)
            .execute();
          await discardFiles(deps, transaction, [student?.photo_file_id ?? null]);
        }
        return readStudentProfile(transaction, user.id, (id) => pictureLinks.addressOf(id, now));
      });
      return { status: 200, body: { data, message: successMessage(language, 'profileUpdated') } };
    } catch (error) {
      if (photoId !== null) discardUnused(deps, photoId);
      throw error;
    }
  });

  route(router, manifest.user.getStudentQr, async ({ user }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    const { token, expiresAt } = await studentTokens.sign(user.studentId);
    return { status: 200, body: { data: { token, expiresAt: expiresAt.toISOString() } } };
  });

  /** As {@link changeProfile}, with invalid fields under the names of the form. */
  async function changePerson(...[transaction, user, person, now]: Parameters<typeof changeProfile>) {
    try {
      await changeProfile(transaction, user, person, now);
    } catch (error) {
      if (!(error instanceof Problem) || error.fields === undefined) throw error;
      throw invalidFields(named('person', error.fields));
    }
  }

  async function keepPicture(photo: Blob, userId: string, now: Date): Promise<string> {
    await rateLimiter.take(SENT_BY_ACCOUNT, userId);
    const picture = await checkPicture(new Uint8Array(await photo.arrayBuffer()), userId);
    const name = fileName(photo instanceof File ? photo.name : '', picture.mediaType);
    return storeFile(deps, { ...picture, userId, name }, now);
  }
}
