import type { Meta, StoryObj } from '@storybook/react-vite';
import { Laptop, Smartphone } from 'lucide-react';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { guidance } from '../story/guidance.ts';
import { SettingsBlock, SettingsRow, SettingsSection } from './SettingsSection.tsx';

const meta = {
  title: 'Layout/SettingsSection',
  component: SettingsSection,
  args: {
    id: 'account',
    title: 'Manage Account',
    description: 'How you sign in to Michi.',
    children: (
      <>
        <SettingsRow
          label="Email"
          value="hinata.saeki@seiryo-u.example"
          actions={<Button size="small">Change</Button>}
        />
        <SettingsRow
          label="Two-step sign-in"
          value="Off"
          note="A code of your authenticator app, besides the password"
          actions={<Button size="small">Set up</Button>}
        />
      </>
    ),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['plain', 'danger'] },
    description: { control: 'text' },
  },
  parameters: guidance({
    do: [
      'Say in a row what is set and how it stands; the button beside it changes it.',
      'Open the form in its row, so that nothing else moves.',
      'Use the tone `danger` for what cannot be undone, and say what is lost.',
    ],
    dont: [
      'Do not save by itself what can lock somebody out: an address, a password.',
      'Do not put a switch and a button into the same row.',
    ],
    accessibility: [
      'A region named by its title, a heading of rank 2, which an anchor leads to.',
      'Each row is a group named by its label and described by value and note, so that "Change" alone makes sense.',
      'Label and button stand under one another where there is no room.',
      'axe cannot see whether the focus goes back to the button when its form closes: the screen does that.',
    ],
  }),
} satisfies Meta<typeof SettingsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { tone: 'plain' } };

export const Account: Story = {};
export const Sessions: Story = {
  args: {
    id: 'sessions',
    title: 'Active sessions',
    description: 'Where you are signed in now.',
    headerEnd: (
      <Button size="small" variant="danger" flush>
        Sign out everywhere
      </Button>
    ),
    children: (
      <>
        <SettingsRow
          leading={<Icon icon={Laptop} />}
          label="Chrome on Windows"
          badge={<Badge tone="success">This device</Badge>}
          note="Kawasaki · since Mon 2 Nov"
        />
        <SettingsRow
          leading={<Icon icon={Smartphone} />}
          label="Safari on iPhone"
          note="Tokyo · last active Thu 19 Nov, 21:40"
          actions={<Button size="small">Sign out</Button>}
        />
      </>
    ),
  },
};
export const Opened: Story = {
  args: {
    id: 'password',
    title: 'Change Password',
    description: undefined,
    children: (
      <SettingsRow
        label="Password"
        note="Changed 3 months ago"
        actions={<Button size="small">Cancel</Button>}
      >
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          showLabel="Show"
          hideLabel="Hide"
        />
      </SettingsRow>
    ),
  },
};
export const Danger: Story = {
  args: {
    id: 'delete',
    tone: 'danger',
    title: 'Delete Account',
    description: 'Your applications, documents and messages are deleted. This cannot be undone.',
    children: (
      <SettingsBlock>
        <Button variant="dangerSolid">Delete account</Button>
      </SettingsBlock>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <SettingsRow
        label="The address to which we write about your applications, interviews and offers"
        value="a-very-long-address-that-somebody-really-has.and-more@department-of-literature.seiryo-u.example"
        note="You can sign in with this address and with Google. If you lose access to it, your career office can help."
        actions={
          <>
            <Button size="small">Change the address</Button>
            <Button size="small">Send again</Button>
          </>
        }
      />
    ),
  },
};
export const Japanese: Story = {
  args: {
    title: 'アカウント管理',
    description: 'ログインに使う情報です。',
    children: (
      <>
        <SettingsRow
          label="メールアドレス"
          value="hinata.saeki@seiryo-u.example"
          actions={<Button size="small">変更</Button>}
        />
        <SettingsRow
          label="2段階認証"
          value="オフ"
          note="パスワードに加えて、認証アプリのコードでログインします"
          actions={<Button size="small">設定する</Button>}
        />
      </>
    ),
  },
};
