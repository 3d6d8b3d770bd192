import { expect, test } from 'vitest';
import { readForm } from './readForm.ts';

const BOUNDARY = 'a boundary';
const TYPE = `multipart/form-data; boundary="${BOUNDARY}"`;

/** A form of so many fields, as it is sent. */
function sent(count: number, nameOf = (index: number) => `field${index}`): string {
  const fields = Array.from(
    { length: count },
    (_, index) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${nameOf(index)}"\r\n\r\n${index}\r\n`,
  );
  return `${fields.join('')}--${BOUNDARY}--\r\n`;
}

const request = (body: string, type = TYPE) =>
  new Request('http://michi.example/', { method: 'POST', body, headers: { 'Content-Type': type } });

test('fields are read by name, a repeated name as a list in its order', async () => {
  expect(await readForm(request(sent(20, (index) => (index < 17 ? 'list' : `field${index}`))))).toEqual({
    list: Array.from({ length: 17 }, (_, index) => String(index)),
    field17: '17',
    field18: '18',
    field19: '19',
  });
});

test('a file keeps its bytes, name and type, also with the boundary’s first letters in it', async () => {
  const form = new FormData();
  const content = new Uint8Array([0, 1, 0xff, 0x0d, 0x0a, 0x2d, 0x2d]);
  form.append('file', new File([content], '履歴書 "1".pdf', { type: 'application/pdf' }));
  form.append('profile', new Blob(['{"name":" 花 "}'], { type: 'application/json' }));
  const read = await readForm(new Request('http://michi.example/', { method: 'POST', body: form }));
  expect(read).toEqual({ file: expect.any(File), profile: { name: '花' } });
  const { file } = Object(read);
  if (!(file instanceof File)) throw new Error('There is no file.');
  expect([file.name, file.type, new Uint8Array(await file.arrayBuffer())]).toEqual([
    '履歴書 "1".pdf',
    'application/pdf',
    content,
  ]);
});

test.each([1, 7, 16 * 1024])(
  'a form in chunks of %d bytes is read, whatever follows its end',
  async (size) => {
    const bytes = Buffer.from(`${sent(2)}${' '.repeat(40_000)}`);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    const body = ReadableStream.from(chunks);
    const form = new Request('http://michi.example/', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'Content-Type': TYPE },
    });
    expect(await readForm(form)).toEqual({ field0: '0', field1: '1' });
  },
);

test('a form is read to its end when one of its first fields is refused', async () => {
  let left = 100;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      left -= 1;
      if (left === 99) controller.enqueue(Buffer.from(sent(2)));
      else if (left > 0) controller.enqueue(new Uint8Array(16 * 1024));
      else controller.close();
    },
  });
  const form = new Request('http://michi.example/', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'Content-Type': TYPE },
  });
  await expect(readForm(form, undefined, () => false)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(left).toBe(0);
});

test('a form of 60,000 fields is refused before any of them is read', async () => {
  const form = request(sent(60_000));
  const before = process.cpuUsage();
  await expect(readForm(form)).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
  // Reading them took 23 seconds.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

test.each([
  ['one part too many', sent(21), TYPE],
  ['no boundary', sent(1), 'multipart/form-data'],
  ['an empty boundary', sent(1), 'multipart/form-data; boundary=""'],
  ['a type of more than a kilobyte', sent(1), `${TYPE};${' '.repeat(1_024)}a=b`],
  ['a cut off form', sent(2).slice(0, -30), TYPE],
])('%s is refused as malformed', async (_, body, type) => {
  await expect(readForm(request(body, type))).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
});

/** A form of one part. */
const part = (disposition: string, headers = '', content = 'x') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n${content}\r\n--${BOUNDARY}--\r\n`;

test.each([
  ['a name of 101 bytes', part(`name="${'n'.repeat(101)}"`)],
  ['a name of nine million', part(`name="${'n'.repeat(9_000_000)}"`)],
  ['no name', part('filename="a.pdf"')],
  ['a million headers', part('name="a"; filename="a.pdf"', 'a: b\r\n'.repeat(1_000_000))],
  [
    'a type with a million parameters',
    part('name="a"', `Content-Type: text/plain${';a=b'.repeat(1_000_000)}\r\n`),
  ],
  ['headers of 8 KB and a byte', part('name="a"', `a: ${'b'.repeat(8 * 1024)}\r\n`)],
  ['JSON of 90,000 values', part('name="a"', '', `{"a":[${'0,'.repeat(90_000)}0]}`)],
])('%s is refused as malformed, without being read', async (_, body) => {
  const form = request(body);
  const before = process.cpuUsage();
  await expect(readForm(form, 10_000_000)).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});

test('a boundary has at most 70 characters, since searching a longer one is slow', async () => {
  const longestBoundary = 'a'.repeat(70);
  const written = (boundary: string, content: string) =>
    request(
      `--${boundary}\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n${content}\r\n--${boundary}--\r\n`,
      `multipart/form-data; boundary=${boundary}`,
    );
  expect(await readForm(written(longestBoundary, 'x'))).toEqual({ a: expect.any(File) });
  await expect(readForm(written(`${longestBoundary}a`, 'x'))).rejects.toMatchObject({
    code: 'MALFORMED_REQUEST',
  });
  const form = written('a'.repeat(8_000), `\r\n--${'a'.repeat(7_999)}`.repeat(500));
  const before = process.cpuUsage();
  await expect(readForm(form)).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});

test('text of more than a JSON body is too large, a file of that size is not', async () => {
  const content = 'x'.repeat(1024 * 1024 + 1);
  await expect(readForm(request(part('name="a"', '', content)))).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
  });
  const { a } = Object(await readForm(request(part('name="a"; filename="a.pdf"', '', content))));
  expect(a).toMatchObject({ size: content.length, name: 'a.pdf' });
});

test.each([
  ['a text', part('name="profile"', '', `e${'\u0301'.repeat(31)}`), 'profile'],
  ['JSON', part('name="profile"', '', JSON.stringify({ name: `e${'\u0301'.repeat(31)}` })), 'profile'],
  [
    'escaped JSON',
    part('name="profile"', '', `{"name":"e${String.raw`\u0301`.repeat(31)}"}`),
    'profile.name',
  ],
  ['the name of a file', part(`name="file"; filename="e${'\u0301'.repeat(31)}.pdf"`), 'file'],
])('more than 30 marks on one letter of %s are rejected, naming the field', async (_, body, field) => {
  await expect(readForm(request(body))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { [field]: { rule: 'combiningMarks' } },
  });
});

test('no form at all is undefined, and one whose stated length is too large is refused unread', async () => {
  const { url } = request('');
  expect(await readForm(new Request(url, { method: 'POST' }))).toBeUndefined();
  const stated = (length: number) =>
    new Request(url, {
      method: 'POST',
      body: sent(1),
      headers: { 'Content-Type': TYPE, 'Content-Length': String(length) },
    });
  expect(await readForm(stated(1_000), 1_000)).toEqual({ field0: '0' });
  await expect(readForm(stated(1_001), 1_000)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

test('a form that is sent as an address is, is no form', async () => {
  const type = 'application/x-www-form-urlencoded';
  await expect(readForm(request('a=1&'.repeat(60_000), type))).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
  });
});

test.each([
  ['a text', part('name="<b>strange</b>"', '', 'text')],
  ['a text that is refused by its field', part('name="<b>strange</b>"', '', `a${'\u0301'.repeat(31)}`)],
  ['a file', part('name="<b>strange</b>"; filename="a.pdf"', '', 'file')],
])('a field that the form does not have, %s, is refused without its name', async (_, body) => {
  await expect(readForm(request(body), undefined, (name) => name === 'file')).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { body: { rule: 'unknownField' } },
  });
});
