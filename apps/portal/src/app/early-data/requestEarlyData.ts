import { session } from '@michi/api/session';
import { languageTags, type LanguageTag } from '../../shared/i18n/languages.ts';
import { settingsElementId } from '../../shared/settings/settingsElement.ts';

/** Placeholder in a request for the id in the page's address, `?id=…`. */
export const idPlaceholder = '00000000-0000-7000-8000-000000000000';

/** What a screen needs first beside its scripts. */
export interface EarlyScreen {
  /** Addresses below `/api`. */
  readonly requests: readonly string[];
  /** The address of the file with its words, by the language's tag. */
  readonly words: Readonly<Record<LanguageTag, string>>;
}

/** What a request that was sent early was asked with, and its answer. */
export interface EarlyResponse {
  /** The headers it was sent with, by name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Promise<Response>;
}

/** The part of a page that early data depend on. */
interface Page {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>;
  readonly getElementById: (id: string) => { readonly textContent: string | null } | null;
}

/** Sends one request. The body is read to its end, so that an unused response does not occupy a connection. */
const send = (address: string, headers: EarlyResponse['headers']): EarlyResponse => {
  const answer = fetch(address, { headers }).then(
    async (response) => new Response(await response.blob(), response),
  );
  answer.catch(() => undefined);
  return { headers, answer };
};

/**
 * Asks for the first data and words of a student's screen while the scripts are still on their way, with the session's token, as
 * the transport would. It asks nothing for a visitor, and no data of services that live elsewhere or at an address with filters.
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
  const areServicesHere = !/"services":\{"/.test(page.getElementById(settingsElementId)?.textContent ?? '');
  const isAsked = areServicesHere && (isOfId ? id !== '' : search === '');
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': tag };
  globalThis.michiEarlyData = new Map(
    (isAsked ? screen.requests : []).map((request) => {
      const address = origin + request.replace(idPlaceholder, id);
      return [address, send(address, headers)];
    }),
  );
  globalThis.michiEarlyWords = fetch(screen.words[tag]).then(async (response): Promise<unknown> =>
    response.json(),
  );
  globalThis.michiEarlyWords.catch(() => undefined);
  // Once something is seen the platform looks through its languages, which the first formatter of a page would do while the
  // page is drawn, for 20 ms of a fast machine.
  new PerformanceObserver(() => Intl.DateTimeFormat.supportedLocalesOf(tag)).observe({
    type: 'paint',
    buffered: true,
  });
};
