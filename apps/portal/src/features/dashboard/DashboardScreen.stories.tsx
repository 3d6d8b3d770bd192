import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Dashboard/DashboardScreen',
  component: DashboardScreen,
  parameters: { portal: { path: paths.dashboard, namespaces: ['dashboard'] } },
  decorators: [inPortal],
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the figures before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('table');
};

export const Populated: Story = {
  tags: ['every-run'],
  parameters: { scenario: 'populated' },
  play: untilLoaded,
};
export const Empty: Story = { parameters: { scenario: 'empty' } };
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { scenario: 'populated' },
  play: untilLoaded,
};
