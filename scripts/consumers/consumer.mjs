import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run, signalTree, toolEnvironment } from '../run/command.mjs';
import { inRoot, node, root } from '../run/paths.mjs';

/** The packages that others install, by the name of their folder. */
export const PACKAGES = ['api', 'design-system', 'conformance', 'resume-document'];

/** Longest install, in minutes: on a busy machine, without npm's cache. */
const LONGEST_INSTALL = 5;

/** The environment of an unrelated shell, without this workspace's settings. */
const stranger = {
  NODE_OPTIONS: undefined,
  npm_config_node_options: undefined,
  npm_config_workspace: undefined,
  npm_config_workspaces: undefined,
};

/** Code blocks of a Markdown text that name a file, as `tsx src/App.tsx` behind the fence. */
export function filesIn(markdown) {
  return [...markdown.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, file, text]) => ({ file, text }));
}

export const filesOfReadme = (name) => filesIn(readFileSync(inRoot('packages', name, 'README.md'), 'utf8'));

/** An empty folder outside the repository that uses the packed packages. */
export class Consumer {
  #folder = mkdtempSync(join(realpathSync(tmpdir()), 'michi-consumer-'));
  #log;
  #node = node;

  /** @param {string} name of the log below `.cache/logs` */
  constructor(name) {
    this.#log = `consumer-${name}`;
  }

  /** A path in the app, which is a folder of the empty one. */
  path(...parts) {
    return join(this.#folder, 'app', ...parts);
  }

  /** Packs packages that are built. @returns what `npm install` takes for each */
  async pack(names) {
    const workspaces = names.flatMap((name) => ['--workspace', `packages/${name}`]);
    await this.#run('npm', ['pack', '--ignore-scripts', '--pack-destination', this.#folder, ...workspaces], {
      cwd: root,
      env: { npm_config_workspace: undefined, npm_config_workspaces: undefined },
    });
    return names.map((name) => {
      const file = readdirSync(this.#folder).find((one) => one.startsWith(`michi-${name}-`));
      return `file:${join(this.#folder, String(file))}`;
    });
  }

  /** Creates the app from its vendor's own template, such as `vite@9 -- --template react-ts`. */
  async create(template, ...options) {
    await this.npm(['create', '--yes', template, 'app', '--', ...options], this.#folder);
  }

  /** Makes the app a bare package of ES modules. */
  createEmpty() {
    this.write('package.json', JSON.stringify({ name: 'app', private: true, type: 'module' }));
  }

  write(file, text) {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
  }

  /** Sets an option of the template's compiler settings, which have comments. */
  setCompilerOption(file, name, value) {
    const text = this.read(file).replace(
      '"compilerOptions": {',
      `$&\n    "${name}": ${JSON.stringify(value)},`,
    );
    this.write(file, text);
  }

  read(...parts) {
    return readFileSync(this.path(...parts), 'utf8');
  }

  async install(packages, ...options) {
    await this.npm(['install', '--prefer-offline', '--no-audit', '--no-fund', ...options, ...packages]);
  }

  /** Installs a Node of another version, in which the app's programs run from then on. */
  async installNode(version) {
    await this.install([`node@${version}`]);
    this.#node = this.path('node_modules', 'node', 'bin', 'node');
  }

  /** Writes a module of every entry that the installed packages of these names have types for. */
  writeEntries(file, names) {
    const entries = names.flatMap((name) => {
      const { exports } = JSON.parse(this.read('node_modules', '@michi', name, 'package.json'));
      return Object.entries(exports)
        .filter(([, entry]) => entry.types !== undefined)
        .map(([entry]) => `@michi/${name}${entry.slice(1)}`);
    });
    this.write(file, entries.map((entry, index) => `export * as e${index} from '${entry}';`).join('\n'));
  }

  async npm(args, cwd = this.path()) {
    return this.#run('npm', args, { cwd, env: stranger });
  }

  /** Runs a file of the app in Node. @returns what it printed */
  async runNode(file, env = {}) {
    return this.#run(this.#node, [this.path(file)], { cwd: this.path(), env: { ...stranger, ...env } });
  }

  /**
   * Starts a program that keeps running, and waits until it prints something.
   * @param {RegExp} pattern what it prints when it is ready; its first group is its origin
   * @returns {Promise<{ origin: string, stop: () => void }>}
   */
  async start(pattern, program, args) {
    const child = spawn(program, args, {
      cwd: this.path(),
      env: toolEnvironment(stranger),
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let output = '';
    // A program that prints into a destroyed pipe ends by it.
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      output += chunk;
      const [, origin] = pattern.exec(output) ?? [];
      if (origin === undefined) continue;
      child.stdout.resume();
      return { origin, stop: () => signalTree(child, 'SIGTERM') };
    }
    throw new Error(`${program} ${args.join(' ')} ended:\n${output}`);
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }

  async #run(program, args, options) {
    const ran = await run(program, args, {
      log: this.#log,
      append: true,
      minutes: LONGEST_INSTALL,
      ...options,
    });
    if (!ran.ok) throw new Error(`${program} ${args.join(' ')} failed:\n${ran.output}`);
    return ran.output;
  }
}
