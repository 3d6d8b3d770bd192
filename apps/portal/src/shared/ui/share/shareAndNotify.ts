import { toastStore } from '@michi/design-system/toast-store';
import { notify } from '../toasts/notify.ts';
import { shareLink } from './shareLink.ts';

interface PassOnWords {
  readonly copied: string;
  readonly failed: string;
}

/** Shares a link. A short toast reports that it was copied, an error toast that it was not. */
export const shareAndNotify = async (
  what: { readonly title: string; readonly url: string },
  { copied, failed }: PassOnWords,
): Promise<void> => {
  const outcome = await shareLink(what);
  if (outcome === 'copied') toastStore.add({ kind: 'brief', message: copied });
  if (outcome === 'failed') notify.error(failed);
};
