import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefcaseBusiness, Building2, CalendarDays, Search } from 'lucide-react';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { guidance } from '../story/guidance.ts';
import { CommandMenu, type CommandMenuGroup, type CommandMenuItem } from './CommandMenu.tsx';

const results: readonly CommandMenuGroup<CommandMenuItem>[] = [
  {
    title: 'Jobs',
    items: [
      { id: 'job-1', label: 'Robot engineer', note: 'Yukari Robotics', icon: BriefcaseBusiness },
      {
        id: 'job-2',
        label: 'Test engineer for robots in warehouses',
        note: 'Minato',
        icon: BriefcaseBusiness,
      },
    ],
  },
  { title: 'Companies', items: [{ id: 'company-1', label: 'Yukari Robotics', icon: Building2 }] },
  { title: 'Pages', items: [{ id: 'page-1', label: 'Calendar', icon: CalendarDays }] },
  { title: 'More', items: [{ id: 'all', label: 'Search all jobs for “robot”', icon: Search }] },
];

function Menu({ groups, text: first, status }: MenuProps) {
  const [text, setText] = useState(first);
  return (
    <CommandMenu
      open
      onOpenChange={() => undefined}
      title="Search"
      placeholder="Search jobs, companies and more"
      closeLabel="Close"
      text={text}
      onTextChange={setText}
      maxLength={200}
      groups={groups}
      status={status}
      onClick={() => undefined}
    />
  );
}

interface MenuProps {
  readonly groups: readonly CommandMenuGroup<CommandMenuItem>[];
  readonly text: string;
  readonly status: string;
}

const meta = {
  title: 'Overlay/CommandMenu',
  component: Menu,
  args: { groups: results, text: 'robot', status: '5 results' },
  parameters: {
    layout: 'fullscreen',
    ...guidance({
      do: [
        'Use it for one search over things of many kinds, opened by a button and by a key.',
        'Give each kind a heading, and tell alike entries apart with `note`.',
        'Offer what was searched for lately and what comes next before anything is typed.',
        'Keep the entries of the text before while the next are searched, and say so with `outdated`.',
      ],
      dont: [
        'Do not use it as a field of a form: `Combobox` is for that.',
        'Do not put pages and actions before what the reader searches for.',
      ],
      accessibility: [
        'A modal dialog with an input of role `combobox`; focus stays in it while arrow keys move through the options.',
        'Options are grouped and each group is named by its heading. `status` is announced politely.',
        'Enter that confirms a Japanese composition chooses nothing.',
      ],
    }),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** The second result is highlighted by the arrow key. */
export const Results: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await body.findByRole('combobox', { name: 'Search' }), '{ArrowDown}');
  },
};

export const NothingFound: Story = {
  args: { groups: [], text: 'zzz', status: 'Nothing matches “zzz”' },
};

/** Before anything is typed: earlier searches and pages. */
export const Suggestions: Story = {
  args: {
    text: '',
    status: '',
    groups: [
      { title: 'Recent searches', items: [{ id: 'recent-robot', label: 'robot', icon: Search }] },
      {
        title: 'Pages',
        items: [{ id: 'page-1', label: 'Calendar', icon: CalendarDays }],
      },
    ],
  },
};

export const Japanese: Story = {
  args: {
    text: 'ロボット',
    status: '2件見つかりました',
    groups: [
      {
        title: '求人',
        items: [
          {
            id: 'job-1',
            label: 'ロボット評価エンジニア',
            note: 'ゆかりロボティクス株式会社',
            icon: BriefcaseBusiness,
          },
        ],
      },
      { title: '企業', items: [{ id: 'company-1', label: 'ゆかりロボティクス株式会社', icon: Building2 }] },
    ],
  },
};
