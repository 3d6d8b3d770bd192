import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { guidance } from '../story/guidance.ts';
import { NoticeDialog } from './NoticeDialog.tsx';

const meta = {
  title: 'Overlay/NoticeDialog',
  component: NoticeDialog,
  args: {
    title: 'Sign out?',
    description: 'What you typed and have not saved is removed from this device.',
    closeLabel: 'Close',
    onClose: () => undefined,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Sign Out</Button>
      </>
    ),
  },
  argTypes: { title: { control: 'text' }, description: { control: 'text' } },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    ...guidance({
      do: [
        'Use it where a question has to be there at once and without a network, such as signing out.',
        'Draw it only while it is open; it has no state of its own.',
      ],
      dont: [
        'Do not put fields into it: use `Dialog`, which scrolls its contents between title and buttons.',
      ],
      accessibility: [
        'The browser’s own modal `dialog`, named by its title and described by its sentence. What is behind it cannot be reached.',
        'Opening puts the focus on the dialog itself. Escape, the cross and a tap outside close it, and the focus goes back to where it was.',
      ],
    }),
  },
} satisfies Meta<typeof NoticeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Question: Story = {};
export const Japanese: Story = {
  args: {
    title: 'ログアウトしますか',
    description: '保存していない入力内容は、この端末から削除されます。',
    closeLabel: '閉じる',
    footer: (
      <>
        <Button>キャンセル</Button>
        <Button variant="primary">ログアウト</Button>
      </>
    ),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
