import { toastStore } from '@michi/design-system/toast-store';
import { notify } from '../toasts/notify.ts';
import { shareLink } from './shareLink.ts';

/** Messages for a device without a share sheet. */
interface PassOnWords {
  readonly copied: string;
  readonly failed: string;
}

/** Shares a link and reports the result: a short toast when it was copied, an error with the link when it was not. */
export const shareAndNotify = async (
  what: { readonly title: string; readonly url: string },
  { copied, failed }: PassOnWords,
): Promise<void> => {
  const outcome = await shareLink(what);
  if (outcome === 'copied') toastStore.add({ kind: 'brief', message: copied });
  if (outcome === 'failed') notify.error(failed);
};
