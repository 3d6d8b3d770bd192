import { session } from '@michi/api/session';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { logger } from '../settings/logger.ts';
import { globalLists, noGlobalData, type GlobalData } from './globalLists.ts';
import { untilQueriesSettled } from './untilQueriesSettled.ts';

const GlobalDataContext = createContext<GlobalData | null>(null);

const FirstAnswersShownContext = createContext(true);

/**
 * Loads the global lists once, after the first screen's requests. A failed list is logged with the message of specs/COVERAGE.md
 * and stays empty, without an error message (section 8). In another language all data are requested again, since names
 * are in its order.
 */
export function GlobalDataProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const language = useSyncExternalStore(session.subscribe, session.language);
  const requested = useRef(language);
  const [data, setData] = useState(noGlobalData);
  const [areFirstAnswersShown, setFirstAnswersShown] = useState(false);
  useEffect(() => {
    let isOver = false;
    if (requested.current !== language) {
      requested.current = language;
      void client.invalidateQueries();
    }
    void untilQueriesSettled(client).then(() => {
      if (isOver) return;
      setFirstAnswersShown(true);
      for (const { fetch, failure } of globalLists) {
        fetch(client).then(
          (lists) => {
            if (!isOver) setData((before) => ({ ...before, ...lists }));
          },
          (cause: unknown) => {
            if (!isOver) logger.error(failure, cause);
          },
        );
      }
    });
    return () => {
      isOver = true;
    };
  }, [client, language]);
  return (
    <GlobalDataContext value={data}>
      <FirstAnswersShownContext value={areFirstAnswersShown}>{children}</FirstAnswersShownContext>
    </GlobalDataContext>
  );
}

/** Whether the first screen's data have rendered: minor data, such as a count on a bell, load after that. Stays true. */
export const useIsFirstDataRendered = (): boolean => useContext(FirstAnswersShownContext);

/** Returns the lists kept in memory (specs/COVERAGE.md, section 4). @throws outside a `GlobalDataProvider` */
export const useGlobalData = (): GlobalData => {
  const data = useContext(GlobalDataContext);
  if (data === null) throw new Error('useGlobalData must be used within a GlobalDataProvider');
  return data;
};
