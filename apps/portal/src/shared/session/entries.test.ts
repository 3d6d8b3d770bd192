import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readKey, storedKeys, userKey, type StoredName } from './entries.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));

/** The files that touch a storage of the browser themselves, and why no other has to. */
const allowed: Readonly<Record<string, string>> = {
  'shared/session/entries.ts': 'Reads and writes the entries of the registered keys.',
  'shared/session/preferences.ts': 'Reads and writes the settings of the device, by registered keys.',
  'shared/offline/persistedQueryStore.ts': 'Stores responses in IndexedDB, each with its owner.',
  'shared/session/deviceCookies.ts':
    'Tells the server the language of the device, and whether somebody was signed in on it.',
  'shared/i18n/firstLanguage.ts': 'Removes the language of an account that has signed out.',
  'features/auth/providerVisit.ts':
    'Has to know whether the browser refuses its storage; uses a registered key.',
  'app/boot/preparePage.ts': 'Only reads, before any module is there.',
  'worker/serveOffline.ts': "Caches the portal's own files, which are the same for everybody.",
};

const touches =
  /\b(localStorage|sessionStorage|deviceStorage|tabStorage|indexedDB|caches|cookieStore)\b|\.cookie\b|['"]idb-keyval['"]/;

/** The code of a file, without comments. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

test('no other file reads or writes browser storage: every key is registered', async () => {
  const names = await readdir(source, { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name));
  const found: string[] = [];
  for (const name of files) {
    if (name.startsWith(join('shared', 'test'))) continue;
    const text = withoutComments(await readFile(join(source, name), 'utf8'));
    if (touches.test(text)) found.push(relative('.', name).replaceAll('\\', '/'));
  }
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted());
});

const names = Object.keys(storedKeys).filter((name): name is StoredName => name in storedKeys);

test('a key contains its subject and its owner, whatever the id and the part are', () => {
  expect(readKey(userKey('DRAFT', 'a:b', 'chat-1:2'))).toEqual({ name: 'DRAFT', owner: 'a%3Ab' });
  expect(readKey(userKey('DRAFT', null, 'register'))).toEqual({ name: 'DRAFT', owner: '' });
  for (const name of names) expect(readKey(name)).toEqual({ name, owner: '' });
  expect(readKey('some-other-program:hana')).toBeNull();
});
