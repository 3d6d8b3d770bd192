import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as AuditScreen } from './AuditScreen.tsx';

const meta = {
  title: 'Admin/AuditScreen',
  component: AuditScreen,
  parameters: { portal: { path: paths.auditLog, namespaces: ['admin'] } },
  decorators: [inPortal],
} satisfies Meta<typeof AuditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  tags: ['every-run'],
  play: async ({ canvas }) => {
    await canvas.findByText(translate('admin:audit.deleted'));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Empty: Story = {
  parameters: { scenario: 'empty', portal: { path: `${paths.auditLog}?search=nobody&from=2026-11-01` } },
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
