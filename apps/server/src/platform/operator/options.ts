import { normalizeText } from '@michi/api/text';
import { InvalidArgumentError } from 'commander';
import type { CommandReport } from '../commands.ts';
import { readDay, readMoment } from './moments.ts';
import { Refusal } from './refusal.ts';

export function done(line: string): CommandReport {
  return { lines: [line], ok: true };
}

export function oneOf<Name extends string, Value>(
  names: readonly Name[],
  values: Readonly<Record<Name, Value>>,
): (given: string) => Value {
  return (given) => {
    const name = names.find((one) => one === given);
    if (name === undefined) throw new InvalidArgumentError(`Choose one of ${names.join(', ')}.`);
    return values[name];
  };
}

export function moment(flag: string): (given: string) => Date {
  return (given) => refused(() => readMoment(flag, given));
}

export function day(flag: string): (given: string) => string {
  return (given) => refused(() => readDay(flag, given));
}

/** Commander itself names the flag and the value. */
function refused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw new InvalidArgumentError(`It ${error.reason}.`);
    throw error;
  }
}

export function wholeNumber(given: string): number {
  if (!/^[1-9]\d?$/.test(given)) throw new InvalidArgumentError('Give a number from 1.');
  return Number(given);
}

export function text(given: string): string {
  const tidy = normalizeText(given, 'NFC').trim();
  if (tidy === '') throw new InvalidArgumentError('It is empty.');
  return tidy;
}
