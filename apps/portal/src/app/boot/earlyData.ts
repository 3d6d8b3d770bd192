import { session } from '@michi/api/session';
import { languageTags, type LanguageTag } from '../../shared/i18n/languages.ts';
import { settingsElementId } from '../../shared/settings/settingsElement.ts';

/** What every student's screen needs besides its own. */
export const studentArea = {
  file: 'src/app/layouts/StudentArea.tsx',
  request: '/api/user/users/profile',
  namespaces: ['shared', 'app', 'labels'],
} as const;

/** What the page's first script requests for a student's screen while the other scripts load. A test compares it with the route. */
interface EarlyScreen {
  readonly path: string;
  /** File of the screen, whose scripts and styles are preloaded. */
  readonly file: string;
  /** Addresses that its loader requests; `{id}` is the id in the page's own address. */
  readonly requests: readonly string[];
  readonly namespaces: readonly string[];
}

const jobs = { file: 'src/features/jobs/JobsScreen.tsx', namespaces: ['jobs'] } as const;

/** The screens that most visits start on. */
export const earlyScreens: readonly EarlyScreen[] = [
  {
    path: '/student/dashboard',
    file: 'src/features/dashboard/DashboardScreen.tsx',
    requests: [
      '/api/job/dashboard/student-job-summary?period=ONE_YEAR',
      '/api/seminar/dashboard/student-seminars?period=ONE_YEAR',
    ],
    namespaces: ['dashboard'],
  },
  {
    ...jobs,
    path: '/student/job/public-jobs',
    requests: ['/api/job/jobs/summary', '/api/job/jobs/all?audience=PUBLIC&sort=POSTED&page=1&size=20'],
  },
  { ...jobs, path: '/student/job/public-jobs/details', requests: ['/api/job/jobs/show/{id}'] },
];

declare global {
  /** Responses requested by the page's first script, by address; absent on pages that request nothing early. */
  var michiEarlyData: Map<string, EarlyResponse> | undefined;
}

/** Milliseconds since navigation after which an early response is requested again. */
const freshFor = 30_000;

type Fetch = (request: Request) => Promise<Response>;

/**
 * Returns a `fetch` that serves each early response once, to the same request of the same session, and sends everything
 * else.
 */
export const withEarlyData =
  (fetch: Fetch): Fetch =>
  (request) => {
    const early = globalThis.michiEarlyData?.get(request.url);
    if (early === undefined || request.method !== 'GET') return fetch(request);
    globalThis.michiEarlyData?.delete(request.url);
    const { headers, promise } = early;
    const isSame = Object.entries(headers).every(([name, value]) => request.headers.get(name) === value);
    if (!isSame || performance.now() > freshFor) return fetch(request);
    return promise.then(
      (response) => {
        request.signal.throwIfAborted();
        return response;
      },
      () => fetch(request),
    );
  };

/** Addresses of the files that a screen needs besides those of every page. */
export interface EarlyFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly translations: Readonly<Record<LanguageTag, readonly string[]>>;
}

/** A request sent early, and its response. */
interface EarlyResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly promise: Promise<Response>;
}

interface Page {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>;
  readonly head: { readonly insertAdjacentHTML: (position: 'beforeend', html: string) => void };
  readonly getElementById: (id: string) => { readonly textContent: string | null } | null;
}

/** The body is read to its end, so that an unused response does not occupy a connection. */
const send = (address: string, headers: EarlyResponse['headers']): EarlyResponse => {
  const promise = fetch(address, { headers }).then(
    async (response) => new Response(await response.blob(), response),
  );
  promise.catch(() => undefined);
  return { headers, promise };
};

const preload = (attributes: string) => (file: string) => `<link ${attributes} crossorigin href="${file}">`;

/**
 * Requests the files, translations and data of a student's first screen while the first scripts load, with the same
 * headers as the transport. Does nothing for visitors, and requests no data of services elsewhere or of an address with
 * filters.
 * @param filesOf by path
 */
export const requestEarlyData = (filesOf: Readonly<Record<string, EarlyFiles>>, page: Page): void => {
  const { origin, pathname, search } = page.location;
  const screen = earlyScreens.find(({ path }) => path === pathname);
  const files = filesOf[pathname];
  const token = session.get('AUTH');
  if (screen === undefined || files === undefined || token === null) return;
  const tag = languageTags[session.language()];
  const [, id = ''] = /^\?id=([\w-]{36})$/.exec(search) ?? [];
  const isOfId = screen.requests.some((request) => request.includes('{id}'));
  const isSameOrigin = !/"services":\{"/.test(page.getElementById(settingsElementId)?.textContent ?? '');
  const hasRequests = isSameOrigin && (isOfId ? id !== '' : search === '');
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': tag };
  globalThis.michiEarlyData = new Map(
    [
      ...files.translations[tag].map((file) => [file, {}] as const),
      ...(hasRequests ? [studentArea.request, ...screen.requests] : []).map(
        (request) => [request.replace('{id}', id), headers] as const,
      ),
    ].map(([path, ownHeaders]) => [origin + path, send(origin + path, ownHeaders)]),
  );
  const links = [
    ...files.scripts.map(preload('rel="modulepreload"')),
    ...files.styles.map(preload('rel="preload" as="style"')),
  ];
  page.head.insertAdjacentHTML('beforeend', links.join(''));
  // The first formatter of a page loads the browser's locales, 20 ms on a fast machine. Done after the first paint,
  // this does not delay rendering.
  new PerformanceObserver(() => Intl.DateTimeFormat.supportedLocalesOf(tag)).observe({
    type: 'paint',
    buffered: true,
  });
};
