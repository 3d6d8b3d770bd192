import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from '../run/paths.mjs';
import { namesOf } from './names.mjs';
import { Refusal } from './refusal.mjs';

const portal = 'apps/portal/src';

const translations = {
  en: ({ title }) => ({
    title,
    loading: 'Loading the list',
    failed: 'We couldn’t load the list',
    count_one: '{{formatted}} entry',
    count_other: '{{formatted}} entries',
    empty: { title: 'Nothing here yet', text: 'New entries appear here.' },
  }),
  jp: ({ titleJp }) => ({
    title: titleJp,
    loading: '一覧を読み込んでいます',
    failed: '一覧を読み込めませんでした',
    count_other: '{{formatted}}件',
    empty: { title: 'まだ何もありません', text: '新しいものがここに表示されます。' },
  }),
};

const screen = ({
  kebab,
  camel,
  words: name,
  options,
  service,
}) => `import { ${options} } from '@michi/api/${service}';
import { ListRow } from '@michi/design-system/list-row';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LoaderFunction } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { addressOf, asPage, useAddress } from '../../shared/navigation/searchParams.ts';
import {
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsSkeleton,
} from '../../shared/ui/results/Results.tsx';

const ${camel} = addressOf('/student/${kebab}', { page: asPage });

const pageSize = 20;

const ${camel}Query = ({ page }: { readonly page: number }) =>
  ${options}({ page, size: pageSize }, { query: { placeholderData: keepPreviousData } });

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([${camel}Query(${camel}.read(searchParams))]);

/** ${name}: a list, a page at a time. */
export function Component() {
  const { t } = useTranslation('${kebab}');
  const { language } = useLanguage();
  const { address, change } = useAddress(${camel});
  const result = useQuery(${camel}Query(address));
  return (
    <Stack gap="medium">
      <PageHeader title={t('title')} />
      <Stack reading>
        <Results
          result={result}
          size={pageSize}
          onPageChange={(page) => change({ page })}
          skeleton={<ResultsSkeleton label={t('loading')} />}
          failed={<ResultsFailed title={t('failed')} onTryAgain={result.refetch} />}
          empty={<ResultsEmpty title={t('empty.title')} description={t('empty.text')} />}
        >
          {(rows) => (
            <ResultRows count={(counted) => t('count', counted)}>
              {rows.map((row) => (
                <ListRow key={row.id} title={pickBilingual(row, 'name', language)} />
              ))}
            </ResultRows>
          )}
        </Results>
      </Stack>
    </Stack>
  );
}
`;

const route = ({ kebab, pascal }) => `{
  path: '/student/${kebab}',
  handle: { title: '${kebab}:title', namespaces: ['${kebab}'] },
  lazy: () => import('../features/${kebab}/${pascal}Screen.tsx'),
},
`;

const stories = ({ kebab, pascal }) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { Component as ${pascal}Screen } from './${pascal}Screen.tsx';

const meta = {
  title: '${pascal}/${pascal}Screen',
  component: ${pascal}Screen,
  parameters: { portal: { path: '/student/${kebab}', namespaces: ['${kebab}'] } },
  decorators: [inPortal],
} satisfies Meta<typeof ${pascal}Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { globals: { scenario: 'empty' } };
export const Loading: Story = { globals: { scenario: 'slow' } };
export const Failing: Story = { globals: { scenario: 'unavailable' } };
`;

const test = ({ kebab, pascal, operation, service }) => `import { ${operation} } from '@michi/api/${service}';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as ${pascal}Screen } from './${pascal}Screen.tsx';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<${pascal}Screen />, { path: '/student/${kebab}', namespaces: ['${kebab}'], ...environment });

afterEach(cleanup);

test('lists the entries of the response', async () => {
  await show();
  const { data } = await ${operation}({ page: 1, size: 20 });
  expect(data.length).toBeGreaterThan(0);
  for (const { name } of data) expect(await screen.findByText(name)).toBeTruthy();
});

test('requests the page in the address', async () => {
  const { requests } = await show({ path: '/student/${kebab}?page=3' });
  const pages = () => requests.map(({ url }) => new URL(url).searchParams.get('page'));
  await expect.poll(pages).toContain('3');
});

test('shows the empty state', async () => {
  await show({ scenario: 'empty' });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
});

test('offers a retry after a failure', async () => {
  const { respondWith } = await show({ overrides: { ${operation}: { status: 422 } } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  respondWith('populated');
  await userEvent.click(again);
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
});
`;

/** The service whose contract has an operation. */
function serviceOf(changes, operation) {
  const service = readdirSync(inRoot('specs')).find(
    (name) =>
      existsSync(inRoot('specs', name, 'openapi.yaml')) &&
      changes.read(`specs/${name}/openapi.yaml`).includes(`operationId: ${operation}\n`),
  );
  if (!/^list[A-Z]/.test(operation) || service === undefined)
    throw new Refusal(`No contract in specs has a list operation "${operation}".`);
  return service;
}

/**
 * An area of the portal: a screen that lists a page in every state, its texts in both languages, stories and a test.
 * Outside its folder it is a route in `app/routes.tsx` and a row in `specs/COVERAGE.md`.
 * @param {import('./changes.mjs').Changes} changes
 * @param {readonly (string | undefined)[]} names the name, in kebab-case
 * @param {{ shows?: string, jp?: string }} options the operation it lists, whose rows have `id`, `name` and `nameJp`; the
 *   title in Japanese
 * @returns {readonly string[]} what is left to the person
 */
export function makeFeature(changes, [name], { shows: operation, jp }) {
  if (operation === undefined) throw new Refusal('Name the list it shows: --shows list…');
  const names = namesOf(name);
  const { kebab, pascal } = names;
  const folder = `${portal}/features/${kebab}`;
  if (existsSync(inRoot(folder))) throw new Refusal(`${folder} already exists.`);
  const isNamespace = (path) => path.replaceAll('\\', '/').endsWith(`/${kebab}/locales/en.json`);
  const namespace = readdirSync(inRoot(portal), { recursive: true, encoding: 'utf8' }).find((path) =>
    isNamespace(`/${path}`),
  );
  if (namespace !== undefined)
    throw new Refusal(`${portal}/${namespace} already is the namespace "${kebab}".`);
  if (changes.read('specs/COVERAGE.md').includes(`\n| \`/student/${kebab}\` `))
    throw new Refusal(`/student/${kebab} already is a screen.`);
  const service = serviceOf(changes, operation);
  const options = `get${operation[0].toUpperCase()}${operation.slice(1)}QueryOptions`;
  const all = { ...names, operation, options, service };

  const title = { title: names.words, titleJp: jp ?? kebab };
  changes.create(`${folder}/${pascal}Screen.tsx`, screen(all));
  changes.create(`${folder}/${pascal}Screen.stories.tsx`, stories(all));
  changes.create(`${folder}/${pascal}Screen.test.tsx`, test(all));
  for (const language of ['en', 'jp']) {
    changes.create(`${folder}/locales/${language}.json`, JSON.stringify(translations[language](title)));
  }

  changes.insert(`${portal}/app/routes.tsx`, /^ *\{ path: `\$\{paths\.student\}\/\*`/m, route(all));
  changes.insert(
    'specs/COVERAGE.md',
    /^\| `\/student\/settings` /m,
    `| \`/student/${kebab}\` | \`features/${kebab}/${pascal}Screen.test.tsx\` _lists the entries of the response_ |\n`,
  );

  return [
    `It expects of ${operation} a page of rows with id, name and nameJp: where they differ, change query and row in ${pascal}Screen.tsx (the type check says where).`,
    ...(jp === undefined ? ['Give it its Japanese title in locales/jp.json.'] : []),
    'Where students should find it by themselves, add its path to apps/portal/src/shared/navigation/paths.ts and its label to apps/portal/src/app/layouts/navigation.ts, in both languages.',
    `Look at it:  npm run dev:mocks   (/student/${kebab})   or   npm run storybook   (Portal, ${pascal})`,
    'Approve what a screen reader is told of it, once it reads as it should:  npm run baselines -- update screens',
    `Test it:     npm exec -w apps/portal -- vitest run src/features/${kebab}`,
  ];
}
