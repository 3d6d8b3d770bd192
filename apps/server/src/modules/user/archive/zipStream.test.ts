import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipStream, type ZipEntry } from './zipStream.ts';

const now = new Date('2026-11-20T03:00:00Z');
const unzip = async (entries: readonly ZipEntry[]) =>
  unzipSync(new Uint8Array(await new Response(zipStream(entries, now)).arrayBuffer()));

async function* inParts(...parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

test('gives every file back as it was, also one in many parts, an empty one and one named in Japanese', async () => {
  const files = await unzip([
    { path: 'data.json', content: inParts('{"a":', '1', '}') },
    { path: 'files/履歴書 髙﨑.pdf', content: inParts('%PDF-', 'x'.repeat(200_000)) },
    { path: 'empty.txt', content: [] },
  ]);
  expect(Object.keys(files)).toEqual(['data.json', 'files/履歴書 髙﨑.pdf', 'empty.txt']);
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toBe('{"a":1}');
  expect(files['files/履歴書 髙﨑.pdf']).toHaveLength(200_005);
  expect(files['empty.txt']).toHaveLength(0);
});

test('reads a file when it is its turn, and not before', async () => {
  const opened: string[] = [];
  async function* named(name: string): AsyncGenerator<Uint8Array> {
    opened.push(name);
    for (let index = 0; index < 5; index += 1) yield Buffer.alloc(200_000, name);
  }
  const reader = zipStream(
    [
      { path: 'a.pdf', content: named('a') },
      { path: 'b.pdf', content: named('b') },
    ],
    now,
  ).getReader();
  await reader.read();
  await reader.read();
  expect(opened).toEqual(['a']);
  await reader.cancel();
});

test('fails as its file fails, in place of ending early', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('x');
    throw new Error('The disk is gone.');
  }
  await expect(unzip([{ path: 'a.pdf', content: broken() }])).rejects.toThrow('The disk is gone.');
});
