import { logger } from '../log/logger.ts';

/** What a draft needs of `sessionStorage`. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'DRAFT:';

/** Fields of a form as text, by name. */
export type Draft = Readonly<Record<string, string>>;

/** Keeps what was typed into forms, so that it outlives a reload and a lost session. Never give it a password. */
export interface Drafts {
  /** What was typed; empty when nothing was, or what is stored cannot be read. */
  readonly read: (form: string) => Draft;
  readonly keep: (form: string, fields: Draft) => void;
  /** After the form was sent. */
  readonly discard: (form: string) => void;
  /** At sign-out: the next reader of this device is another. */
  readonly discardAll: () => void;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string');

/** Makes drafts over a storage. A storage that refuses (private windows, full disks) costs the draft, never the form. */
export const createDrafts = (storage: () => DraftStorage): Drafts => {
  const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
    try {
      return work();
    } catch (cause) {
      logger.error('Cannot keep a draft', cause);
      return otherwise;
    }
  };
  return {
    read: (form) =>
      attempt(() => {
        const value: unknown = JSON.parse(storage().getItem(prefix + form) ?? '{}');
        return isDraft(value) ? value : {};
      }, {}),
    keep: (form, fields) =>
      attempt(() => storage().setItem(prefix + form, JSON.stringify(fields)), undefined),
    discard: (form) => attempt(() => storage().removeItem(prefix + form), undefined),
    discardAll: () =>
      attempt(() => {
        const all = storage();
        const keys = Array.from({ length: all.length }, (_, index) => all.key(index));
        for (const key of keys) if (key?.startsWith(prefix) === true) all.removeItem(key);
      }, undefined),
  };
};

/** The portal's drafts, kept as long as the tab. */
export const drafts: Drafts = createDrafts(() => globalThis.sessionStorage);

/** What outlives the tab too: words that are on their way. Kept by user, and gone at sign-out. */
export const lastingDrafts: Drafts = createDrafts(() => globalThis.localStorage);
