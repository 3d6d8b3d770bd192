import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer } from '../consumer.mjs';
import { NODE_PACKAGES, NODE_PEERS, testPrograms, testUnconfigured } from '../nodePrograms.mjs';

const consumer = new Consumer('node-22');

beforeAll(async () => {
  consumer.createEmpty();
  await consumer.install([...(await consumer.pack(NODE_PACKAGES)), ...NODE_PEERS]);
  await consumer.installNode('22');
});

afterAll(() => consumer.remove());

describe('plain Node 22', () => {
  test('is what runs', async () => {
    consumer.write('version.mjs', 'console.log(process.version);');
    expect(await consumer.runNode('version.mjs')).toMatch(/^v22\./);
  });

  testUnconfigured(consumer);
  testPrograms(consumer);
});
