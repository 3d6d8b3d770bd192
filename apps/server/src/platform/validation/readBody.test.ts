import { expect, onTestFinished, test, vi } from 'vitest';
import { BODY_LIMIT, readJsonBody } from './readBody.ts';

function request(body: string | Uint8Array<ArrayBuffer>, type = 'application/json'): Request {
  return new Request('http://michi.example/', { method: 'POST', body, headers: { 'Content-Type': type } });
}

test('text is trimmed and composed, a password stays as typed', async () => {
  expect(
    await readJsonBody(request(JSON.stringify({ name: ' か\u3099く ', list: [' a '], password: ' x ' }))),
  ).toEqual({
    name: 'がく',
    list: ['a'],
    password: ' x ',
  });
});

test('emoji and right-to-left text come through', async () => {
  expect(await readJsonBody(request(JSON.stringify({ note: '👩‍🎓 שלום' })))).toEqual({ note: '👩‍🎓 שלום' });
});

test.each([
  ['note', String.raw`{"note":"a\ud83d"}`],
  ['password', String.raw`{"password":"\ude00a"}`],
  ['skills.1', String.raw`{"skills":["Go","\ud83d \ude00"]}`],
])(
  'half a character is refused under the name %s, since it would be stored as another',
  async (name, body) => {
    await expect(readJsonBody(request(body))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [name]: { rule: 'surrogate' } },
    });
  },
);

test.each([
  ['broken JSON', '{"a":'],
  ['a NUL in a value', String.raw`{"a":"x\u0000"}`],
  ['a NUL in a password', String.raw`{"password":"x\u0000"}`],
  ['a NUL in a name', String.raw`{"x\u0000":1}`],
  ['__proto__', '{"__proto__":{"isAdmin":true}}'],
  ['constructor deep inside', '{"a":[{"constructor":1}]}'],
  ['a hundred nested lists', '['.repeat(100) + ']'.repeat(100)],
])('%s is refused as malformed', async (_name, body) => {
  await expect(readJsonBody(request(body))).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
});

const MANY_MARKS = `e${'\u0301'.repeat(50_000)}${'\u0323'.repeat(50_000)}`;

test.each([
  ['email', { email: MANY_MARKS }],
  ['password', { password: MANY_MARKS }],
  ['skills.1', { skills: ['Go', MANY_MARKS] }],
  ['education.0.schoolName', { education: [{ schoolName: MANY_MARKS }] }],
  ['body', MANY_MARKS],
  ['a', { a: { ['x'.repeat(101)]: { b: MANY_MARKS } } }],
])('more than 30 marks on one letter are refused under the name %s', async (name, body) => {
  const before = process.cpuUsage();
  await expect(readJsonBody(request(JSON.stringify(body)))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { [name]: { rule: 'combiningMarks' } },
  });
  // Normalising them would take seconds.
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});

test('bytes that are not UTF-8 are refused as malformed', async () => {
  await expect(readJsonBody(request(new Uint8Array([0x22, 0xff, 0x22])))).rejects.toMatchObject({
    code: 'MALFORMED_REQUEST',
  });
});

test('half a million nested lists are refused without a stack overflow', async () => {
  await expect(readJsonBody(request('['.repeat(500_000)))).rejects.toMatchObject({
    code: 'MALFORMED_REQUEST',
  });
});

const names = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0])));

test.each([
  ['90,000 names', names(90_000)],
  ['a list of 200,000 values', `[${'0,'.repeat(200_000)}0]`],
  ['a list of 5,001 lists of one', `[${'[0],'.repeat(5_000)}[0]]`],
])('%s are refused as malformed', async (_, body) => {
  await expect(readJsonBody(request(body))).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
});

test.each([
  ['90,000 names', names(90_000)],
  ['a list of 20,000 empty lists', `[${'[],'.repeat(20_000)}[]]`],
  ['20,000 lists in one another', '['.repeat(20_000)],
])('%s are refused before they are parsed, which would block other requests', async (_, body) => {
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  await expect(readJsonBody(request(body))).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
  expect(parse).not.toHaveBeenCalled();
});

test('commas, brackets and quotes in a text are no values', async () => {
  const note = String.raw`a,"[{\"`.repeat(20_000);
  expect(await readJsonBody(request(JSON.stringify({ note })))).toEqual({ note });
});

test('ten thousand values are read', async () => {
  expect(Object.keys(Object(await readJsonBody(request(names(10_000)))))).toHaveLength(10_000);
});

test('a body of another type is refused before it is read', async () => {
  const body = new ReadableStream({
    pull() {
      throw new Error('The body was read.');
    },
  });
  const type = 'application/x-www-form-urlencoded';
  const unread = new Request('http://michi.example/', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'Content-Type': type },
  });
  await expect(readJsonBody(unread)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=shift_jis'])(
  'the type %s is refused',
  async (type) => {
    await expect(readJsonBody(request('{}', type))).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  },
);

test('a body over the limit is refused, one at the limit is read', async () => {
  const atLimit = JSON.stringify('x'.repeat(BODY_LIMIT - 2));
  expect(await readJsonBody(request(atLimit))).toHaveLength(BODY_LIMIT - 2);
  await expect(readJsonBody(request(`${atLimit} `))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

test('a body of unknown length is refused once it exceeds the limit', async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const mislabelled = new Request('http://michi.example/', {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'Content-Type': 'application/json' },
  });
  await expect(readJsonBody(mislabelled)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

test('other work runs between two blocks of a body that is sent byte by byte', async () => {
  const blocks = 10;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < blocks * 16 * 1024; at += 1) controller.enqueue(Buffer.from(' '));
      controller.close();
    },
  });
  let [others, isRead] = [0, false];
  const another = () => {
    others += 1;
    if (!isRead) setImmediate(another);
  };
  setImmediate(another);
  const sent = new Request('http://michi.example/', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'Content-Type': 'application/json' },
  });
  await expect(readJsonBody(sent)).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
  isRead = true;
  expect(others).toBeGreaterThanOrEqual(blocks);
});

test('no body at all is undefined', async () => {
  expect(await readJsonBody(new Request('http://michi.example/', { method: 'POST' }))).toBeUndefined();
});
