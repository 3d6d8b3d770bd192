import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkNotes } from './checkNotes.mjs';
import { smallContract } from './testContracts.mjs';

// Each test runs git a dozen times, which a busy machine takes its time for.
let clone;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'michi-notes-'));
});
afterEach(() => rmSync(clone, { recursive: true }));

function git(...args) {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@michi.example',
    '-c',
    'commit.gpgsign=false',
  ];
  const { status, stderr, stdout } = spawnSync('git', [...identity, ...args], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}

const write = (file, text) => {
  mkdirSync(dirname(join(clone, file)), { recursive: true });
  writeFileSync(join(clone, file), text);
};

/** Writes the small contract (JSON is YAML), with a change planted in it. */
const writeContract = (change = () => {}) => {
  const contract = smallContract();
  change(contract);
  write('specs/things/openapi.yaml', JSON.stringify(contract, null, 2));
};
const writeNotes = (...sections) => write('specs/CHANGES.md', ['# Changes', ...sections].join('\n\n'));

const commit = (subject) => {
  git('add', '--all');
  git('commit', '--quiet', '--message', subject);
};

/** A clone whose contract is out, and whose record of changes has an open section. */
const begin = () => {
  git('init', '--quiet');
  writeContract();
  commit('The contract');
  writeNotes('## 2');
  commit('Open a section');
};

const dropField = ({ components }) => delete components.schemas.Thing.properties.count;
const missing = async () => (await checkNotes(clone)).missing;

describe('a breaking change', () => {
  test('is missed without a note, before and after it is committed', async () => {
    begin();
    writeContract(dropField);
    expect(await missing()).toBe('  Thing (schema of showThing)\n    count: is gone, in answers');
    commit('Break it');
    expect(await missing()).toContain('count: is gone');
    write('README.md', 'Something else');
    commit('Something else');
    expect(await missing()).toContain('count: is gone');
  });

  test.each([
    ['the shared schema', '- `Thing`: count is gone; count the parts.'],
    ['the operation it reaches', '- `showThing`: count is gone.'],
    ['several names', '- `createThing`, `Thing`: count is gone,\n  as nobody read it.'],
  ])('passes with a note about %s', async (_what, note) => {
    begin();
    writeContract(dropField);
    writeNotes(`## 2\n\n${note}`);
    expect(await missing()).toBe('');
    commit('Break it, and say so');
    expect(await missing()).toBe('');
  });

  test.each([
    ['about something else', '## 2\n\n- `createThing`: something.'],
    ['that only speaks of it', '## 2\n\n- `createThing`: unlike `Thing`.'],
    ['of an earlier section', '## 2\n\n## 1\n\n- `Thing`: count is gone.'],
  ])('is missed with a note %s', async (_what, notes) => {
    begin();
    writeContract(dropField);
    writeNotes(notes);
    expect(await missing()).toContain('count: is gone');
  });

  test('is missed when another one is noted', async () => {
    begin();
    writeContract((contract) => {
      dropField(contract);
      delete contract.components.schemas.Owner.properties.id;
    });
    writeNotes('## 2\n\n- `Owner`: id is gone.');
    expect(await missing()).toBe('  Thing (schema of showThing)\n    count: is gone, in answers');
  });

  test('of a shared schema is missed when only one of the operations is noted', async () => {
    begin();
    writeContract(({ components }) => delete components.schemas.Failure.properties.error);
    writeNotes('## 2\n\n- `showThing`: error is gone.');
    expect(await missing()).toContain('Failure (schema of createThing, showThing)');
  });

  test('of an unreleased change needs no note', async () => {
    begin();
    const addField = ({ components }) => (components.schemas.Thing.properties.size = { type: 'integer' });
    writeContract(addField);
    commit('Add a field');
    writeContract();
    expect(await missing()).toBe('');
  });

  test('counts again from a new section', async () => {
    begin();
    writeContract(dropField);
    const old = '## 2\n\n- `Thing`: count is gone.';
    writeNotes(old);
    commit('Break it, and say so');
    writeNotes('## 3', old);
    expect(await missing()).toBe('');
    writeContract((contract) => {
      dropField(contract);
      delete contract.components.schemas.Thing.properties.note;
    });
    expect(await missing()).toBe('  Thing (schema of showThing)\n    note: is gone, in answers');
  });

  test('is found before there is a record at all', async () => {
    git('init', '--quiet');
    writeContract();
    commit('The contract');
    writeContract(dropField);
    expect(await missing()).toContain('count: is gone');
  });
});

describe('nothing is said', () => {
  test('of a non-breaking change', async () => {
    begin();
    writeContract(({ components }) => (components.schemas.Thing.properties.size = { type: 'integer' }));
    expect(await missing()).toBe('');
  });

  test('outside of git', async () => {
    writeContract();
    expect(await checkNotes(clone)).toEqual({ base: undefined, missing: '' });
  });

  test('where the record came with the first commit', async () => {
    git('init', '--quiet');
    writeContract();
    writeNotes('## 1');
    commit('Everything');
    writeContract(dropField);
    expect(await checkNotes(clone)).toEqual({ base: undefined, missing: '' });
  });

  test('where the commit before had no contracts', async () => {
    git('init', '--quiet');
    write('README.md', 'Michi');
    commit('Begin');
    writeContract();
    writeNotes('## 1');
    commit('The contract');
    expect(await missing()).toBe('');
  });
});

test('leaves the clone as it is', async () => {
  begin();
  writeContract(dropField);
  git('add', '--all');
  const before = git('status', '--porcelain');
  await missing();
  expect(git('status', '--porcelain')).toBe(before);
});
