/** Meaning of a toast. */
export type ToastTone = 'neutral' | 'success' | 'error';

/** An action of a toast, such as undo. */
export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

/** Contents of a toast. */
export interface ToastContents {
  readonly message: string;
  /** Default: `neutral`. */
  readonly tone?: ToastTone | undefined;
  readonly action?: ToastAction | undefined;
  /** Stays until it is answered or closed: for messages without another place that remain true. */
  readonly isLasting?: boolean | undefined;
}

/** A push message that arrived while the portal is open. */
export interface PushContents {
  readonly title: string;
  readonly text?: string | undefined;
  /** Opens the subject of the message; the whole toast is clickable then. */
  readonly onOpen?: (() => void) | undefined;
}

/** Brief confirmation of the user's action, such as a copied link: at the top right, hidden after a moment. */
interface BriefContents {
  readonly message: string;
}

/** A toast with the id by which it is dismissed. */
export type Toast =
  | ({ readonly id: number; readonly kind: 'notice' } & ToastContents)
  | ({ readonly id: number; readonly kind: 'brief' } & BriefContents)
  | ({ readonly id: number; readonly kind: 'push' } & PushContents);

/** Keeps the toasts that are shown or wait to be. */
export interface ToastStore {
  /** Every toast in the order in which they were added. */
  readonly current: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (toast: DistributiveOmit<Toast, 'id'>) => number;
  readonly dismiss: (id: number) => void;
  readonly clear: () => void;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A new, empty store. The portal has one, `toast`; tests create their own. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (toast) => {
      lastId += 1;
      change([...toasts, { ...toast, id: lastId }]);
      return lastId;
    },
    dismiss: (id) => change(toasts.filter((toast) => toast.id !== id)),
    clear: () => change([]),
  };
}

/** The store that {@link toast} writes and `ToastProvider` shows. */
export const toastStore = createToastStore();

/** Shows toasts from anywhere, also outside React. Each call gives the id to dismiss it by. */
export const toast = {
  /** A short notice at the bottom left. */
  show: (contents: ToastContents): number => toastStore.add({ kind: 'notice', ...contents }),
  /** "Updated settings successfully" and its like. */
  success: (message: string): number => toastStore.add({ kind: 'notice', tone: 'success', message }),
  /** An error. Interrupts a screen reader. */
  error: (message: string): number => toastStore.add({ kind: 'notice', tone: 'error', message }),
  /** A push message in the foreground, at the top right. */
  push: (contents: PushContents): number => toastStore.add({ kind: 'push', ...contents }),
  dismiss: (id: number): void => toastStore.dismiss(id),
  /** Forgets all, at logout. */
  clear: (): void => toastStore.clear(),
} as const;
