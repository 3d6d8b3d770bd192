import { library } from '@michi/config/library';
import { defineConfig } from 'tsdown';
import packageJson from './package.json' with { type: 'json' };

const settings = library(packageJson);

export default defineConfig({ ...settings, entry: { ...settings.entry, cli: 'src/mocks/command/main.ts' } });
