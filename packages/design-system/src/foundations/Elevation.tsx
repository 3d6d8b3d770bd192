import { Heading } from '../heading/Heading.tsx';
import { dark, darkShadow } from '../theme/dark.ts';
import { light, lightShadow } from '../theme/light.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './Foundations.css.ts';
import { Words } from './language.tsx';
import { CodeName, Page, PageSection, TokenName } from './Page.tsx';
import { TokenFiles } from './TokenFiles.tsx';

const levels = [
  [
    'none',
    'On the page',
    'Cards, rows, fields. An edge of one pixel says where they end; there is no shadow.',
  ],
  ['menu', 'Above the page', 'Menus, lists of choices, toasts, the bar that stays at the bottom.'],
  ['dialog', 'Above everything', 'Dialogs and drawers, on a page that is dimmed.'],
] as const;

const themes = [
  { name: 'Light', colours: light, shadows: lightShadow },
  { name: 'Dark', colours: dark, shadows: darkShadow },
] as const;

export const ElevationPage = () => (
  <Page
    title="Elevation"
    lead="Edges before shadows: what lies on the page has a line around it, and only what floats casts a shadow. There are three heights and no more."
  >
    {levels.map(([level, title, use]) => (
      <PageSection key={level} title={title} lead={use}>
        <div className={styles.pair}>
          {themes.map(({ name, colours, shadows }) => (
            <div
              key={name}
              className={styles.stage}
              style={{ background: colours.surface, borderColor: colours.border, color: colours.text }}
            >
              <div
                className={styles.floating}
                style={{
                  background: colours.surfaceRaised,
                  borderColor: colours.border,
                  boxShadow: shadows[level],
                }}
              >
                <Words text={name} />
                <br />
                <TokenName path={['shadow', level]} />
                <CodeName>{shadows[level]}</CodeName>
              </div>
            </div>
          ))}
        </div>
      </PageSection>
    ))}
    <section className={styles.lead}>
      <Heading level={2} size="heading">
        <Words text="In the dark" />
      </Heading>
      <Text>
        <Words text="A shadow hardly shows on a dark ground. There it is deeper, and what floats is a step lighter than the page besides." />
      </Text>
    </section>
    <TokenFiles />
  </Page>
);
