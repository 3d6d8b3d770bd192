import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { inRoot, node, root } from './run/paths.mjs';

/**
 * Run by npm after an install: sets up the commit hook. Does nothing where that is impossible: in CI, outside a git
 * clone, or without the tool.
 */
const tool = inRoot('node_modules', 'simple-git-hooks', 'cli.js');
if (process.env.CI === undefined && existsSync(inRoot('.git')) && existsSync(tool) && existsSync(node)) {
  spawnSync(node, [tool], { cwd: root, stdio: 'ignore' });
}
