import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, toCompany } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { Component as CompanyScreen } from './CompanyScreen.tsx';

const meta = {
  title: 'Companies/CompanyScreen',
  component: CompanyScreen,
  parameters: {
    portal: {
      path: toCompany('PUBLIC', '0199a1c2-0000-7000-8000-0000000b0001'),
      namespaces: ['companies'],
    },
  },
  decorators: [inPortal],
} satisfies Meta<typeof CompanyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the page's heading before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};

export const Populated: Story = {
  tags: ['every-run'],
  parameters: { scenario: 'populated' },
  play: untilLoaded,
};
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: untilLoaded,
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
export const NotFound: Story = {
  parameters: { portal: { path: paths.publicJobCompany }, scenario: 'populated' },
  play: untilLoaded,
};
export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: untilLoaded,
};
export const SeminarsNotLoaded: Story = {
  parameters: { overrides: { listSeminars: { status: 422 } } },
  play: untilLoaded,
};
