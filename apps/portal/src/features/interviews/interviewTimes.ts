export interface BusyTime {
  readonly id: string;
  /** In the reader's language. */
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Events that overlap; events that only touch do not. */
export const clashesWith = <Event extends Pick<BusyTime, 'startsAt' | 'endsAt'>>(
  busy: readonly Event[],
  { startsAt, endsAt }: Pick<BusyTime, 'startsAt' | 'endsAt'>,
): readonly Event[] =>
  busy.filter(
    (each) =>
      Date.parse(each.startsAt) < Date.parse(endsAt) && Date.parse(startsAt) < Date.parse(each.endsAt),
  );

/** Whole minutes that two times share. */
export const sharedMinutes = (
  one: Pick<BusyTime, 'startsAt' | 'endsAt'>,
  other: Pick<BusyTime, 'startsAt' | 'endsAt'>,
): number =>
  Math.max(
    0,
    Math.round(
      (Math.min(Date.parse(one.endsAt), Date.parse(other.endsAt)) -
        Math.max(Date.parse(one.startsAt), Date.parse(other.startsAt))) /
        60_000,
    ),
  );
