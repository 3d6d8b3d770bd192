import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { readPage } from '../../../platform/page/list.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { japaneseText, romajiName } from '../profile/japaneseInput.ts';
import { missingNames } from '../profile/missingNames.ts';
import { successMessage } from '../successMessage.ts';
import { addUsers } from './addUsers.ts';
import { changeUser, refuseUniversity } from './changeUser.ts';
import { listAuditEntries } from './listAuditEntries.ts';
import { listUsers } from './listUsers.ts';
import { readManagedUser } from './managedUser.ts';
import { requireAdmin } from './requireAdmin.ts';
import { jsonData, jsonDone } from '../../../platform/json/jsonText.ts';

/** User management of admins: listing, adding, changing, blocking and activating users, and the audit log. */
export function users(router: ServiceRouter): void {
  const { deps } = router;
  const { database, totals } = deps;

  route(router, manifest.user.listUsers, async ({ query: { page, size, ...filter }, user, language }) => {
    requireAdmin(user);
    const remembered = { totals, key: `users ${JSON.stringify(filter)}` };
    const data = await readPage(database, { page, size }, listUsers(filter, language), remembered);
    return { status: 200, json: jsonData(data) };
  });

  route(router, manifest.user.createUser, async ({ body, user, language, now }) => {
    requireAdmin(user);
    const person = {
      email: body.email,
      familyName: romajiName(body.familyName),
      firstName: romajiName(body.firstName),
      familyNameJp: japaneseText(body.familyNameJp),
      firstNameJp: japaneseText(body.firstNameJp),
      role: body.role,
      universityId: body.universityId ?? null,
      language: body.language ?? 'en',
    } as const;
    const missing = missingNames(person);
    if (Object.keys(missing).length > 0) throw invalidFields(missing);
    const id = await inTransaction(database, async (transaction) => {
      await refuseUniversity(transaction, person.role, person.universityId);
      const { ids } = await addUsers(deps, transaction, [person], { actorId: user.id, importId: null, now });
      const [added] = ids.values();
      if (added === undefined)
        throw new Problem('EMAIL_TAKEN', { fields: { email: { rule: 'emailTaken' } } });
      return added;
    });
    deps.mailer.wake();
    const message = successMessage(language, 'userAdded');
    return { status: 201, json: jsonDone(message, await readManagedUser(database, id)) };
  });

  route(router, manifest.user.updateUser, async ({ body, params: { id }, user, language, now }) => {
    requireAdmin(user);
    await inTransaction(database, (transaction) =>
      changeUser(deps, transaction, id, body, { actorId: user.id, now }),
    );
    deps.mailer.wake();
    const message = successMessage(language, 'userUpdated');
    return { status: 200, json: jsonDone(message, await readManagedUser(database, id)) };
  });

  route(router, manifest.user.listAuditEntries, async ({ query: { page, size, ...filter }, user }) => {
    requireAdmin(user);
    const { timezone } = user;
    const remembered = { totals, key: `audit ${timezone} ${JSON.stringify(filter)}` };
    const data = await readPage(database, { page, size }, listAuditEntries(filter, timezone), remembered);
    return { status: 200, json: jsonData(data) };
  });
}
