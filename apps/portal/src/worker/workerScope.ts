/**
 * The worker APIs that the portal's worker needs (W3C Service Workers, W3C Push API, WHATWG Notifications). The rest
 * of the portal is typed for a window, which lacks them.
 */
export interface WorkerScope {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    /** Those that are shown with a tag. */
    getNotifications(filter: { readonly tag: string }): Promise<readonly unknown[]>;
    /** Requests a page while the worker starts; not in every browser. */
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly WindowPage[]>;
    openWindow(address: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

/** An open page of this origin. */
export interface WindowPage {
  readonly url: string;
  readonly visibilityState: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

interface WaitingEvent {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

/** The events the worker listens to. */
export interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  message: WaitingEvent & {
    readonly data: { readonly type?: unknown } | null;
    readonly ports: readonly MessagePort[];
  };
  push: WaitingEvent & { readonly data: { text(): string } | null };
  notificationclick: WaitingEvent & {
    readonly notification: { readonly title: string; readonly data: unknown; close(): void };
  };
}
