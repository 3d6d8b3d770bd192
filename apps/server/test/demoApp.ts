import { beginSession } from '../src/platform/auth/sessions.ts';
import { demoTemplate } from './demoTemplate.ts';
import { createTestApp, type TestApp } from './testApp.ts';

/** A server with the demo data, and the access tokens of two of its students. */
export interface DemoApp extends TestApp {
  /** Of Seiryo University, with applications at every stage. */
  readonly hana: { readonly userId: string; readonly token: string };
  /** Without a university. */
  readonly alex: { readonly userId: string; readonly token: string };
}

/** Creates a server for a test file on the demo data of the test's day. */
export async function createDemoApp(): Promise<DemoApp> {
  const testApp = await createTestApp({}, { template: await demoTemplate() });
  const { deps } = testApp;
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
