import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { ShortcutsDialog } from './GlobalSearch.tsx';

const meta = {
  title: 'App/GlobalSearch',
  component: ShortcutsDialog,
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen', portal: { path: paths.dashboard, namespaces: ['app'] } },
  decorators: [inPortal],
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;

export const Populated: StoryObj<typeof meta> = { tags: ['every-run'] };
