import { isScreen } from './views.mjs';

/**
 * @typedef {{ id: string, title: string, name: string, importPath: string }} Story
 * @typedef {{ source: string, dependencies: { resolved: string }[] }} Module a file and its imports
 */

/** Files that every story depends on. */
const UNDER_ALL = /^(\.storybook\/|packages\/design-system\/src\/theme\/|package(-lock)?\.json$)/;

/** Files that the mocks' responses come from: every screen depends on them. */
const UNDER_SCREENS = /^(specs\/|packages\/api\/)/;

/** The given files and those that import one of them, over any number of others. */
function withImporters(files, modules) {
  const importers = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  }
  const reached = new Set(files);
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
}

/**
 * The stories that may look different since some files changed.
 * @param {Story[]} stories
 * @param {string[]} changedFiles from the root of the clone
 * @param {Module[]} modules who imports whom
 * @returns {Story[]}
 */
export function chooseStories(stories, changedFiles, modules) {
  if (changedFiles.some((file) => UNDER_ALL.test(file))) return stories;
  const allScreens = changedFiles.some((file) => UNDER_SCREENS.test(file));
  const reached = withImporters(changedFiles, modules);
  return stories.filter(
    (story) => reached.has(story.importPath.replace(/^\.\//, '')) || (allScreens && isScreen(story)),
  );
}
