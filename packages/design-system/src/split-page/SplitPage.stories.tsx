import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Landscape } from '../landscape/Landscape.tsx';
import { Logo } from '../logo/Logo.tsx';
import { Stack } from '../stack/Stack.tsx';
import { guidance } from '../story/guidance.ts';
import { Text } from '../text/Text.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { SplitPage } from './SplitPage.tsx';

const meta = {
  title: 'Frame/SplitPage',
  component: SplitPage,
  args: {
    brand: <Logo size={34} />,
    tagline: '道 · the way',
    controls: <Button variant="quiet">English</Button>,
    aside: (
      <>
        <Heading level={2} size="display">
          From first application to first day, one clear way.
        </Heading>
        <Text size="large" tone="soft">
          Every deadline, interview and answer in one place.
        </Text>
      </>
    ),
    children: (
      <Stack gap="large">
        <Heading level={1} size="title">
          Welcome back
        </Heading>
        <TextField label="Email" type="email" />
        <Button variant="primary" size="large">
          Log in
        </Button>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <Landscape>
        <Story />
      </Landscape>
    ),
  ],
  argTypes: { tagline: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    ...guidance({
      do: [
        'Use it for a form that stands alone before somebody is signed in.',
        'Keep what stands in `aside` worth nothing to the task: it is gone below 1080 px, beside a wide form below 1280 px.',
        'Use `wide` for two fields side by side.',
      ],
      dont: [
        'Do not use it for something to read: that is `ReadingPage`.',
        'Do not put a second form or a link that is needed into `aside`.',
      ],
      accessibility: [
        'A header and a `main`, which a script may put the focus on. The form is read before the words beside it.',
        'The heading of rank 1 is the form’s; the words beside it are of rank 2.',
        'axe cannot measure the contrast of words over the landscape: look at them in both themes.',
      ],
    }),
  },
} satisfies Meta<typeof SplitPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { wide: false } };

export const Form: Story = {};
export const WideForm: Story = { args: { wide: true } };
export const Japanese: Story = {
  args: {
    tagline: '道 · みち',
    controls: <Button variant="quiet">日本語</Button>,
    aside: (
      <Heading level={2} size="display">
        応募から入社まで
      </Heading>
    ),
    children: (
      <Stack gap="large">
        <Heading level={1} size="title">
          おかえりなさい
        </Heading>
        <TextField label="メールアドレス" type="email" />
        <Button variant="primary" size="large">
          ログイン
        </Button>
      </Stack>
    ),
  },
};
