import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline } from '../inline/Inline.tsx';
import { guidance } from '../story/guidance.ts';
import {
  createToastStore,
  ToastProvider,
  type PushContents,
  type ToastContents,
  type ToastLabels,
} from './Toast.tsx';

const english: ToastLabels = {
  notices: 'Notices ({hotkey})',
  pushes: 'New messages',
  brief: 'Short notices',
  close: 'Close',
};
const japanese: ToastLabels = {
  notices: 'お知らせ（{hotkey}）',
  pushes: '新着',
  brief: '短いお知らせ',
  close: '閉じる',
};

interface ExampleProps {
  readonly labels: ToastLabels;
  readonly notices: readonly ToastContents[];
  readonly push?: PushContents;
  readonly brief?: string;
  readonly more: string;
}

const Example = ({ labels, notices, push, brief, more }: ExampleProps) => {
  const [store] = useState(() => {
    const own = createToastStore();
    for (const contents of notices) own.add({ kind: 'notice', ...contents });
    if (push !== undefined) own.add({ kind: 'push', ...push });
    if (brief !== undefined) own.add({ kind: 'brief', message: brief });
    return own;
  });
  return (
    <ToastProvider store={store} labels={labels} duration={Infinity}>
      <Inline>
        <Button onClick={() => store.add({ kind: 'notice', message: more })}>{more}</Button>
      </Inline>
    </ToastProvider>
  );
};

const meta = {
  title: 'Overlay/Toast',
  component: ToastProvider,
  args: { labels: english },
  argTypes: { labels: { control: 'object' } },
  parameters: {
    // It covers the page: each in its own frame.
    docs: { story: { inline: false, height: '360px' } },
    ...guidance({
      do: [
        'Say what has just happened, in one sentence: "Removed from favorites".',
        'Offer "Undo" where it can be undone.',
        'Say what the reader did and sees in a brief one: "The link was copied." It goes after a second and a half.',
        'Use the tone `error` only for what the reader has to know now.',
      ],
      dont: [
        'Do not say anything in it that must not be missed: it goes after five seconds. A lasting one is for the portal itself, such as a new version.',
        'Do not use it for a fault in a form. That stands at its field and in the `ErrorSummary`.',
        'Do not put two actions into one.',
      ],
      accessibility: [
        'Notices and push messages have a named region each; F8 leads there.',
        'A notice waits for a pause of the screen reader; an error interrupts it.',
        'Hover and focus stop the clock. Three are shown at once, the others wait their turn.',
        'axe cannot see whether what a toast says can be found elsewhere once it is gone.',
      ],
    }),
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  render: (args) => (
    <Example
      labels={args.labels}
      more="Removed from favorites"
      notices={[{ tone: 'success', message: 'Updated settings successfully' }]}
    />
  ),
};

export const Tones: Story = {
  render: () => (
    <Example
      labels={english}
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
      labels={english}
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
export const Lasting: Story = {
  render: () => (
    <Example
      labels={english}
      more="One more"
      notices={[
        {
          message: 'A new version of Michi is ready.',
          action: { label: 'Reload', onAction: () => undefined },
          isLasting: true,
        },
      ]}
    />
  ),
};
export const LastingInJapanese: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Example
      labels={japanese}
      more="もう1件"
      notices={[
        {
          message: 'Michiの新しいバージョンを利用できます。',
          action: { label: '再読み込み', onAction: () => undefined },
          isLasting: true,
        },
      ]}
    />
  ),
};
export const Brief: Story = {
  render: () => <Example labels={english} more="One more" notices={[]} brief="The link was copied." />,
};
export const Japanese: Story = {
  render: () => (
    <Example
      labels={japanese}
      more="もう1件"
      notices={[
        { message: 'お気に入りから外しました。', action: { label: '元に戻す', onAction: () => undefined } },
      ]}
      push={{
        title: '風早モビリティから面接の依頼が届きました',
        text: '11月21日（土）17:00までに回答してください',
        onOpen: () => undefined,
      }}
    />
  ),
};
export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Example
      labels={english}
      more="One more"
      notices={[
        {
          tone: 'error',
          message:
            'Your answer to the Graduate School of Interdisciplinary Information Studies was not sent. Please refresh and try again.',
        },
        {
          message: 'Robotics test engineer at Yukari Robotics was removed from favorites',
          action: { label: 'Undo', onAction: () => undefined },
        },
      ]}
    />
  ),
};
