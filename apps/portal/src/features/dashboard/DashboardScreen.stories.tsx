import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Dashboard/DashboardScreen',
  component: DashboardScreen,
  decorators: [inPortal({ path: paths.dashboard, namespaces: ['dashboard'] })],
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the figures, so that they are what is checked. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('table');
};

export const Populated: Story = { parameters: { scenario: 'populated' }, play: untilLoaded };
export const JustBegun: Story = { parameters: { scenario: 'empty' } };
export const Slow: Story = { parameters: { scenario: 'slow' } };
export const Unavailable: Story = { parameters: { scenario: 'unavailable' } };
export const Japanese: Story = {
  globals: { language: 'jp' },
  parameters: { scenario: 'populated' },
  play: untilLoaded,
};
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { scenario: 'populated' },
  play: untilLoaded,
};
export const JustBegunInJapanese: Story = { globals: { language: 'jp' }, parameters: { scenario: 'empty' } };
