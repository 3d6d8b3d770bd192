import type { NotificationKind } from '@michi/api/notification';
import {
  Armchair,
  CalendarClock,
  CalendarCog,
  CalendarHeart,
  CircleX,
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

/** The picture of each kind of notification. */
export const kindIcons: Readonly<Record<NotificationKind, LucideIcon>> = {
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
  HELP_ANSWER: LifeBuoy,
  CHAT_MESSAGE: MessageCircle,
  ANNOUNCEMENT: Megaphone,
};
