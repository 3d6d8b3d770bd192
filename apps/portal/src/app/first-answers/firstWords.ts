import { createI18n } from '../../shared/i18n/createI18n.ts';
import { createScreens, firstWordsAt } from '../screens.ts';
import { beginnings } from './beginnings.ts';

/** Nothing is translated where only names are asked for. */
const noWords = () => Promise.resolve({});

/** The parts of the portal whose words each screen that a visit begins with says, by its path. The build runs it. */
export function firstWords(): Readonly<Record<string, readonly string[]>> {
  const screens = createScreens(createI18n(noWords), Promise.resolve());
  return Object.fromEntries(
    beginnings
      .map((beginning) => new URL(beginning, 'http://nowhere.invalid').pathname)
      .map((path) => [path, firstWordsAt(screens, path)]),
  );
}
