import { PageHeader } from '@michi/design-system/page-header';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { userEvent } from 'storybook/test';
import { paths } from '../shared/navigation/paths.ts';
import { inPortal } from '../shared/story/inPortal.tsx';
import { dialog } from '../shared/story/plays.ts';
import { translate } from '../storyTranslations.ts';
import { Component as StudentArea } from './layouts/StudentArea.tsx';
import { Component as NotFoundScreen } from './screens/NotFoundScreen.tsx';

/** The area with a screen in it at one address, and none at any other. */
function Area() {
  return (
    <Routes>
      <Route element={<StudentArea />}>
        <Route path={paths.dashboard} element={<PageHeader title="Michi" />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}

const meta = {
  title: 'App/Layout',
  component: Area,
  parameters: { portal: { path: paths.dashboard, namespaces: ['app'] }, layout: 'fullscreen' },
  decorators: [inPortal],
} satisfies Meta<typeof Area>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = { tags: ['every-run'] };

export const Slow: Story = { parameters: { scenario: 'pending' } };

export const Unavailable: Story = { parameters: { scenario: 'unavailable' } };

export const NotFound: Story = {
  parameters: { portal: { path: '/student/nowhere' } },
};

export const SigningOut: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: translate('app:navigation.signOut') });
    if (first === undefined) throw new Error('There is no way out');
    await userEvent.click(first);
    await dialog();
  },
};
