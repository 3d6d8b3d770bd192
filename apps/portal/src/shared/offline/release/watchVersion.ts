import type { VersionMessage } from './versionMessages.ts';

/** How long a worker may take to name its release, in ms. */
const answerMilliseconds = 2_000;

/** The browser's part in it; tests give their own. */
export interface VersionBrowser {
  /** Registers the portal's worker. */
  readonly register: () => Promise<ServiceWorkerRegistration>;
  readonly workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  /** The release of this page. */
  readonly release: string;
  readonly reload: () => void;
}

const tell = (worker: ServiceWorker, message: VersionMessage, ports: MessagePort[] = []): void =>
  worker.postMessage(message, ports);

/** The release a worker is of; null when it does not say. */
const releaseOfWorker = (worker: ServiceWorker): Promise<string | null> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (release: string | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(release);
    };
    const timer = setTimeout(() => end(null), answerMilliseconds);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      end(typeof data === 'string' ? data : null),
    );
    port1.start();
    tell(worker, { kind: 'michi-release' }, [port2]);
  });

/**
 * Registers the portal's worker and announces every later release once it is whole on this device. Nothing changes under
 * the student: the new release takes over when they ask for it, or when no page of the old one is open.
 * @param announce says that a new version is ready; what it is given reloads into it
 * @param signal ends it
 */
export const watchVersion = async (
  { register, workers, release, reload }: VersionBrowser,
  announce: (take: () => void) => void,
  signal: AbortSignal,
): Promise<void> => {
  const registration = await register();
  if (signal.aborted) return;
  const ready = async (worker: ServiceWorker): Promise<void> => {
    const offered = await releaseOfWorker(worker);
    if (signal.aborted) return;
    // A page that was reloaded by hand is of the new release already, and there is nothing to announce.
    if (offered === release) return tell(worker, { kind: 'michi-take-over' });
    announce(() => {
      // Another tab was first: the new release is at work already.
      if (worker.state !== 'installed') return reload();
      workers.addEventListener('controllerchange', reload, { once: true });
      tell(worker, { kind: 'michi-take-over' });
    });
  };
  // The first worker of all is no new version of anything.
  if (registration.waiting !== null && workers.controller !== null) await ready(registration.waiting);
  const onFound = () => {
    const worker = registration.installing;
    worker?.addEventListener(
      'statechange',
      () => {
        if (worker.state === 'installed' && workers.controller !== null) void ready(worker);
      },
      { signal },
    );
  };
  registration.addEventListener('updatefound', onFound, { signal });
  if (registration.installing !== null && workers.controller !== null) onFound();
  document.addEventListener(
    'visibilitychange',
    () => {
      // Without a network there is nothing newer to be had.
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    },
    { signal },
  );
};
