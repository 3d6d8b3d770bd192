import { PageHeader } from '@michi/design-system/page-header';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';
import { inPortal } from '../shared/story/inPortal.tsx';
import { translate } from '../storyTranslations.ts';
import { Component as AdminArea, AdminLayout } from './layouts/AdminArea.tsx';

/** The frame with a screen in it. */
function Area() {
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route path="*" element={<PageHeader title="Michi" />} />
      </Route>
    </Routes>
  );
}

const meta = {
  title: 'App/AdminLayout',
  component: Area,
  parameters: { portal: { path: paths.users, namespaces: ['app', 'admin'] }, layout: 'fullscreen' },
  decorators: [inPortal],
} satisfies Meta<typeof Area>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };

/** What a student finds there: the user of the contract's examples is one. */
export const NoPermission: Story = {
  render: () => <AdminArea />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: translate('admin:forbidden.title') });
  },
};
