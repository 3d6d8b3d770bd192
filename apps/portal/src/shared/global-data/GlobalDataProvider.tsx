import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { logger } from '../settings/logger.ts';
import { globalLists, noGlobalData, type GlobalData } from './globalLists.ts';
import { untilQueriesSettled } from './untilQueriesSettled.ts';

const GlobalDataContext = createContext<GlobalData | null>(null);

const FirstAnswersShownContext = createContext(true);

/**
 * Fetches the global lists once, after what the first screen asks for, and holds them. Each is set when its own fetch is
 * done; one that fails is logged in the product spec's words and stays empty, and no student is bothered with it (section 8).
 */
export function GlobalDataProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const [data, setData] = useState(noGlobalData);
  const [areFirstAnswersShown, setFirstAnswersShown] = useState(false);
  useEffect(() => {
    let isOver = false;
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
  }, [client]);
  return (
    <GlobalDataContext value={data}>
      <FirstAnswersShownContext value={areFirstAnswersShown}>{children}</FirstAnswersShownContext>
    </GlobalDataContext>
  );
}

/**
 * Whether what the first screen asked for is answered and drawn: a small thing beside it, such as a number on a bell, is asked
 * for then. Once so, it stays so.
 */
export const useIsFirstDataRendered = (): boolean => useContext(FirstAnswersShownContext);

/**
 * Gives the lists held in memory (specs/COVERAGE.md, section 4).
 * @throws outside a `GlobalDataProvider`, in the product spec's words
 */
export const useGlobalData = (): GlobalData => {
  const data = useContext(GlobalDataContext);
  if (data === null) throw new Error('useGlobalData must be used within a GlobalDataProvider');
  return data;
};
