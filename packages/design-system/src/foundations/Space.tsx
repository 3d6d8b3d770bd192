import { Text } from '../text/Text.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.ts';
import * as styles from './Foundations.css.ts';
import { type English, Words } from './language.tsx';
import { CodeName, Figures, Page, PageSection, TokenName } from './Page.tsx';
import { TokenFiles } from './TokenFiles.tsx';

const radii: readonly (readonly [name: keyof typeof tokens.radius, use: English])[] = [
  ['badge', 'Badges, tooltips, small parts'],
  ['field', 'Buttons, fields, alerts'],
  ['card', 'Cards, dialogs, drawers'],
  ['full', 'Pills, people, switches'],
];

const sizes: readonly (readonly [name: keyof typeof tokens.size, use: English])[] = [
  ['controlSmall', 'Small buttons, chips. The smallest thing to press is 24 px.'],
  ['control', 'Buttons.'],
  ['controlLarge', 'Large buttons, such as the one that logs in.'],
  ['field', 'Fields.'],
  ['sidebar', 'The sidebar.'],
  ['sidebarMinimised', 'The sidebar, minimised.'],
  ['topBar', 'The bar above a page.'],
  ['phoneBar', 'The bar above a page on a phone.'],
  ['bottomBar', 'The bar of the five main places on a phone.'],
  ['content', 'The widest a page gets.'],
];

const widths: readonly (readonly [name: keyof typeof breakpoints, use: English])[] = [
  ['tablet', 'The sidebar takes the place of the bars of a phone.'],
  ['desktop', 'The list keeps its place beside the open thing.'],
  ['wide', 'The chat shows who it is with beside the conversation.'],
];

/** Rows for a table of lengths, with a bar of that length. */
const lengths = (group: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, length]) => ({
    id: name,
    head: <TokenName path={[group, name]} />,
    cells: [length, <div key="bar" className={styles.bar} style={{ width: length }} />],
  }));

export const SpacePage = () => (
  <Page
    title="Space and radius"
    lead="A grid of 4 px. Room tells what belongs together: less inside a thing than between two."
  >
    <PageSection title="Space">
      <Figures
        caption="Steps of space"
        columns={['Name', 'Length', 'As long as']}
        rows={lengths('space', tokens.space)}
      />
    </PageSection>
    <PageSection
      title="Radius"
      lead="The larger the thing, the rounder. What lies in a card is less round than the card."
    >
      <ul className={styles.shapes}>
        {radii.map(([name, use]) => (
          <li key={name}>
            <div className={styles.shape} style={{ borderRadius: tokens.radius[name] }} />
            <TokenName path={['radius', name]} />
            <CodeName>{tokens.radius[name]}</CodeName>
            <Text size="small">
              <Words text={use} />
            </Text>
          </li>
        ))}
      </ul>
    </PageSection>
    <PageSection title="Sizes" lead="What has to be the same everywhere.">
      <Figures
        caption="Sizes"
        columns={['Name', 'Length', 'Of what']}
        rows={sizes.map(([name, use]) => ({
          id: name,
          head: <TokenName path={['size', name]} />,
          cells: [tokens.size[name], <Words key="use" text={use} />],
        }))}
      />
    </PageSection>
    <PageSection title="Widths of the screen" lead="From which width on a wider layout holds.">
      <Figures
        caption="Breakpoints"
        columns={['Name', 'From', 'What changes']}
        rows={widths.map(([name, use]) => ({
          id: name,
          head: <CodeName>{name}</CodeName>,
          cells: [`${breakpoints[name]}px`, <Words key="use" text={use} />],
        }))}
      />
    </PageSection>
    <TokenFiles />
  </Page>
);
