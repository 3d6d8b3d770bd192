import { session } from '@michi/api/session';
import { languageTags, type LanguageTag } from '../../shared/i18n/languages.ts';
import { settingsElementId } from '../../shared/settings/settingsElement.ts';

/** Placeholder in a request for the id in the page's address, `?id=…`. */
export const idPlaceholder = '00000000-0000-7000-8000-000000000000';

/** What a screen needs first, apart from its scripts. */
export interface EarlyScreen {
  /** Paths below `/api`. */
  readonly requests: readonly string[];
  /** Address of the file with its translations, by language tag. */
  readonly words: Readonly<Record<LanguageTag, string>>;
}

/** A request sent early, and its response. */
export interface EarlyResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Promise<Response>;
}

interface Page {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>;
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

/**
 * Requests the first data and translations of a student's screen while the scripts load, with the same headers as the
 * transport. Does nothing for visitors, and requests no data of services elsewhere or of an address with filters.
 * @param screens by path
 */
export const requestEarlyData = (screens: Readonly<Record<string, EarlyScreen>>, page: Page): void => {
  const { origin, pathname, search } = page.location;
  const screen = screens[pathname];
  const token = session.get('AUTH');
  if (screen === undefined || token === null) return;
  const tag = languageTags[session.language()];
  const [, id = ''] = /^\?id=([\w-]{36})$/.exec(search) ?? [];
  const isOfId = screen.requests.some((request) => request.includes(idPlaceholder));
  const isSameOrigin = !/"services":\{"/.test(page.getElementById(settingsElementId)?.textContent ?? '');
  const hasRequests = isSameOrigin && (isOfId ? id !== '' : search === '');
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': tag };
  globalThis.michiEarlyData = new Map(
    (hasRequests ? screen.requests : []).map((request) => {
      const address = origin + request.replace(idPlaceholder, id);
      return [address, send(address, headers)];
    }),
  );
  globalThis.michiEarlyWords = fetch(screen.words[tag]).then(async (response): Promise<unknown> =>
    response.json(),
  );
  globalThis.michiEarlyWords.catch(() => undefined);
  // The first formatter of a page loads the browser's locales, 20 ms on a fast machine. Done after the first paint,
  // this does not delay rendering.
  new PerformanceObserver(() => Intl.DateTimeFormat.supportedLocalesOf(tag)).observe({
    type: 'paint',
    buffered: true,
  });
};
