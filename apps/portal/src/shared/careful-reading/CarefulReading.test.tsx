import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useState } from 'react';
import { renderInPortal, type TestEnvironment } from '../test/renderInPortal.tsx';
import { LongText } from '../ui/forms/LongText.tsx';
import { CarefulReading } from './CarefulReading.tsx';
import type { Notice } from './readCarefully.ts';
import { CarefulReaderContext, type CarefulReader } from './useCarefulReading.ts';

afterEach(cleanup);

/** The student of the examples applied to Yukari Robotics. */
const company = {
  id: '0199a1c2-0000-7000-8000-0000000b0002',
  name: 'Isobe Market',
  nameJp: '株式会社磯部マーケット',
  industry: { title: 'Food and retail', titleJp: '食品・小売' },
};

function Message({ initial = '' }: { readonly initial?: string }) {
  const [text, setText] = useState(initial);
  return (
    <>
      <LongText
        id="message"
        label="Message"
        limit={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <CarefulReading
        company={company}
        medium="WRITING"
        texts={[
          { label: 'Reason', text: '' },
          { label: 'Message', text, fieldId: 'message' },
        ]}
      />
    </>
  );
}

const open = (initial: string, environment: TestEnvironment = {}, reader?: CarefulReader) =>
  renderInPortal(
    reader === undefined ? (
      <Message initial={initial} />
    ) : (
      <CarefulReaderContext value={reader}>
        <Message initial={initial} />
      </CarefulReaderContext>
    ),
    { namespaces: ['careful-reading'], ...environment },
  );

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

it('reads in a worker, names the other application, and selects the place in its field', async () => {
  await open('I want to join Yukari Robotics soon.');
  const entry = within(await screen.findByRole('listitem'));
  expect(entry.getByText('Another company’s name')).toBeTruthy();
  expect(entry.getByText(/“Yukari Robotics”/)).toBeTruthy();
  expect(entry.getByText('You also applied to Yukari Robotics.')).toBeTruthy();
  await userEvent.click(entry.getByRole('button', { name: 'Show “Yukari Robotics”' }));
  const { selectionStart, selectionEnd, value } = field();
  expect(document.activeElement).toBe(field());
  expect(value.slice(selectionStart, selectionEnd)).toBe('Yukari Robotics');
});

it('says in one line that nothing stands out, and in Japanese', async () => {
  await open('貴社を志望します。', { language: 'jp' });
  expect(await screen.findByText('気になりそうな点は見つかりませんでした。')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('reads nothing and requests nothing without a text', async () => {
  const read: string[] = [];
  const { requests } = await open(
    '   ',
    {},
    {
      delay: 0,
      read: async (text) => {
        read.push(text);
        return [];
      },
    },
  );
  expect(screen.queryByRole('heading')).toBeNull();
  await userEvent.type(field(), 'Hello');
  await screen.findByText('Nothing stands out.');
  expect(read.at(-1)).toContain('Hello');
  expect(read).not.toContain('   ');
  expect(requests.filter(({ url }) => url.includes('/applications/student'))).toHaveLength(1);
});

it('shows nothing of an older text that is read later than a newer one', async () => {
  const pending = new Map<string, (notices: readonly Notice[]) => void>();
  const reader: CarefulReader = {
    delay: 0,
    read: (text) => new Promise((resolve) => pending.set(text, resolve)),
  };
  await open('', {}, reader);
  await userEvent.fill(field(), 'older');
  await expect.poll(() => [...pending.keys()]).toEqual(['older']);
  await userEvent.fill(field(), 'newer');
  await expect.poll(() => [...pending.keys()]).toEqual(['older', 'newer']);
  pending.get('newer')?.([]);
  expect(await screen.findByText('Nothing stands out.')).toBeTruthy();
  pending.get('older')?.([{ kind: 'PLACEHOLDER', start: 0, end: 5 }]);
  await expect.poll(() => screen.queryByText('Nothing stands out.')).not.toBeNull();
  expect(screen.queryByText('A placeholder')).toBeNull();
});

it('says that the text could not be read', async () => {
  await open('Hello', {}, { delay: 0, read: () => Promise.reject(new Error('No worker')) });
  expect(await screen.findByText('We couldn’t check your text. You can still send it.')).toBeTruthy();
});

it('says that names of other companies were not looked for, and reads the rest', async () => {
  await open('Dear [company], hello.', { overrides: { listApplications: 'unavailable' } });
  expect(await screen.findByText(/^We couldn’t load your other applications/)).toBeTruthy();
  expect(await screen.findByText('A placeholder')).toBeTruthy();
});
