/** Choices that look like chance and are the same in every run. */
export interface Dice {
  /** A whole number from `lowest` to `highest`, both included. */
  between(lowest: number, highest: number): number;
  /** One of a list. */
  pick<T>(list: readonly T[]): T;
  /** Some of a list, in its order. */
  some<T>(list: readonly T[], count: number): readonly T[];
  /** The list in another order. */
  shuffle<T>(list: readonly T[]): readonly T[];
  /** True so many times of a hundred. */
  percent(share: number): boolean;
}

/** Dice from a number (the generator is mulberry32 of Tommy Ettinger, public domain). */
export function createDice(seed: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));
  const shuffle = <T>(list: readonly T[]): readonly T[] =>
    list
      .map((item) => ({ item, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return {
    between,
    pick<T>(list: readonly T[]): T {
      const item = list[between(0, list.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    some<T>(list: readonly T[], count: number): readonly T[] {
      const chosen = new Set(shuffle(list).slice(0, count));
      return list.filter((item) => chosen.has(item));
    },
    shuffle,
    percent: (share) => next() * 100 < share,
  };
}
