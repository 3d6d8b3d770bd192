import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline } from '../inline/Inline.tsx';
import {
  createToastStore,
  ToastProvider,
  type PushContents,
  type ToastContents,
  type ToastWords,
} from './Toast.tsx';

const english: ToastWords = { notices: 'Notices ({hotkey})', pushes: 'New messages', close: 'Close' };
const japanese: ToastWords = { notices: 'お知らせ（{hotkey}）', pushes: '新着', close: '閉じる' };

interface ExampleProps {
  readonly words: ToastWords;
  readonly notices: readonly ToastContents[];
  readonly push?: PushContents;
  readonly more: string;
}

const Example = ({ words, notices, push, more }: ExampleProps) => {
  const [store] = useState(() => {
    const own = createToastStore();
    for (const contents of notices) own.add({ kind: 'notice', ...contents });
    if (push !== undefined) own.add({ kind: 'push', ...push });
    return own;
  });
  return (
    <ToastProvider store={store} words={words} duration={Infinity}>
      <Inline>
        <Button onClick={() => store.add({ kind: 'notice', message: more })}>{more}</Button>
      </Inline>
    </ToastProvider>
  );
};

const meta = {
  title: 'Overlay/Toast',
  component: ToastProvider,
  args: { words: english },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Example
      words={english}
      more="One more"
      notices={[
        { message: 'Removed from favorites', action: { label: 'Undo', onAction: () => undefined } },
        { tone: 'error', message: 'Something went wrong. Please refresh and try again.' },
        { tone: 'success', message: 'Updated settings successfully' },
      ]}
    />
  ),
};
export const Push: Story = {
  render: () => (
    <Example
      words={english}
      more="One more"
      notices={[]}
      push={{
        title: 'Kazehaya Mobility asks you to a second interview',
        text: 'Answer by Sat 21 Nov, 17:00',
        onOpen: () => undefined,
      }}
    />
  ),
};
export const Japanese: Story = {
  render: () => (
    <Example
      words={japanese}
      more="もう一つ"
      notices={[
        { message: 'お気に入りから外しました', action: { label: '元に戻す', onAction: () => undefined } },
      ]}
      push={{
        title: '風早モビリティから面接の依頼が届きました',
        text: '11月21日（土）17:00までに返事',
        onOpen: () => undefined,
      }}
    />
  ),
};
