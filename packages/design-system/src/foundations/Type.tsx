import { Heading } from '../heading/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { japaneseTokens, tokens } from '../theme/tokens.ts';
import * as styles from './Foundations.css.ts';
import { type English, Words } from './language.tsx';
import { CodeName, Figures, Page, PageSection, TokenName } from './Page.tsx';
import { TokenFiles } from './TokenFiles.tsx';

const english = 'Where do I stand, and by when?';
const japanese = 'いまの状況と、次の締切';

interface Step {
  readonly size: string;
  readonly line: string;
}

/** Line height in px, also for a factor. */
const lineHeight = ({ size, line }: Step) =>
  line.endsWith('px') ? line : `${line} (${Math.round(Number.parseFloat(size) * Number(line) * 10) / 10}px)`;

/** A sample in the values of its language, which a page in the other language would override. */
const Sample = ({ step, lang, text }: { step: Step; lang: 'en' | 'ja'; text: string }) => (
  <span lang={lang} style={{ fontSize: step.size, lineHeight: step.line }}>
    {text}
    <br />
    <CodeName>{`${step.size} / ${lineHeight(step)}`}</CodeName>
  </span>
);

const names = ['display', 'title', 'heading', 'large', 'body', 'small', 'tiny'] as const;
const uses: Readonly<Record<(typeof names)[number], English>> = {
  display: 'The name of a page outside the frame.',
  title: 'The title of a page.',
  heading: 'The title of a dialog, of an open job.',
  large: 'Titles of cards; an introduction.',
  body: 'Most text, and what is typed.',
  small: 'Second lines, tabs, chips.',
  tiny: 'Badges, terms, times.',
};
const weights = ['regular', 'medium', 'strong', 'heading'] as const;

export const TypePage = () => (
  <Page
    title="Type"
    lead="The fonts of the reader’s own system, no web font: the first words are there at once. Seven sizes, and no other."
  >
    <PageSection
      title="Sizes"
      lead="A Japanese line has more ink than a Latin one and takes more air: 1.7 for text, 1.4 to 1.5 for titles. The language of the text decides, not that of the page."
    >
      <Figures
        caption="Sizes in both languages"
        columns={['Size', 'English', 'Japanese']}
        rows={names.map((name) => ({
          id: name,
          head: (
            <>
              <TokenName path={['text', name, 'size']} />
              <Text size="small" tone="soft">
                <Words text={uses[name]} />
              </Text>
            </>
          ),
          cells: [
            <Sample key="en" step={tokens.text[name]} lang="en" text={english} />,
            <Sample key="ja" step={japaneseTokens.text[name]} lang="ja" text={japanese} />,
          ],
        }))}
      />
    </PageSection>
    <PageSection
      title="Weights"
      lead="Japanese system fonts have two or three weights: 650 would fall back to one of them, so the heavy two are 700."
    >
      <Figures
        caption="Weights in both languages"
        columns={['Weight', 'English', 'Japanese']}
        rows={weights.map((name) => ({
          id: name,
          head: <TokenName path={['weight', name]} />,
          cells: [
            <span key="en" lang="en" style={{ fontWeight: tokens.weight[name] }}>
              {english} <CodeName>{tokens.weight[name]}</CodeName>
            </span>,
            <span key="ja" lang="ja" style={{ fontWeight: japaneseTokens.weight[name] }}>
              {japanese} <CodeName>{japaneseTokens.weight[name]}</CodeName>
            </span>,
          ],
        }))}
      />
    </PageSection>
    <PageSection
      title="Where a line breaks"
      lead="Japanese headings break between phrases (文節), not in the middle of a word, and both languages share out a heading over its lines. A screen never sets a break by hand."
    >
      <div className={styles.pair}>
        <div className={styles.section}>
          <Text weight="strong">
            <Words text="As headings are" />
          </Text>
          <div lang="ja" className={styles.narrow}>
            <Heading level={3}>面接の日程を確認して回答する</Heading>
          </div>
          <div lang="en" className={styles.narrow}>
            <Heading level={3}>Answer the interview request of Kazehaya</Heading>
          </div>
        </div>
        <div className={styles.section}>
          <Text weight="strong">
            <Words text="As a browser would break them" />
          </Text>
          <div lang="ja" className={styles.narrow}>
            <p className={styles.plainBreaks}>面接の日程を確認して回答する</p>
          </div>
          <div lang="en" className={styles.narrow}>
            <p className={styles.plainBreaks}>Answer the interview request of Kazehaya</p>
          </div>
        </div>
      </div>
    </PageSection>
    <PageSection
      title="Figures"
      lead="Digits are of one width, so that times and amounts stand below one another."
    >
      <div>
        <Text>11:11 ¥1,111,111</Text>
        <Text>20:48 ¥2,480,960</Text>
      </div>
    </PageSection>
    <PageSection title="Fonts" lead="The first of the list that the reader’s system has.">
      <Figures
        caption="Fonts"
        columns={['Name', 'Fonts']}
        rows={Object.entries(tokens.font).map(([name, fonts]) => ({
          id: name,
          head: <CodeName>{name}</CodeName>,
          cells: [<span key="fonts" style={{ fontFamily: fonts }}>{`${fonts}, 道`}</span>],
        }))}
      />
    </PageSection>
    <TokenFiles />
  </Page>
);
