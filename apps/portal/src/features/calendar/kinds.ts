import type { CalendarEventKind } from '@michi/api/user';
import type { EventTone } from '@michi/design-system/event-calendar';
import {
  BookOpen,
  CalendarDays,
  Clock,
  Hourglass,
  Landmark,
  Presentation,
  Video,
  type LucideIcon,
} from 'lucide-react';

/** Every kind of event, in the order of the filter. */
export const kinds = [
  'INTERVIEW',
  'DEADLINE',
  'SEMINAR',
  'COUNSELLING',
  'COURSE',
  'RESULT_EXPECTED',
  'OTHER',
] as const satisfies readonly CalendarEventKind[];

/** Colour and icon of each kind; its label is in the translations. */
export const kindStyles: Readonly<
  Record<CalendarEventKind, { readonly tone: EventTone; readonly icon: LucideIcon }>
> = {
  INTERVIEW: { tone: 'brand', icon: Video },
  DEADLINE: { tone: 'deadline', icon: Clock },
  SEMINAR: { tone: 'info', icon: Presentation },
  COUNSELLING: { tone: 'success', icon: Landmark },
  COURSE: { tone: 'accent', icon: BookOpen },
  RESULT_EXPECTED: { tone: 'warning', icon: Hourglass },
  OTHER: { tone: 'neutral', icon: CalendarDays },
};
