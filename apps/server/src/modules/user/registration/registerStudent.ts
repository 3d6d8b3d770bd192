import { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { readDevice } from '../../../platform/auth/device.ts';
import { beginSession } from '../../../platform/auth/sessions.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { japaneseText, optionalText, phoneNumber, romajiName } from '../profile/japaneseInput.ts';
import { rememberDevice } from '../known-device/knownDevice.ts';
import { queueLinkMail } from '../mail-links/linkMail.ts';
import { newPasswordRules } from '../password/newPassword.ts';
import { missingNames, type WrittenNames } from '../profile/missingNames.ts';
import { storedProfile } from '../profile/profileFields.ts';
import { sessionResponse } from '../login/sessionResponse.ts';
import { successMessage } from '../successMessage.ts';
import { recordAcceptance } from '../terms/acceptances.ts';

/** A whole campus may share one address; a list of stolen emails is longer. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'register', tries: 100, seconds: 600 };

const TRIES_WITH_EMAIL: RateLimit = { name: 'register an email', tries: 20, seconds: 600 };

/** With normalised names. */
interface Registration
  extends Omit<Body<typeof manifest.user.registerStudent>, keyof WrittenNames>, WrittenNames {
  readonly familyNameFurigana: string | null;
  readonly firstNameFurigana: string | null;
  readonly phone: string | null;
}

/**
 * Registers a student: account, person, student record, consent to the terms, session and verification mail, all or
 * nothing. Of concurrent registrations of one email, in any letter case, one succeeds.
 */
export function registerStudent(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.registerStudent, async (call) => {
    const { body, language, now, address, userAgent, cookies } = call;
    await deps.rateLimiter.take(TRIES_FROM_ADDRESS, address);
    const registration = {
      ...body,
      familyName: romajiName(body.familyName),
      firstName: romajiName(body.firstName),
      familyNameJp: japaneseText(body.familyNameJp),
      firstNameJp: japaneseText(body.firstNameJp),
      familyNameFurigana: japaneseText(body.familyNameFurigana),
      firstNameFurigana: japaneseText(body.firstNameFurigana),
      phone: typeof body.phone === 'string' ? phoneNumber(body.phone) : null,
    };
    refuseBrokenRules(registration);
    await deps.rateLimiter.take(TRIES_WITH_EMAIL, body.email.toLowerCase());
    const passwordHash = await deps.passwords.hash(body.password);
    const data = await inTransaction(deps.database, async (transaction) => {
      const userId = await insertStudent(transaction, registration, passwordHash, now);
      await recordAcceptance(transaction, userId, registration.termsVersion, now);
      await queueLinkMail(deps, transaction, userId, 'VERIFY_EMAIL', now);
      const tokens = await beginSession(deps, userId, 'FULL', transaction, readDevice(userAgent));
      return sessionResponse(transaction, userId, tokens);
    });
    deps.mailer.wake();
    return {
      status: 201,
      headers: rememberDevice(deps, body.email, cookies),
      body: { data, message: successMessage(language, 'registered') },
    };
  });
}

function refuseBrokenRules({ email, password, confirmPassword, phone, ...names }: Registration): void {
  const fields = {
    ...missingNames(names),
    ...newPasswordRules({ password, confirmPassword }, email),
    ...(storedProfile.shape.mobilePhone.safeParse(phone).success ? {} : { phone: 'phone' }),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** @throws Problem EMAIL_TAKEN */
async function insertStudent(
  transaction: Kysely<Database>,
  registration: Registration,
  passwordHash: string,
  now: Date,
): Promise<string> {
  const user = await transaction
    .insertInto('users')
    .values({
      email: registration.email,
      password_hash: passwordHash,
      password_changed_at: now,
      role: 'STUDENT',
      language: registration.language ?? 'en',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (user === undefined) throw new Problem('EMAIL_TAKEN', { fields: { email: { rule: 'emailTaken' } } });
  await transaction
    .insertInto('user_details')
    .values({
      user_id: user.id,
      family_name: registration.familyName,
      first_name: registration.firstName,
      family_name_jp: registration.familyNameJp,
      first_name_jp: registration.firstNameJp,
      family_name_furigana: registration.familyNameFurigana,
      first_name_furigana: registration.firstNameFurigana,
      nickname: optionalText(registration.nickname),
      gender: registration.gender ?? null,
      mobile_phone: registration.phone,
      updated_at: now,
    })
    .execute();
  await transaction
    .insertInto('students')
    .values({ user_id: user.id, graduation_year: registration.graduationYear ?? null, created_at: now })
    .execute();
  return user.id;
}
