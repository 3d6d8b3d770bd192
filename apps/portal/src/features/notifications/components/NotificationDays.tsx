import type { Notification } from '@michi/api/notification';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Checkbox } from '@michi/design-system/checkbox';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Suspense, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ianaTimeZone } from '../../../shared/format/timeZones.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { byDay } from '../byDay.ts';
import { useChangeNotifications } from '../useChangeNotifications.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const ClearDialog = lazyDialog(() => import('./ClearDialog.tsx'));

export interface NotificationDaysProps {
  /** Not empty; the latest first. */
  readonly notifications: readonly Notification[];
  /** How many there are on all pages, in words. */
  readonly total: string;
  /** Whether it is the first page of all, without a search: only from there can all be marked as read. */
  readonly isLatest: boolean;
}

/** A page of notifications by day, with actions on the selected ones. */
export function NotificationDays({ notifications, total, isLatest }: NotificationDaysProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const now = useContext(ClockContext)();
  const timeZone = ianaTimeZone(useContext(TimeZoneContext));
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [isClearing, setClearing] = useState(false);
  const chooseAll = useRef<HTMLInputElement>(null);
  const change = useChangeNotifications();
  // Notifications removed elsewhere are no longer selected.
  const chosen = notifications.filter(({ id }) => chosenIds.has(id));
  const ids = chosen.map(({ id }) => id);
  const isAny = chosen.length > 0;
  const isAll = chosen.length === notifications.length;
  const [latest] = notifications;
  const hasUnread = notifications.some(({ readAt }) => readAt === null);
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
              setChosenIds(new Set(event.currentTarget.checked ? notifications.map(({ id }) => id) : []))
            }
          />
          <Text tone="soft">
            <span role="status">{isAny ? t('chosen', { count: chosen.length }) : total}</span>
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
          {!isAny && hasUnread && latest !== undefined && isLatest && (
            <Button size="small" onClick={() => change.readAll(latest)}>
              {t('readAll')}
            </Button>
          )}
        </Inline>
      </Inline>
      {byDay(notifications, now, timeZone).map(({ daysAgo, at, notifications: told }) => (
        <Card key={daysAgo} padding="none" ruled title={dayTitle(daysAgo, at)}>
          <Stack as="ul" gap="none">
            {told.map((notification) => (
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
