import { locate } from '@michi/api/transport';

/** Address of a photo: as the service returns it, resolved against that service. */
export const photoAddress = (photoUrl: string | null): string | null =>
  photoUrl === null ? null : new URL(photoUrl, new URL(locate('/api/user/'), document.baseURI)).href;
