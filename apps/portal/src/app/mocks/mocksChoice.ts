import {
  isOperationId,
  operationIds,
  scenarioNames,
  type OperationId,
  type ScenarioName,
} from '@michi/api/mocks';
import type { Language } from '@michi/api/session';
import { isLanguage } from '../../shared/i18n/languages.ts';
import { themeChoices, type ThemeChoice } from '../../shared/session/preferences.ts';

/** Who may be signed in: the student of the contracts' examples, or no one. */
export const people = ['hana', 'nobody'] as const;

export type Person = (typeof people)[number];

/** The settings of the mocks. */
export interface MocksChoice {
  /** Behaviour of all operations. */
  readonly scenario: ScenarioName;
  /** Operations with another behaviour. */
  readonly overrides: Readonly<Partial<Record<OperationId, ScenarioName>>>;
  /** Delay of each response, in milliseconds. */
  readonly delay: number;
  /** Whether the mocks keep state until the tab is reloaded. */
  readonly remembers: boolean;
  readonly language: Language;
  readonly person: Person;
}

/** The default: every response with its data, at once, in English and for Hana. */
export const usualChoice: MocksChoice = {
  scenario: 'populated',
  overrides: {},
  delay: 0,
  remembers: false,
  language: 'en',
  person: 'hana',
};

/** Name of the query parameter. */
export const mocksParameter = 'mocks';

/** The longest delay that an address may set, in milliseconds. */
export const maxDelay = 60_000;

const isScenario = (text: string): text is ScenarioName => scenarioNames.some((name) => name === text);

const isPerson = (text: string): text is Person => people.some((name) => name === text);

/**
 * Writes a choice as a query value without characters that an address escapes:
 * `slow.listJobs_empty.delay_500.remember.language_jp.person_hana`. Defaults are omitted, except language and person,
 * so that a link means the same on every device.
 */
export const writeChoice = ({
  scenario,
  overrides,
  delay,
  remembers,
  language,
  person,
}: MocksChoice): string =>
  [
    ...(scenario === 'populated' ? [] : [scenario]),
    ...operationIds.flatMap((id) => (overrides[id] === undefined ? [] : [`${id}_${overrides[id]}`])),
    ...(delay === 0 ? [] : [`delay_${delay}`]),
    ...(remembers ? ['remember'] : []),
    `language_${language}`,
    `person_${person}`,
  ].join('.');

/**
 * Reads a choice from the query. Missing and unknown values take the default.
 * @param device language and person if the address names none
 */
export const readChoice = (
  text: string | null,
  device: Pick<MocksChoice, 'language' | 'person'>,
): MocksChoice => {
  let choice: MocksChoice = { ...usualChoice, ...device };
  for (const part of (text ?? '').split('.')) {
    const [name = '', value = ''] = part.split('_');
    if (isScenario(name)) choice = { ...choice, scenario: name };
    else if (isOperationId(name) && isScenario(value))
      choice = { ...choice, overrides: { ...choice.overrides, [name]: value } };
    else if (name === 'delay' && /^\d{1,5}$/.test(value))
      choice = { ...choice, delay: Math.min(Number(value), maxDelay) };
    else if (name === 'remember') choice = { ...choice, remembers: true };
    else if (name === 'language' && isLanguage(value)) choice = { ...choice, language: value };
    else if (name === 'person' && isPerson(value)) choice = { ...choice, person: value };
  }
  return choice;
};

/**
 * The theme that a link begins with, beside its choice: `theme_dark`. It is no part of the choice, since the portal
 * switches its theme without the mocks, and must keep it when the tab is reloaded.
 */
export const writeTheme = (theme: ThemeChoice): string => `theme_${theme}`;

/** The theme in the query; undefined if it names none. */
export const readTheme = (text: string | null): ThemeChoice | undefined =>
  themeChoices.find((theme) => text?.split('.').includes(writeTheme(theme)));

/** An address with this choice in its query. */
export const withMocks = (address: URL, choice: string): URL => {
  const result = new URL(address);
  result.searchParams.set(mocksParameter, choice);
  return result;
};

export interface AddressWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'href'>;
  readonly addEventListener: (type: 'popstate', listener: () => void) => void;
}

/**
 * Keeps the choice in the address during navigation, Back and Forward included; the portal's links do not contain it.
 * Call it before the router starts.
 * @returns a function that writes a changed choice to the address, without a new history entry
 */
export const syncAddress = (page: AddressWindow, choice: () => string): (() => void) => {
  const { history, location } = page;
  const withChoice = (url: string | URL | null | undefined): URL =>
    withMocks(new URL(url ?? location.href, location.href), choice());
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (state, unused, url) => push(state, unused, withChoice(url));
  history.replaceState = (state, unused, url) => replace(state, unused, withChoice(url));
  const show = (): void => replace(history.state, '', withChoice(null));
  page.addEventListener('popstate', show);
  show();
  return show;
};
