import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Whether a fragment has values, as `#token=…` does; one that names a place of the page, as `#main`, does not. */
const carriesValues = (hash: string): boolean => /^#[a-z_]+=/.test(hash);

/**
 * The values of the address's fragment, which no server and no log sees: the token of a mail, or the result of a visit
 * to the identity provider. It is removed from the address bar and the history at once, and kept in memory only.
 */
export const useFragment = (): URLSearchParams => {
  const location = useLocation();
  const { hash, pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [latest, setLatest] = useState('');
  // The link of a second mail may be opened where the first one was.
  if (carriesValues(hash) && hash !== latest) setLatest(hash);
  useEffect(() => {
    if (carriesValues(hash)) void navigate({ pathname, search }, { replace: true, state });
  }, [hash, pathname, search, state, navigate]);
  return useMemo(() => new URLSearchParams(latest.slice(1)), [latest]);
};
