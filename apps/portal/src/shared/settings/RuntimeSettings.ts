import { createContext, useContext } from 'react';
import { settingsElementId } from './settingsElement.ts';

/** Settings of a deployment without a new build. The server writes them into the page. */
export interface RuntimeSettings {
  /** `jp` offers both languages, any other English only. */
  readonly region: string;
  /** Base URL of services that do not live at `/api/<service>`. */
  readonly services: Readonly<Record<string, string>>;
  /** Name of the identity provider that students may log in with, such as "Google"; absent where none is configured. */
  readonly identityProvider?: string;
  /** How a browser registers for push messages; absent where nothing is pushed. */
  readonly firebase?: FirebaseSettings;
}

/** The web application of Firebase Cloud Messaging that push messages come from; none of it is secret. */
export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly appId: string;
  readonly messagingSenderId: string;
  /** Public key that a browser's subscription is made for. */
  readonly vapidKey: string;
}

/** Defaults without settings in the page. */
export const defaultSettings: RuntimeSettings = { region: 'jp', services: {} };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseFirebase = (value: unknown): FirebaseSettings => {
  if (!isObject(value)) throw new TypeError('The setting firebase is not an object');
  const text = (name: keyof FirebaseSettings): string => {
    const part = value[name];
    if (typeof part !== 'string') throw new TypeError(`The setting firebase.${name} is not a text`);
    return part;
  };
  return {
    projectId: text('projectId'),
    apiKey: text('apiKey'),
    appId: text('appId'),
    messagingSenderId: text('messagingSenderId'),
    vapidKey: text('vapidKey'),
  };
};

/**
 * Parses the settings from JSON text. Missing values get their default; invalid ones are an error, since a deployment
 * with half of its settings is worse than none.
 * @throws {SyntaxError} if the text is not JSON
 * @throws {TypeError} naming a setting of the wrong type
 */
export const parseSettings = (text: string): RuntimeSettings => {
  if (text.trim() === '') return defaultSettings;
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new TypeError('The settings are not an object');
  const { region = defaultSettings.region, services = {}, identityProvider = null, firebase = null } = value;
  if (typeof region !== 'string') throw new TypeError('The setting region is not a text');
  if (!isObject(services)) throw new TypeError('The setting services is not an object');
  if (identityProvider !== null && typeof identityProvider !== 'string')
    throw new TypeError('The setting identityProvider is not a text');
  return {
    ...(firebase !== null && { firebase: parseFirebase(firebase) }),
    ...(identityProvider !== null && { identityProvider }),
    region: region.toLowerCase(),
    services: Object.fromEntries(
      Object.entries(services).map(([service, url]) => {
        if (typeof url !== 'string') throw new TypeError(`The base URL of ${service} is not a text`);
        return [service, url];
      }),
    ),
  };
};

/** Reads the settings of a page. */
export const readSettings = (page: Pick<Document, 'getElementById'>): RuntimeSettings =>
  parseSettings(page.getElementById(settingsElementId)?.textContent ?? '');

/** Gives the settings to the components below. */
export const RuntimeSettingsContext = createContext<RuntimeSettings>(defaultSettings);

/** The settings of this deployment. */
export const useRuntimeSettings = (): RuntimeSettings => useContext(RuntimeSettingsContext);
