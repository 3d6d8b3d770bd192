import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('a line is JSON, without passwords, tokens or the values of a row', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  const err = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(a@b.example)',
  });
  log.info({ body: { password: 'hunter2', refresh_token: 'r1_abc' }, err }, 'failed');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    level: 'info',
    msg: 'failed',
    body: { password: '[secret]', refresh_token: '[secret]' },
    err: { message: 'duplicate key', code: '23505' },
  });
  expect(lines.join('')).not.toMatch(/hunter2|r1_abc|a@b\.example/);
});
