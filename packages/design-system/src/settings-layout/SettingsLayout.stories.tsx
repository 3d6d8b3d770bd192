import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { SettingsRow, SettingsSection } from '../settings-section/SettingsSection.tsx';
import { guidance } from '../story/guidance.ts';
import { SettingsLayout } from './SettingsLayout.tsx';

const meta = {
  title: 'Layout/SettingsLayout',
  component: SettingsLayout,
  args: {
    label: 'Settings',
    sections: [
      { id: 'account', label: 'Manage Account' },
      { id: 'password', label: 'Change Password' },
      { id: 'language', label: 'Language' },
      { id: 'delete', label: 'Delete Account' },
    ],
    children: (
      <>
        <SettingsSection id="account" title="Manage Account" description="How you sign in to Michi.">
          <SettingsRow
            label="Email"
            value="hinata.saeki@seiryo-u.example"
            actions={<Button size="small">Change</Button>}
          />
        </SettingsSection>
        <SettingsSection id="password" title="Change Password">
          <SettingsRow
            label="Password"
            note="Changed 3 months ago"
            actions={<Button size="small">Change</Button>}
          />
        </SettingsSection>
        <SettingsSection id="language" title="Language">
          <SettingsRow label="Language" value="English" actions={<Button size="small">Change</Button>} />
        </SettingsSection>
        <SettingsSection
          id="delete"
          tone="danger"
          title="Delete Account"
          description="This cannot be undone."
        />
      </>
    ),
  },
  parameters: guidance({
    do: [
      'List the sections in the order they have on the page.',
      'Put what cannot be undone last, such as deleting the account.',
    ],
    dont: [
      'Do not use it for pages of their own: those are in the navigation.',
      'Do not give a section a name in the list that it has not as a title.',
    ],
    accessibility: [
      'A navigation named by `label`; the section being read has `aria-current="location"`.',
      'Its links are anchors: the address names the section, and Back works.',
      'Where its place is narrower than 840 px the list is gone and the sections stand one below the other.',
      'axe cannot see whether every `id` of the list is a section of the page.',
    ],
  }),
} satisfies Meta<typeof SettingsLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Settings: Story = {};
export const Japanese: Story = {
  args: {
    label: '設定',
    sections: [
      { id: 'account', label: 'アカウント管理' },
      { id: 'password', label: 'パスワードの変更' },
    ],
    children: (
      <>
        <SettingsSection id="account" title="アカウント管理" description="ログインに使う情報です。">
          <SettingsRow
            label="メールアドレス"
            value="hinata.saeki@seiryo-u.example"
            actions={<Button size="small">変更</Button>}
          />
        </SettingsSection>
        <SettingsSection id="password" title="パスワードの変更">
          <SettingsRow label="パスワード" note="3か月前に変更" actions={<Button size="small">変更</Button>} />
        </SettingsSection>
      </>
    ),
  },
};
