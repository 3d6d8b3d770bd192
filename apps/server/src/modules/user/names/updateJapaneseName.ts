import { manifest } from '@michi/api/manifest';
import type { ResponseBody, Body } from '@michi/api/server';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { fieldRules } from '../../../platform/validation/fieldRules.ts';
import { route } from '../../../platform/validation/route.ts';
import { writeAudit } from '../admin/auditLog.ts';
import { readManagedUser } from '../admin/managedUser.ts';
import { japaneseText } from '../profile/japaneseInput.ts';
import { missingNames } from '../profile/missingNames.ts';
import { successMessage } from '../successMessage.ts';

type JapaneseName = ResponseBody<typeof manifest.user.updateJapaneseName, 200>['data'];

/** Rules of the stored value: those of the response. */
const storedName = manifest.user.updateJapaneseName.responses[200].schema.shape.data;

/** Saves the user's own names in Japanese, or as an admin those of any user. */
export function updateJapaneseName(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.user.updateJapaneseName, async ({ body, params, user, language, now }) => {
    const { userId } = params;
    const isOwn = userId === user.id;
    if (!isOwn && user.role !== 'ADMIN') throw new Problem('NOT_FOUND');
    const data = tidyName(body);
    await inTransaction(database, async (transaction) => {
      await lockAccount(transaction, user.id);
      if (!isOwn) await readManagedUser(transaction, userId);
      const before = await transaction
        .selectFrom('user_details')
        .selectAll()
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (before === undefined) throw new Problem('NOT_FOUND');
      const missing = missingNames({
        ...data,
        familyName: before.family_name,
        firstName: before.first_name,
      });
      if (Object.keys(missing).length > 0)
        throw invalidFields(
          Object.fromEntries(Object.entries(missing).map(([name, rule]) => [`${name}Jp`, rule])),
        );
      const names = {
        family_name_jp: data.familyNameJp,
        first_name_jp: data.firstNameJp,
        middle_name_jp: data.middleNameJp,
        family_name_furigana: data.familyNameFurigana,
        first_name_furigana: data.firstNameFurigana,
        middle_name_furigana: data.middleNameFurigana,
      };
      await transaction
        .updateTable('user_details')
        .set({ ...names, updated_at: now })
        .where('user_id', '=', userId)
        .execute();
      if (isOwn) return;
      const isChanged = (...columns: readonly (keyof typeof names)[]) =>
        columns.some((column) => names[column] !== before[column]);
      // The reading belongs to the name, and a middle name to the first.
      const changed = [
        ...(isChanged('family_name_jp', 'family_name_furigana') ? ['FAMILY_NAME_JP'] : []),
        ...(isChanged('first_name_jp', 'middle_name_jp', 'first_name_furigana', 'middle_name_furigana')
          ? ['FIRST_NAME_JP']
          : []),
      ];
      if (changed.length > 0)
        await writeAudit(transaction, [
          {
            happened_at: now,
            action: 'USER_CHANGED',
            actor_id: user.id,
            user_id: userId,
            changed_fields: changed,
          },
        ]);
    });
    return { status: 200, body: { data, message: successMessage(language, 'personalDetailsUpdated') } };
  });
}

/** @throws Problem VALIDATION_FAILED for an invalid reading */
function tidyName(typed: Body<typeof manifest.user.updateJapaneseName>): JapaneseName {
  const tidy = {
    familyNameJp: japaneseText(typed.familyNameJp),
    firstNameJp: japaneseText(typed.firstNameJp),
    middleNameJp: japaneseText(typed.middleNameJp),
    familyNameFurigana: japaneseText(typed.familyNameFurigana),
    firstNameFurigana: japaneseText(typed.firstNameFurigana),
    middleNameFurigana: japaneseText(typed.middleNameFurigana),
  };
  const stored = storedName.safeParse(tidy);
  if (!stored.success) throw invalidFields(fieldRules(stored.error.issues, storedName, tidy));
  return tidy;
}
