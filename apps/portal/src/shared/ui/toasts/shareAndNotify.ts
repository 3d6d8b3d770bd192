import { toastStore } from '@michi/design-system/toast-store';
import { notify } from './notify.ts';

/** `shared` also if the student closed the share sheet. */
type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Shares a link (Web Share API), or copies it if there is no share sheet or it does not open. */
export const shareLink = async (
  what: { readonly title: string; readonly url: string },
  device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator,
): Promise<ShareOutcome> => {
  if (device.share !== undefined) {
    try {
      await device.share(what);
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'shared';
    }
  }
  if (device.clipboard === undefined) return 'failed';
  try {
    await device.clipboard.writeText(what.url);
    return 'copied';
  } catch {
    return 'failed';
  }
};

interface ShareMessages {
  readonly copied: string;
  readonly failed: string;
}

/** Shares a link. A short toast reports that it was copied, an error toast that it was not. */
export const shareAndNotify = async (
  what: { readonly title: string; readonly url: string },
  { copied, failed }: ShareMessages,
): Promise<void> => {
  const outcome = await shareLink(what);
  if (outcome === 'copied') toastStore.add({ kind: 'brief', message: copied });
  if (outcome === 'failed') notify.error(failed);
};
