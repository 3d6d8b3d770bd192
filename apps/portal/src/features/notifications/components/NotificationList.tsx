import type { NotificationPage } from '@michi/api/notification';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Checkbox } from '@michi/design-system/checkbox';
import { Inline } from '@michi/design-system/inline';
import { Pagination } from '@michi/design-system/pagination';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Suspense, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ianaTimeZone } from '../../../shared/format/timeZones.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { toNotifications } from '../../../shared/paths.ts';
import { useLostFocus } from '../../../shared/screen/useLostFocus.ts';
import { byDay } from '../byDay.ts';
import { notificationsQuery, type NotificationsAddress } from '../notificationsAddress.ts';
import { useChangeNotifications } from '../useChangeNotifications.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { lazyDialog } from '../../../shared/screen/lazyPart.tsx';
import { useTotalWords } from '../../../shared/paging/useTotalWords.ts';

const ClearDialog = lazyDialog(() => import('./ClearDialog.tsx'));

export interface NotificationListProps {
  readonly address: NotificationsAddress;
  /** A page with at least one notification. */
  readonly shown: NotificationPage;
}

/** A page of notifications under their days, with what can be done to those that are chosen. */
export function NotificationList({ address, shown }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const navigate = useNavigate();
  const now = useContext(ClockContext)();
  const timeZone = ianaTimeZone(useContext(TimeZoneContext));
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [isClearing, setClearing] = useState(false);
  const chooseAll = useRef<HTMLInputElement>(null);
  const change = useChangeNotifications();
  const { data, totalPages, totalRecords } = shown;
  const totalWords = useTotalWords();
  // What went with a change elsewhere is no longer chosen.
  const chosen = data.filter(({ id }) => chosenIds.has(id));
  const ids = chosen.map(({ id }) => id);
  const isAny = chosen.length > 0;
  const isAll = chosen.length === data.length;
  const [latest] = data;
  const hasUnread = data.some(({ readAt }) => readAt === null);
  useLostFocus(chooseAll, isAny);

  const dayTitle = (daysAgo: number, at: string) =>
    daysAgo === 0 ? t('today') : daysAgo === 1 ? t('yesterday') : format.longDate(at);

  return (
    <Stack gap="medium">
      <Inline justify="between" gap="small">
        <Inline gap="medium">
          <Checkbox
            ref={chooseAll}
            label={t('chooseAll')}
            checked={isAll}
            indeterminate={isAny && !isAll}
            onChange={(event) =>
              setChosenIds(new Set(event.currentTarget.checked ? data.map(({ id }) => id) : []))
            }
          />
          <Text tone="soft">
            <span role="status">
              {isAny
                ? t('chosen', { count: chosen.length })
                : totalWords(totalRecords, (counted) => t('total', counted))}
            </span>
          </Text>
        </Inline>
        <Inline gap="xsmall">
          {isAny && (
            <>
              {chosen.some(({ readAt }) => readAt === null) && (
                <Button
                  size="small"
                  onClick={() => {
                    change.readChosen(ids);
                    setChosenIds(new Set());
                  }}
                >
                  {t('read')}
                </Button>
              )}
              <Button size="small" variant="danger" onClick={() => setClearing(true)}>
                {t('clear')}
              </Button>
            </>
          )}
          {!isAny && hasUnread && latest !== undefined && address.page === 1 && (
            <Button size="small" onClick={() => change.readAll(latest)}>
              {t('readAll')}
            </Button>
          )}
        </Inline>
      </Inline>
      {byDay(data, now, timeZone).map(({ daysAgo, at, notifications }) => (
        <Card key={daysAgo} padding="none" ruled title={dayTitle(daysAgo, at)}>
          <Stack as="ul" gap="none">
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                isChosen={chosenIds.has(notification.id)}
                onChoose={(isChosen) => {
                  const next = new Set(chosenIds);
                  if (isChosen) next.add(notification.id);
                  else next.delete(notification.id);
                  setChosenIds(next);
                }}
                onOpen={() => {
                  if (notification.readAt === null) change.readChosen([notification.id]);
                }}
              />
            ))}
          </Stack>
        </Card>
      ))}
      {totalPages > 1 && (
        <Pagination
          page={address.page}
          pageCount={totalPages}
          onPageChange={(page) => void navigate(toNotifications(notificationsQuery({ ...address, page })))}
          label={t('pages')}
          status={t('page', { page: format.number(address.page), total: format.number(totalPages) })}
          previousLabel={t('previous')}
          nextLabel={t('next')}
        />
      )}
      <Suspense fallback={null}>
        {isClearing && (
          <ClearDialog
            count={chosen.length}
            isClearing={change.isClearing}
            onClear={() =>
              change.clear(ids, {
                onSuccess: () => {
                  setChosenIds(new Set());
                  setClearing(false);
                },
              })
            }
            onClose={() => setClearing(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
