import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { internationalPhone } from '../profile/japaneseInput.ts';

/** Lookups from one address: enough for a classroom, too few to enumerate numbers. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'find a companion account', tries: 60, seconds: 3600 };

const NOBODY = {
  familyName: null,
  firstName: null,
  familyNameJp: null,
  firstNameJp: null,
  graduationYear: null,
};

/**
 * The companion internship application's data for a phone number, to fill in the registration form (specs/COVERAGE.md,
 * section 7, "get-by-michi-phone"). One query, and the same response shape, with or without an account.
 */
export function findMichiAccount(router: ServiceRouter): void {
  const { database, rateLimiter } = router.deps;
  route(router, manifest.user.findMichiAccount, async ({ query, address }) => {
    await rateLimiter.take(TRIES_FROM_ADDRESS, address);
    const phone = internationalPhone(query.phone);
    // An incomplete number matches nobody: the form asks while the student is still typing.
    const match = await database
      .selectFrom('companion_accounts')
      .select([
        'family_name as familyName',
        'first_name as firstName',
        'family_name_jp as familyNameJp',
        'first_name_jp as firstNameJp',
        'graduation_year as graduationYear',
      ])
      .where('phone', '=', phone ?? '')
      .executeTakeFirst();
    return { status: 200, body: { data: match ?? NOBODY } };
  });
}
