import { Card } from '../card/Card.tsx';
import { Grid } from '../grid/Grid.tsx';
import { Link } from '../link/Link.tsx';
import { Logo } from '../logo/Logo.tsx';
import { Prose } from '../prose/Prose.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { useLanguage, Words } from './language.tsx';
import { List, Page, PageSection } from './Page.tsx';

const foundations = [
  ['Colour', 'Every colour by its meaning, and the contrast of every pair that is used.'],
  ['Type', 'Seven sizes in English and Japanese, and where a line breaks.'],
  ['Space', 'The grid of 4 px, radii, sizes, and the widths of a screen.'],
  ['Elevation', 'Three heights, edges before shadows.'],
  ['Icons', 'Every icon of the house, its sizes, and when it needs a name.'],
  ['Motion', 'How long things move, and when they do not.'],
  ['Voice', 'How Michi speaks, in both languages.'],
] as const;

/** Where the layout changes, as a list. */
function useWidths(): string {
  const { lang } = useLanguage();
  return new Intl.ListFormat(lang).format(Object.values(breakpoints).map(String));
}

export const IntroductionPage = () => (
  <Page
    title="Michi, for review"
    lead="Every component and every screen of the portal, rendered from the code that students use."
  >
    <Logo />
    <PageSection
      title="Foundations"
      lead="The basis of every component. The figures are computed from the theme."
    >
      <Grid fill="medium" gap="medium" as="ul">
        {foundations.map(([name, about]) => (
          <Card
            key={name}
            as="li"
            level={3}
            title={
              <Link
                href={`?path=/story/foundations-${name.toLowerCase()}--${name.toLowerCase()}`}
                target="_top"
              >
                <Words text={name} />
              </Link>
            }
          >
            <Words text={about} />
          </Card>
        ))}
      </Grid>
    </PageSection>
    <PageSection title="Two rooms">
      <Prose>
        <ul>
          <li>
            <Words text="**Design system**: each component with its import, a playground, its props, what to do and what not, notes on accessibility, and all its states. All at a glance:" />{' '}
            <Link href="?path=/story/components--components" target="_top">
              <Words text="Components" />
            </Link>
          </li>
          <li>
            <Words text="**Portal**: the screens, made of those components, on the examples of the contracts. They need no server and hold no real person." />
          </li>
        </ul>
      </Prose>
    </PageSection>
    <PageSection
      title="How to look"
      lead="The URL contains all settings: copy it, and another person sees the same."
    >
      <List
        ordered
        values={{ widths: useWidths() }}
        texts={[
          '**Theme** in the toolbar: light and dark. The documentation pages follow, too.',
          '**Language** in the toolbar: the screens change to Japanese, and with them these pages and the guidance of a component. The components have no words of their own; their Japanese stories show how the text runs.',
          '**Backend** in the toolbar: a screen with data, without, waiting, failing, signed out, offline.',
          '**Viewport** in the toolbar: look at 360 px and at 1440 px. Between them the layout changes at {widths} px.',
          '**In the portal** in the toolbar of a screen, and under each heading of its documentation page: the same screen in the running portal on mocks. **Source** beside it: the file of the story.',
          '**Controls** below a playground: change the words, try the longest name you know.',
          '**Accessibility** beside them: what axe finds. It finds nothing, or the tests would fail. The notes of each component list what it cannot find.',
        ]}
      />
    </PageSection>
    <PageSection title="What to look for">
      <List
        texts={[
          'Is it clear at a glance where I stand, what is next, and by when?',
          'Is there one thing to do first, and is it the one that stands out?',
          'Does it hold with a long company name, with nothing in it, with an error?',
          'Does a Japanese line break between phrases?',
          'Can it be done with the keyboard alone, and is it always plain where the focus is?',
          'Does the same thing look and read the same as on the other screens?',
        ]}
      />
    </PageSection>
    <PageSection title="How to say it">
      <Prose>
        <p>
          <Words text="Name the story by its address, say what you expected, and in which theme, language and width. Where it is a rule, say so: it then goes into the component, and every screen has it." />
        </p>
      </Prose>
    </PageSection>
  </Page>
);
