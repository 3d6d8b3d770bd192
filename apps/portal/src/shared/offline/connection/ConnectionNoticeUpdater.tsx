import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataAge } from '../persisted-cache/useDataAge.ts';
import { changesScope } from '../mutations/offlineMutation.ts';
import { connectionNoticeAtom, type ConnectionLoss } from './connectionNotice.ts';
import { useIsOnline } from './useIsOnline.ts';
import { watchService } from './watchService.ts';

const useLost = (): ConnectionLoss | null => {
  const client = useQueryClient();
  const [isReached, setReached] = useState(true);
  useEffect(() => watchService(client, setReached), [client]);
  const isOnline = useIsOnline();
  if (!isOnline) return 'offline';
  return isReached ? null : 'unreached';
};

/** Updates the notice of a lost connection with the age of the screen's data and the queued changes. Renders nothing. */
export function ConnectionNoticeUpdater() {
  const { t } = useTranslation('shared');
  const tell = useSetAtom(connectionNoticeAtom);
  const lost = useLost();
  const age = useDataAge(lost);
  const { length: count } = useMutationState({
    filters: { status: 'pending', predicate: ({ options }) => options.scope?.id === changesScope },
  });
  const title = lost === null ? null : t(`connection.${lost}.title`);
  const shown = lost === null ? null : (age ?? t(`connection.${lost}.text`));
  const text = lost === null || count === 0 ? shown : t(`connection.${lost}.waiting`, { count, shown });
  useEffect(() => {
    tell(lost === null || title === null || text === null ? null : { lost, title, text });
    return () => tell(null);
  }, [tell, lost, title, text]);
  return null;
}
