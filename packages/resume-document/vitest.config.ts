import { nodeProject } from '@michi/config/browser-project';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { projects: [nodeProject({ name: 'resume-document' })] } });
