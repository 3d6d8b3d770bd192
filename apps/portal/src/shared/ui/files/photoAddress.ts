import { locate } from '@michi/api/transport';

/** Where a photo is to be had: its address as the service gives it, against where that service is. */
export const photoAddress = (photoUrl: string | null): string | null =>
  photoUrl === null ? null : new URL(photoUrl, new URL(locate('/api/user/'), document.baseURI)).href;
