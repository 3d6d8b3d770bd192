import { onlineManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import {
  exampleMoment,
  exampleStudent,
  exampleUser,
  handlersFor,
  type Overrides,
  type ScenarioName,
} from '@michi/api/mocks';
import { session, type Language } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { toastStore } from '@michi/design-system/toast-store';
import { render } from '@testing-library/react';
import { getResponse } from 'msw';
import { I18nextProvider } from 'react-i18next';
import {
  createMemoryRouter,
  MemoryRouter,
  Outlet,
  RouterProvider,
  useLocation,
  type RouteObject,
  parsePath,
} from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { dropSessionQueryClient, sessionQueryClient } from '../session/queryClient.ts';
import { ClockContext, DeviceTimeZoneContext } from '../format/useFormat.ts';
import { createI18n, startI18n, loadTranslationsFrom, loadNamespaces } from '../i18n/createI18n.ts';
import { languageTags } from '../i18n/languages.ts';
import { translationUrls } from '../../translationUrls.ts';
import { useFailureReports } from '../errors/useFailureReports.ts';
import { Toasts } from '../ui/toasts/Toasts.tsx';

interface TestQueryProviderProps {
  readonly client: QueryClient;
  readonly children: ReactNode;
}

/** Query provider for tests, with failures reported as in the portal. */
export function TestQueryProvider({ client, children }: TestQueryProviderProps) {
  useFailureReports(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** What a test renders in. */
export interface TestEnvironment {
  readonly path?: string;
  /** State of the history entry at that path. */
  readonly state?: unknown;
  readonly namespaces?: readonly string[];
  readonly language?: Language;
  readonly isSignedIn?: boolean;
  /** Whether the signed-in user is a student. */
  readonly isStudent?: boolean;
  /** Responses of the services; default: `populated`. */
  readonly scenario?: ScenarioName;
  /** Other responses of single operations. */
  readonly overrides?: Overrides;
}

/** What a test can inspect besides the page. */
export interface Rendered {
  /** Path, query and fragment of the current location. */
  readonly address: () => string;
  /** Every request made so far, in order. */
  readonly requests: readonly Request[];
  /** Every response received so far, in order. */
  readonly responses: readonly Response[];
  /** Changes the responses to further requests. */
  readonly respondWith: (scenario: ScenarioName, overrides?: Overrides) => void;
  /** Holds back the responses to further requests until the returned function is called, at the latest after the test. */
  readonly holdResponses: () => () => void;
}

/** The time of the contract's examples. */
const today = () => new Date(exampleMoment);

/** Renders an element or routes within the portal's providers; the contract's examples are the responses. */
export const renderInPortal = async (
  element: ReactElement | RouteObject[],
  {
    path = '/',
    state = null,
    namespaces = [],
    language = 'en',
    isSignedIn = true,
    isStudent = true,
    scenario = 'populated',
    overrides,
  }: TestEnvironment = {},
): Promise<Rendered> => {
  const requests: Request[] = [];
  const responses: Response[] = [];
  let handlers = handlersFor(scenario, overrides);
  let held: Promise<void> | undefined;
  session.clear();
  session.set('LANGUAGE', language);
  if (isSignedIn) {
    session.set('AUTH', 'test');
    session.set('USER_ID', exampleUser);
    if (isStudent) session.set('USER_STUDENT_ID', exampleStudent);
  }
  toastStore.clear();
  configureApi({
    fetch: async (request) => {
      requests.push(request.clone());
      const answering = getResponse(handlers, request);
      await held;
      const response = await answering;
      if (response === undefined) throw new TypeError(`No handler for ${request.url}`);
      // As in a browser without a network.
      if (response.type === 'error') throw new TypeError('No network');
      responses.push(response);
      return response;
    },
  });
  const translator = createI18n(loadTranslationsFrom(translationUrls));
  await startI18n(translator, language);
  await loadNamespaces(translator, languageTags[language], ['labels', ...namespaces]);

  dropSessionQueryClient();
  // Creating the client sets it from the browser; the test decides.
  const isOnline = onlineManager.isOnline();
  // With this clock nothing is refetched at an interval during a test.
  const client = sessionQueryClient(() => 0);
  const defaults = client.getDefaultOptions();
  // The delay of retries is tested with the client. The first click of a run focuses the page, which would refetch failed
  // queries.
  const queries = { ...defaults.queries, retryDelay: 1, refetchOnWindowFocus: false };
  client.setDefaultOptions({ ...defaults, queries });
  onlineManager.setOnline(isOnline);
  const initialEntries = [{ ...parsePath(path), state }];
  let address = path;
  const Address = () => {
    const { pathname, search, hash } = useLocation();
    useLayoutEffect(() => {
      address = pathname + search + hash;
    });
    return null;
  };
  const withAddress = (children: RouteObject[]): RouteObject[] => [
    {
      element: (
        <>
          <Outlet />
          <Address />
        </>
      ),
      HydrateFallback: () => null,
      children,
    },
  ];
  render(
    <I18nextProvider i18n={translator}>
      <DeviceTimeZoneContext value="UTC">
        <ClockContext value={today}>
          <TestQueryProvider client={client}>
            {Array.isArray(element) ? (
              <RouterProvider router={createMemoryRouter(withAddress(element), { initialEntries })} />
            ) : (
              <MemoryRouter initialEntries={initialEntries}>
                {element}
                <Address />
              </MemoryRouter>
            )}
            <Toasts />
          </TestQueryProvider>
        </ClockContext>
      </DeviceTimeZoneContext>
    </I18nextProvider>,
  );
  return {
    address: () => address,
    requests,
    responses,
    respondWith: (next, nextOverrides) => {
      handlers = handlersFor(next, nextOverrides);
    },
    holdResponses: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const release = () => {
        held = undefined;
        resolve();
      };
      held = promise;
      // A change in flight would hold the lock that the next test waits for.
      onTestFinished(release);
      return release;
    },
  };
};
