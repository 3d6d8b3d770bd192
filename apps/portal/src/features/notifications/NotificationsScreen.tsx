import { getListNotificationsQueryOptions, type NotificationGroup } from '@michi/api/notification';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BellRing, Settings } from 'lucide-react';
import type { inferParserType } from 'nuqs/server';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction } from 'react-router-dom';
import { LinkButton } from '../../shared/navigation/links.tsx';
import { paths, toJobs, toSeminars } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import {
  addressOf,
  asNumbered,
  asPage,
  asSearch,
  whatIsSet,
  useAddress,
  type AddressState,
} from '../../shared/navigation/searchParams.ts';
import { notificationOwner, unreadQuery, useUnread } from '../../shared/realtime/unread.ts';
import { usePush, type PushState } from '../../shared/realtime/push/usePush.ts';
import { usePushCardHidden } from '../../shared/session/preferences.ts';
import { SearchBar } from '../../shared/ui/results/ListSearch.tsx';
import { useTotalLabel } from '../../shared/ui/results/Pages.tsx';
import {
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsNoMatch,
  ResultsPages,
  ResultsSkeleton,
} from '../../shared/ui/results/Results.tsx';
import { NotificationDays } from './NotificationDays.tsx';

/** The groups of notifications; a tab's number is its index. */
const notificationGroups = ['JOBS', 'SEMINAR'] as const satisfies readonly NotificationGroup[];

const codecs = { tab: asNumbered(notificationGroups), search: asSearch, page: asPage };

type NotificationsAddress = Readonly<inferParserType<typeof codecs>>;

const notificationList = addressOf(paths.notifications, codecs);

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([
    ...notificationGroups.map((group) => unreadQuery(group)),
    notificationsPageQuery(notificationList.read(searchParams)),
  ]);

/** The student's notifications, by group and day; each links to its subject. */
export function Component() {
  const { t } = useTranslation('notifications');
  const { address, change } = useAddress(notificationList);
  const unread = { JOBS: useUnread('JOBS'), SEMINAR: useUnread('SEMINAR') };
  return (
    <Stack gap="medium">
      <PageHeader
        title={t('title')}
        actions={
          <Button asChild size="small" icon={Settings}>
            <Link to={`${paths.settings}#notifications`}>{t('settings')}</Link>
          </Button>
        }
      />
      <PushCard />
      <TabLinks
        label={t('tabs.label')}
        value={address.tab}
        items={notificationGroups.map((group) => ({
          value: group,
          label: t(`tabs.${group}`),
          link: <Link to={notificationList.to({ tab: group })} />,
          ...(unread[group] !== undefined &&
            unread[group] > 0 && {
              count: unread[group],
              countLabel: t('tabs.unread', { count: unread[group] }),
            }),
        }))}
      />
      <NotificationResults key={address.tab} address={address} change={change} />
    </Stack>
  );
}

interface PushCardContentsProps {
  readonly state: PushState;
  readonly onAsk: () => void;
  readonly onLater: () => void;
}

/** Explains push messages, and shows the result of the request. */
export function PushCardContents({ state, onAsk, onLater }: PushCardContentsProps) {
  const { t } = useTranslation('push');
  const isOpen = state === 'default' || state === 'asking' || state === 'failed';
  return (
    <Alert
      tone="brand"
      icon={BellRing}
      title={state === 'default' || state === 'asking' ? t('card.title') : t(`state.${state}`)}
      actions={
        isOpen ? (
          <>
            <Button
              size="small"
              variant="primary"
              working={state === 'asking'}
              workingLabel={t('working')}
              onClick={onAsk}
            >
              {t('turnOn')}
            </Button>
            <Button size="small" variant="quiet" onClick={onLater}>
              {t('card.later')}
            </Button>
          </>
        ) : undefined
      }
    >
      {t(state === 'granted' ? 'card.granted' : `note.${state}`)}
    </Alert>
  );
}

/** Offers push messages if they are undecided, and shows the result; otherwise the settings do. */
function PushCard() {
  const { state, ask } = usePush();
  const [isHidden, setHidden] = usePushCardHidden();
  const [hasRequested, setRequested] = useState(false);
  if (isHidden || (!hasRequested && state !== 'default')) return null;
  return (
    <PushCardContents
      state={state}
      onAsk={() => {
        setRequested(true);
        ask();
      }}
      onLater={() => setHidden(true)}
    />
  );
}

const pageSize = 30;

const notificationsPageQuery = ({ tab: group, page, search }: NotificationsAddress) =>
  getListNotificationsQueryOptions(
    notificationOwner(),
    { group, page, size: pageSize, ...whatIsSet({ search }) },
    { query: { placeholderData: keepPreviousData } },
  );

function NotificationResults({
  address,
  change,
}: Pick<AddressState<NotificationsAddress>, 'address' | 'change'>) {
  const { t } = useTranslation('notifications');
  const totalLabel = useTotalLabel();
  const { tab: group, page, search } = address;
  const result = useQuery(notificationsPageQuery(address));
  return (
    <>
      <SearchBar address={address} change={change} label={t('search')} />
      <Results
        result={result}
        size={pageSize}
        onPageChange={(next) => change({ page: next })}
        skeleton={<ResultsSkeleton label={t('loading')} />}
        failed={<ResultsFailed title={t('failed')} onTryAgain={result.refetch} />}
        empty={
          search === '' ? (
            <ResultsEmpty
              title={t('empty')}
              description={t(`emptyNote.${group}`)}
              actions={
                <LinkButton to={group === 'JOBS' ? toJobs('PUBLIC') : toSeminars('PUBLIC')}>
                  {t(`browse.${group}`)}
                </LinkButton>
              }
            />
          ) : (
            <ResultsNoMatch title={t('noMatch')} onClear={() => change({ search: '' })} />
          )
        }
      >
        {(notifications) => (
          <Stack gap="medium">
            <NotificationDays
              key={`${group} ${page} ${search}`}
              notifications={notifications}
              total={totalLabel(result.data?.totalRecords ?? 0, (counted) => t('total', counted))}
              isLatest={page === 1 && search === ''}
            />
            <ResultsPages />
          </Stack>
        )}
      </Results>
    </>
  );
}
