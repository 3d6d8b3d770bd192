import { seedDemo } from '../seed/seedDemo.ts';
import { beginSession } from '../src/platform/auth/sessions.ts';
import { createTestApp, type TestApp } from './testApp.ts';
import { inTransaction } from '../src/platform/database/inTransaction.ts';

/** A server with the demo data, and the access tokens of two of its students. */
export interface DemoApp extends TestApp {
  /** Of Seiryo University, with applications at every stage. */
  readonly hana: { readonly userId: string; readonly token: string };
  /** Without a university. */
  readonly alex: { readonly userId: string; readonly token: string };
}

/** Creates a server for a test file and fills it with the demo data, on the test's day. */
export async function createDemoApp(): Promise<DemoApp> {
  const testApp = await createTestApp();
  const { deps } = testApp;
  await inTransaction(deps.database, (transaction) => seedDemo({ ...deps, database: transaction }));
  const signIn = async (email: string) => {
    const { id } = await deps.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const { token } = await beginSession(deps, id, 'FULL');
    return { userId: id, token };
  };
  return { ...testApp, hana: await signIn('hana@michi.example'), alex: await signIn('alex@michi.example') };
}
