import { atom } from 'jotai';

/** What the notice of a lost network says of the screen, such as how old it is; null while nobody has told. */
export const offlineWordsAtom = atom<string | null>(null);
