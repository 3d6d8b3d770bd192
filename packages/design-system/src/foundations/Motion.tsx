import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { tokens } from '../theme/tokens.ts';
import * as styles from './Foundations.css.ts';
import { type English, Words } from './language.tsx';
import { Figures, List, Page, PageSection, TokenName } from './Page.tsx';
import { TokenFiles } from './TokenFiles.tsx';

const durations: readonly (readonly [name: keyof typeof tokens.duration, use: English])[] = [
  ['quick', 'A colour under the pointer, a switch, an arrow that turns, a menu that grows from its button.'],
  ['calm', 'A dialog that rises, a drawer that comes in, a bar that grows.'],
];

/** A dot that moves with each duration when the button is pressed. */
const Runners = () => {
  const [arrived, setArrived] = useState(false);
  return (
    <div className={styles.section}>
      <div>
        <Button onClick={() => setArrived(!arrived)}>
          <Words text="Move both" />
        </Button>
      </div>
      {durations.map(([name]) => (
        <div key={name} className={styles.track}>
          <div
            className={styles.runner}
            data-arrived={arrived || undefined}
            style={{ transitionDuration: tokens.duration[name] }}
          />
        </div>
      ))}
    </div>
  );
};

export const MotionPage = () => (
  <Page
    title="Motion"
    lead="Motion explains a change: where a thing came from, what has just become another. It never decorates and never keeps anybody waiting."
  >
    <PageSection title="Durations">
      <Figures
        caption="Durations"
        columns={['Name', 'Time', 'For']}
        rows={durations.map(([name, use]) => ({
          id: name,
          head: <TokenName path={['duration', name]} />,
          cells: [tokens.duration[name], <Words key="use" text={use} />],
        }))}
      />
      <Runners />
    </PageSection>
    <PageSection title="How">
      <List
        texts={[
          'One easing, `ease-out`: it begins at once and comes to rest. Only what goes on and on, a skeleton’s breath or a wheel, has another.',
          'What comes in says where it comes from: a menu grows from its button, a drawer comes from its edge, an entry from the side that it was opened on, a folded part from below its title.',
          'Things fade and move 8 to 16 px. Nothing flies across the screen, and nothing else is moved.',
          'The first render of a page does not move.',
          'What leaves is gone at once: nobody waits for a thing they have closed.',
          'A skeleton breathes once in 1.6 s: slow enough to be looked past.',
        ]}
      />
    </PageSection>
    <PageSection
      title="Less motion"
      lead="Who asks their system for less motion gets none: every transition and animation is over within a hundredth of a millisecond, and a page jumps where it would glide. It is said once, for the whole portal. No component has to remember it."
    >
      <List
        texts={[
          'Try it: set your system to less motion and press “Move both” again.',
          'A meaning must never be in the motion alone: a toast is read out, a bar has its figure.',
        ]}
      />
    </PageSection>
    <TokenFiles />
  </Page>
);
