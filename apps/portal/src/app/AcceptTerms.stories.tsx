import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../shared/navigation/paths.ts';
import { inPortal } from '../shared/story/inPortal.tsx';
import { AcceptTermsScreen } from './layouts/TermsGate.tsx';

const meta = {
  title: 'App/AcceptTerms',
  component: AcceptTermsScreen,
  parameters: { portal: { path: paths.dashboard, namespaces: ['app'] }, layout: 'fullscreen' },
  decorators: [inPortal],
} satisfies Meta<typeof AcceptTermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
