import { nodeProject } from '@michi/config/browser-project';
import { workspaceSources } from '@michi/config/workspace-sources';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [workspaceSources()],
  test: { projects: [nodeProject({ name: 'resume-document' })] },
});
