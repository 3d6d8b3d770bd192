import { toastStore } from '@michi/design-system/toast-store';
import { notify } from '../toasts/notify.ts';
import { passOn } from './passOn.ts';

/** What is said when the device has no sheet of its own for passing on. */
interface PassOnWords {
  readonly copied: string;
  readonly failed: string;
}

/** Passes a link on and says what became of it: briefly that it was copied, and in an error what to copy by hand. */
export const tellPassedOn = async (
  what: { readonly title: string; readonly url: string },
  { copied, failed }: PassOnWords,
): Promise<void> => {
  const outcome = await passOn(what);
  if (outcome === 'copied') toastStore.add({ kind: 'brief', message: copied });
  if (outcome === 'failed') notify.error(failed);
};
