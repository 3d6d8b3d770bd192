import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { afterCommit } from '../../../platform/database/inTransaction.ts';
import { discardFiles, filesOf } from '../../../platform/files/storedFiles.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { preparedRoute } from '../../../platform/validation/route.ts';
import { forgetChat } from '../../chat/index.ts';
import { forgetCommon } from '../../common/index.ts';
import { forgetProfileViews } from '../../company/index.ts';
import { forgetStudent } from '../../job/index.ts';
import { forgetPostLikes } from '../../news/index.ts';
import { forgetNotifications } from '../../notification/index.ts';
import { forgetSeminars } from '../../seminar/index.ts';
import { forgetCounsellings } from '../../university/index.ts';
import { eraseUser } from './eraseUser.ts';
import { optionalText } from '../profile/japaneseInput.ts';
import { mailReader } from '../../../platform/mail/mailReader.ts';
import { successMessage } from '../successMessage.ts';

/** A whole campus may share one address. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'delete an account', tries: 200, seconds: 600 };

const TRIES_OF_ACCOUNT: RateLimit = { name: 'delete one account', tries: 10, seconds: 600 };

/**
 * Deletes the account, confirmed by its password: open applications are withdrawn, all personal data are erased, and
 * the reason is kept without a link to the person. All in one transaction.
 */
export function deleteAccount(router: ServiceRouter): void {
  const { deps } = router;
  preparedRoute(
    router,
    manifest.user.deleteAccount,
    { endsAccount: true },
    async ({ body, user, language, now, address }) => {
      await deps.rateLimiter.takeAll([
        [TRIES_FROM_ADDRESS, address],
        [TRIES_OF_ACCOUNT, user.id],
      ]);
      const { password_hash: passwordHash } = await deps.database
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
      if (!(await deps.passwords.verify(passwordHash, body.password)))
        throw invalidFields({ password: 'passwordWrong' });
      return async (transaction) => {
        // Excludes everything that locks the account (`lockAccount`), and a second deletion.
        const account = await transaction
          .selectFrom('users')
          .select('id')
          .where('id', '=', user.id)
          .where('account_status', '=', 'ACTIVE')
          .where('password_hash', '=', passwordHash)
          .forUpdate()
          .executeTakeFirst();
        if (account === undefined) throw new Problem('UNAUTHENTICATED');
        const { timezone: _, ...reader } = await mailReader(transaction, user.id);
        await forgetStudent(transaction, user.id, now);
        await forgetProfileViews(transaction, user.id);
        await forgetPostLikes(transaction, user.id);
        await forgetSeminars(transaction, user.id, now);
        await forgetCounsellings(transaction, user.id);
        await forgetCommon(transaction, user.id);
        await forgetNotifications(transaction, user.id);
        await forgetChat(transaction, user.id, now);
        await eraseUser(transaction, user.id, now);
        await transaction
          .insertInto('account_deletions')
          .values({
            reason: body.reason,
            note: optionalText(body.note),
            month: `${now.toISOString().slice(0, 7)}-01`,
          })
          .execute();
        await queueMail(transaction, { ...reader, template: 'accountDeleted' }, now);
        await discardFiles(deps, transaction, await filesOf(transaction, user.id));
        afterCommit(transaction, () => deps.mailer.wake());
        return {
          status: 200,
          body: { data: { isDeleted: true }, message: successMessage(language, 'accountDeleted') },
        };
      };
    },
  );
}
