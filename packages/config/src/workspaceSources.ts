import { defaultClientConditions, type Plugin } from 'vite';

/**
 * The export condition under which a package of this workspace resolves to its sources; without it, to its build. Node
 * takes it from `node-options` in `.npmrc`, TypeScript from `customConditions` in `tsconfig.base.json`.
 */
const SOURCE_CONDITION = '@michi/source';

/** A Vite plugin that resolves the packages of this workspace to their sources. */
export function workspaceSources(): Plugin {
  return {
    name: 'workspace-sources',
    config: () => ({ resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] } }),
    // Vitest loads its global setup in an environment of its own, beside `ssr`.
    configEnvironment: (name) =>
      name === 'client'
        ? undefined
        : {
            resolve: {
              // As Node itself resolves: without `module`, for which some packages have files that only a bundler can read.
              conditions: [SOURCE_CONDITION, 'node', 'development|production'],
              externalConditions: [SOURCE_CONDITION, 'node', 'module-sync'],
            },
          },
  };
}
