import { library } from '@michi/config/library';
import { defineConfig } from 'tsdown';
import packageJson from './package.json' with { type: 'json' };

export default defineConfig({
  ...library(packageJson),
  // The typefaces stay where the code looks for them, relative to itself.
  unbundle: true,
  copy: [{ from: 'src/generated/*.ttf', to: 'dist/generated' }],
});
