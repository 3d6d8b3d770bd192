import { session } from '@michi/api/session';
import { languageTags, type LanguageTag } from '../../shared/i18n/languages.ts';
import { settingsElementId } from '../../shared/settings/settingsElement.ts';
import { earlyScreens, studentArea } from './earlyScreens.ts';

/** Addresses of the files that a screen needs besides those of every page. */
export interface EarlyFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly translations: Readonly<Record<LanguageTag, readonly string[]>>;
}

/** A request sent early, and its response. */
export interface EarlyResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Promise<Response>;
}

interface Page {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>;
  readonly head: { readonly insertAdjacentHTML: (position: 'beforeend', html: string) => void };
  readonly getElementById: (id: string) => { readonly textContent: string | null } | null;
}

/** The body is read to its end, so that an unused response does not occupy a connection. */
const send = (address: string, headers: EarlyResponse['headers']): EarlyResponse => {
  const answer = fetch(address, { headers }).then(
    async (response) => new Response(await response.blob(), response),
  );
  answer.catch(() => undefined);
  return { headers, answer };
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
