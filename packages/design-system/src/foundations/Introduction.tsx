import { Card } from '../card/Card.tsx';
import { Grid } from '../grid/Grid.tsx';
import { Link } from '../link/Link.tsx';
import { Logo } from '../logo/Logo.tsx';
import { Prose } from '../prose/Prose.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { Page, PageSection } from './Page.tsx';

const foundations = [
  ['Colour', 'Every colour by its meaning, and the contrast of every pair that is used.'],
  ['Type', 'Seven sizes in English and Japanese, and where a line breaks.'],
  ['Space', 'The grid of 4 px, radii, sizes, and the widths of a screen.'],
  ['Elevation', 'Three heights, edges before shadows.'],
  ['Icons', 'Every icon of the house, its sizes, and when it needs a name.'],
  ['Motion', 'How long things move, and when they do not.'],
  ['Voice', 'How Michi speaks, in both languages.'],
] as const;

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
                {name}
              </Link>
            }
          >
            {about}
          </Card>
        ))}
      </Grid>
    </PageSection>
    <PageSection title="Two rooms">
      <Prose>
        <ul>
          <li>
            <strong>Design system</strong>: each component with its import, a playground, its props, what to
            do and what not, notes on accessibility, and all its states.{' '}
            <Link href="?path=/story/components--components" target="_top">
              Components
            </Link>{' '}
            shows all at a glance.
          </li>
          <li>
            <strong>Portal</strong>: the screens, made of those components, on the examples of the contracts.
            They need no server and hold no real person.
          </li>
        </ul>
      </Prose>
    </PageSection>
    <PageSection
      title="How to look"
      lead="The URL contains all settings: copy it, and another person sees the same."
    >
      <Prose>
        <ol>
          <li>
            <strong>Theme</strong> in the toolbar: light and dark. The documentation pages follow, too.
          </li>
          <li>
            <strong>Language</strong> in the toolbar: the screens change to Japanese. The guidance of a
            component is in Japanese then, too. The components have no words of their own; their Japanese
            stories show how the text runs.
          </li>
          <li>
            <strong>Backend</strong> in the toolbar: a screen with data, without, waiting, failing, signed
            out, offline.
          </li>
          <li>
            <strong>Viewport</strong> in the toolbar: look at 360 px and at 1440 px. Between them the layout
            changes at {Object.values(breakpoints).join(', ')} px.
          </li>
          <li>
            <strong>In the portal</strong> in the toolbar of a screen, and under each heading of its
            documentation page: the same screen in the running portal on mocks. <strong>Source</strong> beside
            it: the file of the story.
          </li>
          <li>
            <strong>Controls</strong> below a playground: change the words, try the longest name you know.
          </li>
          <li>
            <strong>Accessibility</strong> beside them: what axe finds. It finds nothing, or the tests would
            fail. The notes of each component list what it cannot find.
          </li>
        </ol>
      </Prose>
    </PageSection>
    <PageSection title="What to look for">
      <Prose>
        <ul>
          <li>Is it clear at a glance where I stand, what is next, and by when?</li>
          <li>Is there one thing to do first, and is it the one that stands out?</li>
          <li>Does it hold with a long company name, with nothing in it, with an error?</li>
          <li>Does a Japanese line break between phrases?</li>
          <li>Can it be done with the keyboard alone, and is it always plain where the focus is?</li>
          <li>Does the same thing look and read the same as on the other screens?</li>
        </ul>
      </Prose>
    </PageSection>
    <PageSection title="How to say it">
      <Prose>
        <p>
          Name the story by its address, say what you expected, and in which theme, language and width. Where
          it is a rule, say so: it then goes into the component, and every screen has it.
        </p>
      </Prose>
    </PageSection>
  </Page>
);
