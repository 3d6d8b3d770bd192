import { library } from '@michi/config/library';
import { defineConfig, type Rolldown } from 'tsdown';
import packageJson from './package.json' with { type: 'json' };

const settings = library(packageJson);

/** Excludes generated modules from the source maps, where they would be as long as all other code. */
const generatedWithoutMap: Rolldown.Plugin = {
  name: 'generated-without-map',
  transform: {
    filter: { id: /[\\/]src[\\/]generated[\\/]/ },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

export default defineConfig({
  ...settings,
  entry: { ...settings.entry, cli: 'src/mocks/command/main.ts' },
  plugins: [generatedWithoutMap],
  // Names of functions appear in stack traces and in the React developer tools.
  minify: { compress: true, mangle: { keepNames: true }, codegen: true },
  copy: [{ from: '../../specs/CHANGES.md', to: 'dist' }],
});
