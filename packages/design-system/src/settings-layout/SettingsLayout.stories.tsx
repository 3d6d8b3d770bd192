import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { SettingsRow, SettingsSection } from '../settings-section/SettingsSection.tsx';
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
            action={<Button size="small">Change</Button>}
          />
        </SettingsSection>
        <SettingsSection id="password" title="Change Password">
          <SettingsRow
            label="Password"
            note="Changed 3 months ago"
            action={<Button size="small">Change</Button>}
          />
        </SettingsSection>
        <SettingsSection id="language" title="Language">
          <SettingsRow label="Language" value="English" action={<Button size="small">Change</Button>} />
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
} satisfies Meta<typeof SettingsLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

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
            action={<Button size="small">変更</Button>}
          />
        </SettingsSection>
        <SettingsSection id="password" title="パスワードの変更">
          <SettingsRow label="パスワード" note="3か月前に変更" action={<Button size="small">変更</Button>} />
        </SettingsSection>
      </>
    ),
  },
};
