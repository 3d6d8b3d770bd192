import { nodeProject } from '@michi/config/browser-project';
import { defineConfig } from 'vitest/config';

/** A PDF is made and drawn within a test, which takes longer while the machine does more than that. */
const TIMEOUT = 30_000;

const project = nodeProject({ name: 'resume-document' });

export default defineConfig({
  test: { projects: [{ ...project, test: { ...project.test, testTimeout: TIMEOUT } }] },
});
