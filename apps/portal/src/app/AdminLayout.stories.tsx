import { PageHeader } from '@michi/design-system/page-header';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { inPortal } from '../shared/story/inPortal.tsx';
import { AdminArea } from './layouts/AdminArea.tsx';
import { AdminLayout } from './layouts/AdminLayout.tsx';

/** The frame with a screen in it; the contract's own user is a student, so that the area itself is not for them. */
function Frame() {
  return (
    <Routes>
      <Route path={paths.admin} element={<AdminLayout />}>
        <Route path="users" element={<PageHeader title="Michi" />} />
      </Route>
      <Route path={paths.student} element={<AdminArea />} />
    </Routes>
  );
}

const meta = {
  title: 'App/AdminLayout',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  decorators: [inPortal({ path: paths.users, namespaces: ['app', 'admin'] })],
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {};
export const Japanese: Story = { globals: { language: 'jp' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** What a student finds at the address of the area. */
export const NoPermission: Story = {
  parameters: { portal: { path: paths.student } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(This place is for admins|管理者専用のページです)$/ });
  },
};
