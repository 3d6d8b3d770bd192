import { ApiError } from '@michi/api/transport';
import {
  mutationOptions,
  onlineManager,
  replaceEqualDeep,
  useMutation,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../errors/errorMessage.ts';
import { needsMessage } from '../../errors/reportFailures.ts';
import { ClockContext } from '../../format/useFormat.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { withLock } from '../withLock.ts';
import { isStamp, storedMutations, type OfflineMeta, type Stamp } from './storedMutations.ts';

interface Definition<Variables, Response> {
  /** Stored with the variables: change it when their shape changes. */
  readonly name: string;
  /** Mutations of one scope are sent one after the other, in all tabs. */
  readonly scope?: string;
  readonly isVariables: (value: unknown) => value is Variables;
  /** Must be idempotent: it is repeated until a response arrives. */
  readonly send: (variables: Variables & Stamp) => Promise<Response>;
  readonly onSent?: (client: QueryClient, response: Response) => void;
  /** The queries that it changes. */
  readonly queryKey?: QueryKey;
  /** Optimistic update of the data of one of these queries; repeating it changes nothing. */
  readonly update?: (data: unknown, variables: Variables & Stamp, queryKey: QueryKey) => unknown;
  /** What the student is told of a refusal; without it the refused mutation stays until the student decides. */
  readonly refused?: (t: TFunction<'shared'>, reason: string) => string;
}

/** Scope of the changes that are sent in the order in which they were made. */
export const changesScope = 'changes';

/** Statuses of a proxy without a service, or of a busy service (RFC 9110, 15.6.3 to 15.6.5). */
const unavailable: readonly (number | null)[] = [502, 503, 504];

/** Whether the service has not answered yet; any other response ends the attempts. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || unavailable.includes(error.status));

/** Shows the waiting mutations in the data of a query, without changing their age. */
export const showWaiting = (
  client: QueryClient,
  { queryKey, state }: Pick<Query, 'queryKey' | 'state'>,
): void => {
  let next: unknown = state.data;
  for (const {
    meta,
    state: { variables },
  } of client.getMutationCache().findAll({ status: 'pending' })) {
    const offline = meta?.offline;
    const isShown = offline?.queryKey?.every((part, at) => part === queryKey[at]) === true;
    if (isShown && offline?.isVariables(variables) && storedMutations.isWaiting(variables.key))
      next = offline.update(next, variables, queryKey);
  }
  const shown = replaceEqualDeep(state.data, next);
  if (shown !== state.data) client.setQueryData<unknown>(queryKey, shown, { updatedAt: state.dataUpdatedAt });
};

/**
 * A change that may be made offline: shown at once, stored until there is a response, sent in order when online, retried
 * with backoff, and undone if the service refuses it.
 */
export const offlineMutation = <Variables extends object, Response>({
  name,
  scope = changesScope,
  isVariables,
  send,
  onSent,
  queryKey,
  update,
  refused,
}: Definition<Variables, Response>) => {
  // Not the key of the SDK's hook, which other callers use without these defaults.
  const mutationKey = ['offline', name] as const;
  const isStamped = (value: unknown): value is Variables & Stamp => isVariables(value) && isStamp(value);
  const offline: OfflineMeta = {
    isVariables: isStamped,
    queryKey,
    update: (data, variables, key) =>
      update !== undefined && isStamped(variables) ? update(data, variables, key) : data,
  };
  const options = (t: TFunction<'shared'>) =>
    mutationOptions({
      mutationKey,
      scope: { id: scope },
      networkMode: 'online',
      retry: (_failures, error) => isUnanswered(error),
      meta: { isSilent: true, offline },
      ...(refused === undefined && { gcTime: Number.POSITIVE_INFINITY }),
      // One tab sends at a time. Another may still see a removed entry for a moment, and repeat it with the same key.
      mutationFn: (variables: Variables & Stamp, { client }): Promise<Response | null> =>
        withLock(`michi-${scope}`, async () => {
          const { key } = variables;
          if (!storedMutations.isWaiting(key)) return null;
          try {
            const response = await send(variables);
            if (!storedMutations.isWaiting(key)) return null;
            storedMutations.remove(key);
            onSent?.(client, response);
            return response;
          } catch (error) {
            if (!storedMutations.isWaiting(key)) return null;
            if (isUnanswered(error)) throw error;
            if (refused === undefined) storedMutations.refuse(key, errorMessage(error, t));
            else storedMutations.remove(key);
            throw error;
          }
        }),
      onMutate: (variables, { client }) => {
        storedMutations.add(mutationKey, variables);
        // A running refetch does not contain this change yet; a first load shows it when it arrives.
        const predicate = ({ state }: Query) => queryKey !== undefined && state.data !== undefined;
        const filters = { queryKey: queryKey ?? [], predicate };
        void client.cancelQueries(filters);
        const changes = client
          .getQueryCache()
          .findAll(filters)
          .map((query) => {
            const before = query.state;
            showWaiting(client, query);
            return { query, before, shown: query.state.data };
          });
        return { isSentAtOnce: onlineManager.isOnline(), changes };
      },
      onError: (error, _variables, context, { client }) => {
        for (const { query, before, shown } of context?.changes ?? [])
          if (shown !== before.data && query.state.data === shown)
            client.setQueryData(query.queryKey, before.data, { updatedAt: before.dataUpdatedAt });
        if (refused !== undefined && needsMessage(error)) notify.error(refused(t, errorMessage(error, t)));
      },
      onSettled: (_response, error, _variables, _shown, { client }) => {
        // Not awaited, since later changes wait for this one. While another of its kind waits, the cache is newer.
        if (queryKey !== undefined && (error !== null || client.isMutating({ mutationKey }) === 1))
          void client.invalidateQueries({ queryKey });
      },
    });
  return {
    mutationKey,
    isVariables: isStamped,
    options,
    setDefaults: (client: QueryClient, t: TFunction<'shared'>): void =>
      client.setMutationDefaults(mutationKey, options(t)),
  };
};

export type OfflineMutation<Variables extends object, Response> = ReturnType<
  typeof offlineMutation<Variables, Response>
>;

/**
 * Makes changes of one kind.
 * @param onSent called with a change that was sent at once, and a function that makes another
 */
export const useOfflineMutation = <Variables extends object, Response>(
  mutation: OfflineMutation<Variables, Response>,
  onSent?: (variables: Variables, change: (variables: Variables) => void) => void,
): ((variables: Variables) => void) => {
  const { t } = useTranslation('shared');
  const now = useContext(ClockContext);
  const { mutate } = useMutation({
    ...mutation.options(t),
    onSuccess: (response, variables, { isSentAtOnce }) => {
      if (response !== null && isSentAtOnce) onSent?.(variables, change);
    },
  });
  const change = (variables: Variables) =>
    mutate({ ...variables, key: crypto.randomUUID(), at: now().toISOString() });
  return change;
};
