import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { example, handlersFor } from '@michi/api/mocks';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEditor } from '../run/editor.mjs';
import { inRoot } from '../run/paths.mjs';
import { Consumer, filesOfReadme } from './consumer.mjs';
import { inBrowser } from './inBrowser.mjs';

const consumer = new Consumer('vite');

/** The summary of an operation in its contract. */
function summaryOf(service, operation) {
  const contract = readFileSync(inRoot('specs', service, 'openapi.yaml'), 'utf8');
  const [, after] = contract.split(`operationId: ${operation}\n`);
  return /^ +summary: (.+)$/m.exec(after)[1];
}

/** The jobs of the contract's example. */
async function exampleJobs() {
  const answer = await getResponse(
    handlersFor('populated'),
    new Request('http://michi.test/api/job/jobs/all'),
  );
  return (await answer.json()).data.data;
}

beforeAll(async () => {
  const packed = await consumer.pack(['api', 'design-system']);
  await consumer.create('vite@9.3.0', '--template', 'react-ts', '--no-interactive');
  await consumer.install([...packed, '@tanstack/react-query', 'msw', 'eventsource-parser']);
  await consumer.npm(['exec', '--', 'msw', 'init', 'public', '--save']);
});

afterAll(() => consumer.remove());

describe("Vite's own React template", () => {
  test('builds with the code of both READMEs', async () => {
    const files = ['api', 'design-system'].flatMap(filesOfReadme);
    for (const { file, text } of files) {
      if (/^(src\/|vite\.config)/.test(file) && !file.includes('.test.')) consumer.write(file, text);
    }
    consumer.setCompilerOption('tsconfig.app.json', 'noPropertyAccessFromIndexSignature', true);
    await consumer.npm(['run', 'build']);
  });

  test("shows the jobs of the contract's example", async () => {
    const jobs = await exampleJobs();
    const { seen, troubles } = await inBrowser(consumer, async (page) => {
      await page.getByRole('listitem').first().waitFor();
      return page.getByRole('listitem').allTextContents();
    });
    expect(seen).toHaveLength(jobs.length);
    expect(seen[0]).toContain(jobs[0].title);
    expect(troubles).toEqual([]);
  });

  test('gives each component its styles, and requests no other origin', async () => {
    consumer.write(
      'src/main.tsx',
      `import { themeClass } from '@michi/design-system/theme';
import { createRoot } from 'react-dom/client';
import { Welcome } from './Welcome.tsx';

document.documentElement.classList.add(themeClass.light);
createRoot(document.getElementById('root')!).render(<Welcome />);
`,
    );
    await consumer.npm(['run', 'build']);
    const { seen, troubles } = await inBrowser(consumer, (page) =>
      page.getByRole('region').evaluate((element) => getComputedStyle(element).borderTopStyle),
    );
    expect(seen).toBe('solid');
    expect(troubles).toEqual([]);
  });

  test('uploads a file to another origin, with progress', async () => {
    const command = ['exec', '--', 'michi-api', 'mock', '--port', '0'];
    const mocks = await consumer.start(/The mocks are at (\S+),/, 'npm', command);
    try {
      consumer.write(
        'src/main.tsx',
        `import { configureApi } from '@michi/api/transport';
import { sendFile } from './recipes/sendFile.ts';

configureApi({ origin: '${mocks.origin}' });
document.body.innerHTML = '<button>Send</button><output></output>';
document.querySelector('button')!.onclick = async () => {
  const file = new File([new Uint8Array(5_000_000)], 'cv.pdf', { type: 'application/pdf' });
  const shares: number[] = [];
  const { id } = await sendFile(file, (share) => void shares.push(share));
  document.querySelector('output')!.textContent = JSON.stringify({ id, shares });
};
`,
      );
      await consumer.npm(['run', 'build']);
      const { seen } = await inBrowser(consumer, async (page) => {
        // Half a second for the file: a loopback would have it before the browser reports progress.
        const protocol = await page.context().newCDPSession(page);
        await protocol.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: 10_000_000,
        });
        await page.getByRole('button').click();
        return page.getByText('shares').textContent();
      });
      const { id, shares } = JSON.parse(seen);
      expect(id).toBe(example('uploadAttachment').data.id);
      expect(shares.length).toBeGreaterThan(1);
      expect(shares.at(-1)).toBe(1);
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    } finally {
      mocks.stop();
    }
  });

  test('pays at most 3 kB (brotli) for one hook with the transport', async () => {
    // Both builds have what Vite adds for an `import()`, as every app with the mocks has.
    const sizeWith = async (imports, call) => {
      consumer.write(
        'src/main.tsx',
        `import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
${imports}
void import('./theme.ts');
export const plain = () => useQuery({ queryKey: ['jobs'], queryFn: () => fetch('/jobs') });
function Jobs() {
  const { data } = ${call}();
  return <p>{JSON.stringify(data)}</p>;
}
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <Jobs />
  </QueryClientProvider>,
);
`,
      );
      await consumer.npm(['run', 'build']);
      const file = readdirSync(consumer.path('dist', 'assets')).find((name) => /^index-.*\.js$/.test(name));
      return brotliCompressSync(consumer.read('dist', 'assets', file)).length;
    };
    const without = await sizeWith('', 'plain');
    const withHook = await sizeWith("import { useListJobs } from '@michi/api/job';", 'useListJobs');
    expect(withHook - without).toBeGreaterThan(500);
    expect(withHook - without).toBeLessThanOrEqual(3_000);
  });

  test("shows its editor an operation's summary, parameters and errors, and a component's description", async () => {
    const editor = await openEditor(consumer.path());
    try {
      const hook = await editor.hover('src/Jobs.tsx', '= ', 'useListJobs({');
      expect(hook).toContain(summaryOf('job', 'listJobs'));
      expect(hook).toContain('Monthly pay starts at this amount or above, in yen.');
      expect(hook).toContain('422 VALIDATION_FAILED');
      expect(await editor.hover('src/Jobs.tsx', "'engineer', ", 'size')).toContain('1 to 1000');
      expect(await editor.hover('src/Welcome.tsx', '<', 'Card ')).toContain('surface');
    } finally {
      await editor.close();
    }
  });
});
