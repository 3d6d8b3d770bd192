import type { i18n } from 'i18next';

/**
 * Loads translations, also those that failed before.
 * @param tag BCP 47 tag of the language
 * @throws if any of them cannot be loaded
 */
export const loadNamespaces = async (
  translator: i18n,
  tag: string,
  namespaces: readonly string[],
): Promise<void> => {
  const missing = () => namespaces.filter((namespace) => !translator.hasResourceBundle(tag, namespace));
  const wanted = missing();
  if (wanted.length === 0) return;
  // `reloadResources` also retries failed ones; `loadNamespaces` only records which namespaces are in use.
  await translator.reloadResources(tag, wanted);
  await translator.loadNamespaces(wanted);
  if (missing().length > 0) throw new Error(`No translations of ${missing().join(', ')}`);
};

/** Changes the language once all translations in use have loaded. @throws if they cannot; the language then stays */
export const changeLanguage = async (translator: i18n, tag: string): Promise<void> => {
  const { ns = [] } = translator.options;
  await loadNamespaces(translator, tag, typeof ns === 'string' ? [ns] : ns);
  await translator.changeLanguage(tag);
};
