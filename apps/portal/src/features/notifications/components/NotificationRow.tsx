import type { Notification, NotificationKind } from '@michi/api/notification';
import { Checkbox } from '@michi/design-system/checkbox';
import { Icon } from '@michi/design-system/icon';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { safeNext } from '../../../shared/navigation/paths.ts';
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
  MessagesSquare,
  PartyPopper,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';

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
  CHAT_MESSAGE: MessageCircle,
  ANNOUNCEMENT: Megaphone,
};

export interface NotificationRowProps {
  readonly notification: Notification;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Called when it is opened, and so read. */
  readonly onOpen: () => void;
}

/** One notification: text, time, and whether it is new; links to its subject. */
export function NotificationRow({ notification, isChosen, onChoose, onOpen }: NotificationRowProps) {
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
