import { locate } from '@michi/api/transport';

/** Resolves the address of a photo against the user service. */
export const photoAddress = (photoUrl: string | null): string | null =>
  photoUrl === null ? null : new URL(photoUrl, new URL(locate('/api/user/'), document.baseURI)).href;
