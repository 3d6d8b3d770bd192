import type { ApiSettings } from '@michi/api/transport';
import { createContext, useContext } from 'react';
import { isRecord } from '../parseJson.ts';
import { settingsElementId } from './settingsElement.ts';

/** Settings of a deployment, which the server writes into the page. */
export interface RuntimeSettings {
  /** `jp` offers both languages, any other region English only. */
  readonly region: string;
  /** Base URLs of services that are not at `/api/<service>`. */
  readonly services: NonNullable<ApiSettings['baseUrls']>;
  /** Name of the identity provider for logging in, such as "Google"; absent without one. */
  readonly identityProvider?: string;
  /** Absent if the deployment sends no push messages. */
  readonly firebase?: FirebaseSettings;
}

/** The web application of Firebase Cloud Messaging; none of it is secret. */
export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly appId: string;
  readonly messagingSenderId: string;
  /** Public key of push subscriptions. */
  readonly vapidKey: string;
}

export const defaultSettings: RuntimeSettings = { region: 'jp', services: {} };

const parseFirebase = (value: unknown): FirebaseSettings => {
  if (!isRecord(value)) throw new TypeError('The setting firebase is not an object');
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
 * Parses the settings from JSON text. Missing ones get their default; a wrong type is an error.
 * @throws {SyntaxError} if the text is not JSON
 * @throws {TypeError} naming a setting of the wrong type
 */
export const parseSettings = (text: string): RuntimeSettings => {
  if (text.trim() === '') return defaultSettings;
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new TypeError('The settings are not an object');
  const { region = defaultSettings.region, services = {}, identityProvider = null, firebase = null } = value;
  if (typeof region !== 'string') throw new TypeError('The setting region is not a text');
  if (!isRecord(services)) throw new TypeError('The setting services is not an object');
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

export const readSettings = (page: Pick<Document, 'getElementById'>): RuntimeSettings =>
  parseSettings(page.getElementById(settingsElementId)?.textContent ?? '');

/** Provides the settings. */
export const RuntimeSettingsContext = createContext<RuntimeSettings>(defaultSettings);

/** The settings of the deployment. */
export const useRuntimeSettings = (): RuntimeSettings => useContext(RuntimeSettingsContext);
