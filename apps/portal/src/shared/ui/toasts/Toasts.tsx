import { toastStore } from '@michi/design-system/toast-store';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyExtra } from '../screen/lazyPart.tsx';

const ToastOutlet = lazyExtra(() => import('./ToastOutlet.tsx'));

const hasAny = () => toastStore.current().length > 0;

/** The container of toasts. Its code loads with the first one. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(toastStore.subscribe, hasAny, () => false);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastOutlet />
    </Suspense>
  );
}
