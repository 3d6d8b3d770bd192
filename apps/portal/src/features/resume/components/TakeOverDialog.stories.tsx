import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { paths } from '../../../shared/navigation/paths.ts';
import { inPortal } from '../../../shared/story/inPortal.tsx';
import { dialog } from '../../../shared/story/plays.ts';
import { translate } from '../../../storyTranslations.ts';
import { fromJsonResume } from '../json/fromJsonResume.ts';
import { readText } from '../read/readText.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';

const text = `Summary
I listen first, then I write it down.
Education
Seiryo University, Faculty of Letters Apr 2023 – Mar 2027
An evening school
Skills
SQL, Facilitation`;

const meta = {
  title: 'Resume/TakeOverDialog',
  component: TakeOverDialog,
  args: {
    read: readText(text, '2026-11-20'),
    source: 'document',
    onClose: () => undefined,
  },
  parameters: { portal: { path: paths.resumes, namespaces: ['resume', 'sharing'] } },
  decorators: [inPortal],
} satisfies Meta<typeof TakeOverDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm: NonNullable<Story['play']> = async () => {
  await userEvent.click(
    await (await dialog()).findByRole('button', { name: translate('resume:read.confirm') }),
  );
};

export const Found: Story = {};
export const FoundPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
};
export const NoneChosen: Story = { play: confirm };

const unclear = fromJsonResume(
  {
    basics: { name: '佐伯花' },
    work: [{ name: 'Acme', position: 'Engineer', startDate: '2012-04', endDate: '2014' }],
    certificates: [{ name: 'TOEIC 860', date: '2025-01' }],
  },
  '2026-11-20',
);
const accept: NonNullable<Story['play']> = async () => {
  for (const checkbox of await (await dialog()).findAllByRole('checkbox')) await userEvent.click(checkbox);
};
/** A resume with unclear facts: each is asked for. */
export const MissingFact: Story = { args: { read: unclear }, play: accept };
export const AskedPhone: Story = { ...MissingFact, globals: { viewport: { value: 'narrow' } } };
/** Saving without the answers names each that is missing. */
export const AskedUnanswered: Story = {
  args: { read: unclear },
  play: async (context) => {
    await accept(context);
    await confirm(context);
  },
};
export const Nothing: Story = { args: { read: { parsed: {}, leftOut: [], shortened: new Set() } } };
/** A JSON Resume with parts that the profile has no place for: each is named. */
export const LeftOut: Story = {
  args: {
    source: 'json',
    read: fromJsonResume(
      {
        basics: { summary: 'I listen first.', location: { city: 'Otaru', countryCode: 'JP' } },
        education: [
          { institution: 'Seiryo University', startDate: '2023-04', score: '3.8', courses: ['Cartography'] },
        ],
        languages: [{ language: 'Japanese', fluency: 'Native' }],
        awards: [{ title: 'First prize, regional essay contest', date: '2025-10-01', awarder: 'Otaru City' }],
        projects: Array.from({ length: 60 }, (_, index) => ({ name: `Tide table ${index}` })),
      },
      '2026-11-20',
    ),
  },
};
export const LeftOutPhone: Story = { ...LeftOut, globals: { viewport: { value: 'narrow' } } };
/** More than the profile holds: the dialog says what is shortened and how many entries are left out. */
export const TooMuch: Story = {
  args: {
    read: readText(
      `Summary\n${'I listen first. '.repeat(140)}\nSkills\n${Array.from({ length: 52 }, (_, index) => `Skill ${index}`).join(', ')}`,
      '2026-11-20',
    ),
  },
  play: accept,
};
