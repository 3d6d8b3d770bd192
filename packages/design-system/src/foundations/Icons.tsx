import { Bell, Heart, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Inline } from '../inline/Inline.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './Foundations.css.ts';
import { iconSet } from './iconSet.ts';
import { useLanguage, Words } from './language.tsx';
import { CodeName, Figures, List, Page, PageSection } from './Page.tsx';

const sizes = [
  ['small', '16 px', 'In small buttons, beside text of 12 and 13 px.'],
  ['medium', '18 px', 'In buttons and beside most text. What an icon has unless said otherwise.'],
  ['large', '20 px', 'In icon buttons, the sidebar and rows.'],
] as const;

/** The icons of which name or group contains each word, such as `calendar` or `talk`. */
const IconSearch = () => {
  const { read } = useLanguage();
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = iconSet
    .map(({ title, icons }) => ({
      title,
      icons: Object.entries(icons).filter(([name]) =>
        words.every((word) => `${name} ${read(title)}`.toLowerCase().includes(word)),
      ),
    }))
    .filter(({ icons }) => icons.length > 0);
  const count = found.reduce((sum, { icons }) => sum + icons.length, 0);
  return (
    <>
      <PageSection title="All icons">
        <SearchField
          label={read('Search icons')}
          hint={read('By name or group, such as calendar or talk.')}
          clearLabel={read('Clear')}
          onSearch={setSearch}
        />
        <div role="status">
          <Text tone="soft">{count === 1 ? read('1 icon') : read('{count} icons', { count })}</Text>
        </div>
      </PageSection>
      {found.map(({ title, icons }) => (
        <PageSection key={title} title={title}>
          <ul className={styles.icons}>
            {icons.map(([name, icon]) => (
              <li key={name} className={styles.icon}>
                <Icon icon={icon} size="large" />
                <CodeName>{name}</CodeName>
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
    </>
  );
};

/** Every icon of the product, its sizes, and when it needs a name. */
export function IconsPage() {
  const { read } = useLanguage();
  return (
    <Page
      title="Icons"
      lead="Line icons of lucide, drawn in 1.75 px and in the colour of the words beside them. One picture for one thing, on every screen."
    >
      <PageSection title="Sizes">
        <Figures
          caption="Sizes of icons"
          columns={['Name', 'Size', 'Line', 'Filled', 'Where']}
          rows={sizes.map(([size, pixels, where]) => ({
            id: size,
            head: <CodeName>{size}</CodeName>,
            cells: [
              pixels,
              <Icon key="line" icon={Heart} size={size} />,
              <Icon key="filled" icon={Heart} size={size} filled />,
              <Words key="where" text={where} />,
            ],
          }))}
        />
        <Text tone="soft">
          <Words text="Filled means on: a favourite that is set. There is no other meaning." />
        </Text>
      </PageSection>
      <PageSection
        title="Decorative or named"
        lead="An icon says nothing to a screen reader. What it means must be in words: beside it, or as the name of the button it is."
      >
        <Figures
          caption="Decorative and named icons"
          columns={['Case', 'Looks', 'Is read out as', 'Rule']}
          rows={[
            {
              id: 'words',
              head: read('Beside words'),
              cells: [
                <Button key="button" icon={Send}>
                  {read('Send')}
                </Button>,
                read('Send, button'),
                read('Decorative. The icon is hidden, the words are the name.'),
              ],
            },
            {
              id: 'alone',
              head: read('Alone in a button'),
              cells: [
                <IconButton key="button" icon={Bell} label={read('Notifications')} />,
                read('Notifications, button'),
                read('Named by its label, which nobody sees: only for pictures that everybody knows.'),
              ],
            },
            {
              id: 'many',
              head: read('Alone in a row'),
              cells: [
                <IconButton key="button" icon={Trash2} label={read('Delete the resume Sales 2027')} />,
                read('Delete the resume Sales 2027, button'),
                read('The name says of what, as ten buttons “Delete” cannot be told apart.'),
              ],
            },
            {
              id: 'status',
              head: read('For a status'),
              cells: [
                <Inline key="status" gap="xxsmall">
                  <Icon icon={Heart} filled />
                  <Text as="span">{read('Favorite')}</Text>
                </Inline>,
                read('Favorite'),
                read('Never alone, and never by its colour alone.'),
              ],
            },
          ]}
        />
      </PageSection>
      <PageSection title="Which icon">
        <List
          texts={[
            'Look below first: what the house has a picture for keeps that picture.',
            'A thing that words say better has no icon.',
            'Alone it is for pictures that everybody knows: search, close, menu, share.',
          ]}
        />
      </PageSection>
      <IconSearch />
    </Page>
  );
}
