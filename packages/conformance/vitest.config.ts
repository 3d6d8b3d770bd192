import { nodeProject } from '@michi/config/browser-project';
import { testRun } from '@michi/config/test-run';
import { workspaceSources } from '@michi/config/workspace-sources';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [workspaceSources()],
  test: { ...testRun, projects: [nodeProject({ name: 'conformance' })] },
});
