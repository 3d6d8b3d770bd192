import FullCalendar, { type CalendarOptions, type EventInput } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import { useMemo } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './EventCalendar.css.ts';

export type EventTone = 'brand' | 'deadline' | 'info' | 'success' | 'accent' | 'warning' | 'neutral';

export interface CalendarItem {
  readonly id: string;
  readonly title: string;
  /** Kind of event in a word; announced before the title. */
  readonly kind: string;
  readonly icon: IconComponent;
  readonly tone: EventTone;
  /** Time in one line: "17:30" in a month, "17:30–18:15" or "By 12:00" in a week. */
  readonly time?: string | undefined;
  /** Instead of `time`: that of each day of an event over several days. */
  readonly partTimes?:
    | {
        readonly first: string | undefined;
        readonly between: string | undefined;
        readonly last: string | undefined;
      }
    | undefined;
  /** Its day in the reader's zone, `YYYY-MM-DD`. */
  readonly day: string;
  /** RFC 3339; without an end it has no duration. */
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isAllDay: boolean;
  /** Dashed, and announced after the title, such as "waiting for your answer". */
  readonly waiting?: string | undefined;
}

export interface EventCalendarProps {
  /** A month as a grid of days, or a week with its hours. */
  readonly view: 'month' | 'week';
  /** A day of the visible range, `YYYY-MM-DD`. */
  readonly day: string;
  /** IANA name of the reader's zone. */
  readonly timeZone: string;
  /** BCP 47 tag for the names of days. */
  readonly lang: string;
  /** First day of the week, 0 for Sunday. */
  readonly firstDay: number;
  /** The current time, which marks today; a function, so that a test can set it. */
  readonly now: () => Date;
  /** The events of the visible range, in any order. */
  readonly items: readonly CalendarItem[];
  /** Called with the id of the event whose button was pressed. */
  readonly onOpen: (id: string) => void;
  /** Label of the all-day row of a week. */
  readonly allDayLabel: string;
  /** Names the rows of a month, before the number of the week. */
  readonly weekLabel: string;
  /** Names of public holidays by day, `YYYY-MM-DD`. */
  readonly holidays?: ReadonlyMap<string, string> | undefined;
}

/** The hours of a week; events before or after them extend it. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

const PLUGINS = [dayGridPlugin, timeGridPlugin];

/** An event without duration; a second keeps 23:59 on its day. */
const MOMENT = '00:00:01';

/** Half an hour of a week, in px: one line of text. */
const SLOT_HEIGHT = 26;

/** Has space for one line of the title only. */
const isBrief = ({ startsAt, endsAt }: CalendarItem) =>
  endsAt !== null && Date.parse(endsAt) - Date.parse(startsAt) <= 3_600_000;

const isWeekend = (dow: number) => dow === 0 || dow === 6;

/** Time of an event, for one of its days. */
const timeOfPart = ({ partTimes, time }: CalendarItem, isStart: boolean, isEnd: boolean) => {
  if (partTimes === undefined) return time;
  if (isStart) return partTimes.first;
  return isEnd ? partTimes.last : partTimes.between;
};

/** In a week, events without a duration are in the all-day row. */
const asInput = (item: CalendarItem, view: EventCalendarProps['view']): EventInput =>
  item.isAllDay || (view === 'week' && item.endsAt === null)
    ? { id: item.id, title: item.title, start: item.day, allDay: true }
    : {
        id: item.id,
        title: item.title,
        start: item.startsAt,
        ...(item.endsAt !== null && { end: item.endsAt }),
      };

/** The visible hours, in the reader's zone. */
const hoursOf = (items: readonly CalendarItem[], timeZone: string) => {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const hourOf = (instant: string) => Number(format.format(new Date(instant)));
  const spans = items.flatMap(({ isAllDay, startsAt, endsAt }) =>
    isAllDay || endsAt === null ? [] : [{ from: hourOf(startsAt), to: hourOf(endsAt) + 1 }],
  );
  // An event past midnight needs the whole day.
  const isLate = spans.some(({ from, to }) => to <= from);
  return {
    first: isLate ? 0 : Math.min(FIRST_HOUR, ...spans.map(({ from }) => from)),
    last: isLate ? 24 : Math.max(LAST_HOUR, ...spans.map(({ to }) => to)),
  };
};

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;

const slotText: CalendarOptions['slotHeaderContent'] = ({ text }) => (
  <span className={styles.slotText}>{text}</span>
);
const allDayHeader: CalendarOptions['allDayHeaderContent'] = ({ text }) => (
  <span className={styles.allDayText}>{text}</span>
);

const Holiday = ({ name }: { readonly name: string | undefined }) =>
  name !== undefined && <span className={styles.holiday}>{name}</span>;

/** A month or week with its events, rendered by FullCalendar. Each event is a button. */
export function EventCalendar({
  view,
  day,
  timeZone,
  lang,
  firstDay,
  now,
  items,
  onOpen,
  allDayLabel,
  weekLabel,
  holidays,
}: EventCalendarProps) {
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const events = useMemo(() => items.map((item) => asInput(item, view)), [items, view]);
  const { first, last } = hoursOf(view === 'week' ? items : [], timeZone);
  const isMonth = view === 'month';
  // Swedish dates are formatted as `YYYY-MM-DD`; a cell has the instant at which its day starts.
  const days = new Intl.DateTimeFormat('sv', { timeZone });
  const holidayOf = (date: Date) => holidays?.get(days.format(date));

  const eventClass: CalendarOptions['eventClass'] = ({ event }) => {
    const item = byId.get(event.id);
    const hasBar = !isMonth;
    return classNames(
      styles.event,
      item !== undefined && styles.tone[item.tone],
      item?.waiting !== undefined && styles.open,
      item?.waiting !== undefined && hasBar && styles.openWithBar,
    );
  };
  const eventContent: CalendarOptions['eventContent'] = ({ event, isEnd, isShort, isStart }) => {
    const item = byId.get(event.id);
    if (item === undefined) return null;
    const { kind, icon, title, waiting } = item;
    const time = timeOfPart(item, isStart, isEnd);
    const after = waiting === undefined ? null : <VisuallyHidden>{`, ${waiting}`}</VisuallyHidden>;
    if (isMonth || (isShort && !event.allDay))
      return (
        <div className={styles.line1}>
          <Icon icon={icon} size="small" />
          <VisuallyHidden>{`${kind}: `}</VisuallyHidden>
          {time !== undefined && <span className={styles.inkTime}>{time} </span>}
          <span className={styles.clip}>{title}</span>
          {after}
        </div>
      );
    return (
      <div className={styles.block}>
        <div className={styles.name}>
          <Icon icon={icon} size="small" />
          <VisuallyHidden>{`${kind}: `}</VisuallyHidden>
          <span className={event.allDay || isBrief(item) ? styles.clip : styles.wholeText}>{title}</span>
        </div>
        <div className={classNames(styles.time, styles.clip)}>{time ?? kind}</div>
        {after}
      </div>
    );
  };

  const dayHeaderContent: CalendarOptions['dayHeaderContent'] = ({
    weekdayText,
    dayNumberText,
    textParts,
    isToday,
    date,
  }) => {
    if (isMonth) return <span className={styles.monthHeaderText}>{weekdayText}</span>;
    const number = textParts.find(({ type }) => type === 'day')?.value ?? dayNumberText;
    return (
      <span className={styles.weekHeaderText}>
        <span>{weekdayText} </span>
        <span className={classNames(styles.weekNumber, isToday && styles.weekNumberToday)}>{number}</span>
        <Holiday name={holidayOf(date)} />
      </span>
    );
  };
  const dayCellTopContent: CalendarOptions['dayCellTopContent'] = ({
    date,
    isOther,
    isToday,
    textParts,
    text,
  }) => {
    const number = textParts.find(({ type }) => type === 'day')?.value ?? text;
    return (
      <>
        <span
          className={classNames(
            styles.dayNumber,
            isOther && styles.otherMonth,
            isToday && styles.todayNumber,
          )}
        >
          {/* The first day of a month shows its name. */}
          {number === '1' ? text : number}
        </span>
        <Holiday name={holidayOf(date)} />
      </>
    );
  };

  return (
    <div className={styles.frame}>
      <FullCalendar
        key={`${view} ${day}`}
        plugins={PLUGINS}
        initialView={isMonth ? 'dayGridMonth' : 'timeGridWeek'}
        initialDate={day}
        timeZone={timeZone}
        locale={lang}
        firstDay={firstDay}
        now={now}
        nowIndicator
        headerToolbar={false}
        height="auto"
        borderless
        fixedWeekCount={false}
        events={events}
        eventDisplay="block"
        eventInteractive
        eventClick={({ event }) => onOpen(event.id)}
        eventOrder={isMonth ? 'allDay,start,-duration,title' : 'start,-duration,title'}
        defaultTimedEventDuration={MOMENT}
        eventClass={eventClass}
        eventContent={eventContent}
        rowEventClass={classNames(styles.rowEvent, !isMonth && styles.wholeDayEvent)}
        columnEventClass={styles.columnEvent}
        slotMinTime={clock(first)}
        slotMaxTime={clock(last)}
        slotDuration="00:30:00"
        slotHeaderInterval="01:00:00"
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }}
        allDayText={allDayLabel}
        weekTextLong={weekLabel}
        dayHeaderFormat={isMonth ? { weekday: 'short' } : { weekday: 'short', day: 'numeric' }}
        dayHeaderRowClass={isMonth ? styles.row : styles.headerRow}
        dayHeaderClass={classNames(styles.header, isMonth && styles.monthHeader)}
        dayHeaderAlign={isMonth ? 'start' : 'center'}
        dayHeaderContent={dayHeaderContent}
        allDayDividerClass={styles.divider}
        allDayHeaderClass={styles.allDayHeader}
        slotMinHeight={SLOT_HEIGHT}
        dayRowClass={isMonth ? styles.row : ''}
        dayCellClass={({ dow, isOther }) =>
          classNames(
            styles.cell,
            isMonth && styles.monthCell,
            (isWeekend(dow) || (isMonth && isOther)) && styles.quiet,
          )
        }
        dayCellFormat={{ month: 'short', day: 'numeric' }}
        dayCellTopClass={styles.cellTop}
        dayCellTopContent={dayCellTopContent}
        dayLaneClass={({ dow }) => classNames(styles.cell, isWeekend(dow) && styles.quiet)}
        slotLaneClass={({ time }) =>
          classNames(
            styles.slotLane,
            time !== undefined && time.milliseconds % 3_600_000 !== 0 && styles.halfHour,
          )
        }
        slotHeaderContent={slotText}
        allDayHeaderContent={allDayHeader}
        nowIndicatorLineClass={styles.nowLine}
      />
    </div>
  );
}
