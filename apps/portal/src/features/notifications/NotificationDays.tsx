import type { Notification, NotificationKind } from '@michi/api/notification';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Checkbox } from '@michi/design-system/checkbox';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import {
  Armchair,
  CalendarClock,
  CalendarCog,
  CalendarHeart,
  CircleX,
  ClipboardClock,
  Clock,
  FileCheck,
  LifeBuoy,
  MailOpen,
  Megaphone,
  MessageCircle,
  MessageCircleQuestion,
  MessageSquareQuote,
  MessagesSquare,
  PartyPopper,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';
import { useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { ianaTimeZone } from '../../shared/format/dates.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { safeNext } from '../../shared/navigation/paths.ts';
import { ConfirmDialog } from '../../shared/ui/dialogs/OpenDialog.tsx';
import { useLostFocus } from '../../shared/ui/screen/useLostFocus.ts';
import { byDay } from './byDay.ts';
import { useChangeNotifications } from './useChangeNotifications.ts';

interface NotificationDaysProps {
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
      {byDay(notifications, now, timeZone).map(({ daysAgo, at, notifications: ofDay }) => (
        <Card key={daysAgo} padding="none" ruled title={dayTitle(daysAgo, at)}>
          <Stack as="ul" gap="none">
            {ofDay.map((notification) => (
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
    </Stack>
  );
}

const kindIcons: Readonly<Record<NotificationKind, LucideIcon>> = {
  RECOMMENDATION: Sparkles,
  INTERVIEW_REQUEST: MessagesSquare,
  INTERVIEW_CHANGE: CalendarCog,
  INTERVIEW_RESULT: FileCheck,
  JOB_OFFER: PartyPopper,
  UNLUCKY: CircleX,
  JOB_DEADLINE: Clock,
  SEMINAR_INVITATION: MailOpen,
  SEMINAR_SEAT_HELD: Armchair,
  SEMINAR_CHANGE: CalendarCog,
  SEMINAR_REMINDER: CalendarClock,
  SEMINAR_FEEDBACK: MessageCircleQuestion,
  COUNSELLING_CHANGE: CalendarHeart,
  TIMESHEET_CHANGE: ClipboardClock,
  HELP_ANSWER: LifeBuoy,
  ANSWER_COMMENT: MessageSquareQuote,
  CHAT_MESSAGE: MessageCircle,
  ANNOUNCEMENT: Megaphone,
};

interface NotificationRowProps {
  readonly notification: Notification;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Called when it is opened, and so read. */
  readonly onOpen: () => void;
}

/** One notification: text, time, and whether it is new; links to its subject. */
function NotificationRow({ notification, isChosen, onChoose, onOpen }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const title = pickBilingual(notification, 'title', language);
  const body = pickBilingual(notification, 'body', language);
  const to = safeNext(notification.link);
  const application = safeNext(notification.applicationLink);
  const isUnread = notification.readAt === null;
  return (
    <ListRow
      unread={isUnread}
      choice={
        <Checkbox
          label={<VisuallyHidden>{t('choose', { title })}</VisuallyHidden>}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      }
      leading={<Icon icon={kindIcons[notification.kind]} size="large" />}
      {...(to !== null && { link: <RouterLink to={to} onClick={onOpen} /> })}
      title={title}
      {...(body !== null && { subtitle: body })}
      footer={
        <>
          {isUnread && (
            <Text as="span" tone="brand" weight="strong">
              {t('unread')}
            </Text>
          )}
          <span>{format.list([t(`kind.${notification.kind}`), format.time(notification.createdAt)])}</span>
          {application !== null && application !== to && (
            <Link asChild>
              <RouterLink to={application} onClick={onOpen}>
                {labels('application.open')}
              </RouterLink>
            </Link>
          )}
        </>
      }
    />
  );
}

interface ClearDialogProps {
  readonly count: number;
  readonly isClearing: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before notifications are cleared, which cannot be undone. */
function ClearDialog({ count, isClearing, onClear, onClose }: ClearDialogProps) {
  const { t } = useTranslation('notifications');
  const { t: shared } = useTranslation('shared');
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('clearTitle', { count })}
      description={t('clearText')}
      labels={{ goBack: shared('actions.cancel'), confirm: t('clear'), working: t('clearing') }}
      isWorking={isClearing}
      onConfirm={onClear}
    />
  );
}
