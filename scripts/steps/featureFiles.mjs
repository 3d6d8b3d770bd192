const pascal = (name) =>
  name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');

const title = (name) =>
  name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

/**
 * The files a feature of the portal begins with, by their path in its folder.
 *
 * @param {string} name in kebab-case, such as `job-offers`
 * @returns {Record<string, string>}
 */
export function featureFiles(name) {
  const screen = `${pascal(name)}Screen`;
  return {
    [`${screen}.tsx`]: `import { EmptyState } from '@michi/design-system/empty-state';
import { PageHeader } from '@michi/design-system/page-header';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';

/** ${title(name)}: say here what a student does on this screen. */
export function ${screen}() {
  const { t } = useTranslation('${name}');
  useScreenTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState title={t('empty')} />
    </>
  );
}
`,
    [`${screen}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${screen} } from './${screen}.tsx';

const meta = { component: ${screen} } satisfies Meta<typeof ${screen}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {};
export const Empty: Story = { parameters: { scenario: 'empty' } };
export const Slow: Story = { parameters: { scenario: 'slow' } };
export const Unavailable: Story = { parameters: { scenario: 'unavailable' } };
`,
    'locales/en.json': `${JSON.stringify({ title: title(name), empty: 'Nothing here yet' }, null, 2)}\n`,
    'locales/jp.json': `${JSON.stringify({ title: '-', empty: 'まだ何もありません' }, null, 2)}\n`,
  };
}
