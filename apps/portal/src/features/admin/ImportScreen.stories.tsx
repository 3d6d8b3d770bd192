import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { press } from '../../shared/story/plays.ts';
import { translate } from '../../storyTranslations.ts';
import { toUserImport } from './adminAddress.ts';
import { Component as ImportScreen } from './ImportScreen.tsx';

const preview = toUserImport('0199a1c2-0000-7000-8000-000000130001');

const confirm = press(() => translate('admin:preview.confirm', { count: 1000, formatted: '1,000' }));

const meta = {
  title: 'Admin/ImportScreen',
  component: ImportScreen,
  parameters: { portal: { path: preview, namespaces: ['admin'] } },
  decorators: [inPortal],
} satisfies Meta<typeof ImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { portal: { path: paths.importUsers } } };
export const Populated: Story = {
  tags: ['every-run'],
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('lena.fischer@seiryo.example');
    await confirm(context);
    await canvas.findByText(translate('admin:preview.leaveOutRequired'));
  },
};
export const PreviewOnPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Done: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(
      await canvas.findByRole('checkbox', {
        name: translate('admin:preview.leaveOut', { count: 3, formatted: '3' }),
      }),
    );
    await confirm(context);
    await canvas.findByRole('heading', {
      name: translate('admin:preview.done', { count: 1000, formatted: '1,000' }),
    });
  },
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
