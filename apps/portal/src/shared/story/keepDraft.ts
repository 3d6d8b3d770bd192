import { exampleUser } from '@michi/api/mocks';
import type { Draft } from '../offline/drafts/drafts.ts';
import { storages } from '../session/browser-storage/entries.ts';
import { userKey } from '../session/browser-storage/storedKeys.ts';

/** Stores a draft for a story or test; `owner` is null for a visitor. */
export const storeDraft = (form: string, fields: Draft, owner: string | null = exampleUser): void =>
  storages.tab.setItem(userKey('DRAFT', owner, form), JSON.stringify(fields));
