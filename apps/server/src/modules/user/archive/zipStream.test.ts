import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipStream, type ZipEntry } from './zipStream.ts';

const now = new Date('2026-11-20T03:00:00Z');
const unzip = async (entries: AsyncIterable<ZipEntry>) =>
  unzipSync(new Uint8Array(await new Response(zipStream(entries, now)).arrayBuffer()));

test('returns every file unchanged, also a large one, an empty one and one named in Japanese', async () => {
  const long = Buffer.from(`%PDF-${'x'.repeat(200_000)}`);
  const files = await unzip(
    (async function* (): AsyncGenerator<ZipEntry> {
      yield { path: 'data.json', content: Buffer.from('{"a":1}') };
      yield { path: 'files/履歴書 髙﨑.pdf', content: long };
      yield { path: 'empty.txt', content: new Uint8Array() };
    })(),
  );
  expect(Object.keys(files)).toEqual(['data.json', 'files/履歴書 髙﨑.pdf', 'empty.txt']);
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toBe('{"a":1}');
  expect(files['files/履歴書 髙﨑.pdf']).toHaveLength(200_005);
  expect(files['empty.txt']).toHaveLength(0);
});

test('requests a file only when the previous one is written', async () => {
  const requests: string[] = [];
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for (const path of ['a.pdf', 'b.pdf', 'c.pdf']) {
      requests.push(path);
      yield { path, content: Buffer.alloc(200_000, path) };
    }
  };
  const reader = zipStream(entries(), now).getReader();
  await reader.read();
  expect(requests).toEqual(['a.pdf']);
  await reader.cancel();
});

test('fails as its file fails, in place of ending early', async () => {
  const broken = async function* (): AsyncGenerator<ZipEntry> {
    yield { path: 'a.pdf', content: Buffer.from('x') };
    throw new Error('The disk is gone.');
  };
  await expect(unzip(broken())).rejects.toThrow('The disk is gone.');
});
