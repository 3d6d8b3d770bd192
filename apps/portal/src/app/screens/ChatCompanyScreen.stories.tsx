import type { Meta, StoryObj } from '@storybook/react-vite';
import { toChatCompany } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { Component as ChatCompanyScreen } from './ChatCompanyScreen.tsx';

const quiet = { streamChatEvents: 'unavailable' } as const;
const isobe = '0199a1c2-0000-7000-8000-0000000b0002';
const kitakaze = '0199a1c2-0000-7000-8000-0000000b0003';

const meta = {
  title: 'Chat/ChatCompanyScreen',
  component: ChatCompanyScreen,
  parameters: {
    portal: {
      path: toChatCompany(isobe, { thread: '0199a1c2-0000-7000-8000-0000000f2001' }),
      namespaces: ['chat', 'companies'],
    },
    layout: 'fullscreen',
    overrides: quiet,
  },
  decorators: [inPortal],
} satisfies Meta<typeof ChatCompanyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = { tags: ['every-run'] };
export const NoPermission: Story = {
  parameters: {
    portal: { path: toChatCompany(kitakaze) },
    overrides: {
      ...quiet,
      showChatEntity: { status: 200, example: 'notWritable' },
      showCompany: { status: 200, example: 'notInTouch' },
    },
  },
};
export const Loading: Story = { parameters: { overrides: { ...quiet, showCompany: 'pending' } } };
export const Failing: Story = { parameters: { overrides: { ...quiet, showCompany: 'unavailable' } } };
export const NotFound: Story = { parameters: { overrides: { ...quiet, showCompany: { status: 404 } } } };
