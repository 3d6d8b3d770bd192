import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { route } from '../../../platform/validation/route.ts';
import { readAccount } from './readAccount.ts';

/** Shows the security settings of the account: email, password, second step and identity providers. */
export function showAccount(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.user.showAccount, async ({ user }) => ({
    status: 200,
    body: { data: await readAccount(database, user.id) },
  }));
}
