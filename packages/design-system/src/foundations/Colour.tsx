import { Text } from '../text/Text.tsx';
import { contrast, contrastFigure } from '../theme/contrast.ts';
import {
  monograms,
  PART_CONTRAST,
  parts,
  TEXT_CONTRAST,
  textsOnGrounds,
  textsOnSoft,
  textsOnSolid,
  type ContrastPair,
  type OpaqueColour,
} from '../theme/contrastPairs.ts';
import { dark } from '../theme/dark.ts';
import { light } from '../theme/light.ts';
import { colourGroups, type ColourName } from './colourUses.ts';
import * as styles from './Foundations.css.ts';
import { type English, Words } from './language.tsx';
import { Figures, Page, PageSection, TokenName } from './Page.tsx';
import { TokenFiles } from './TokenFiles.tsx';

type Colours = Readonly<Record<OpaqueColour, string>>;

/** A colour in both themes, whatever the page's theme. */
const Swatch = ({ name, use }: { name: ColourName; use: English }) => (
  <li className={styles.swatch}>
    <div className={styles.halves}>
      <div className={styles.half} style={{ background: light[name] }} />
      <div className={styles.half} style={{ background: dark[name] }} />
    </div>
    <div className={styles.values}>
      <span>{light[name]}</span>
      <span>{dark[name]}</span>
    </div>
    <div className={styles.use}>
      <TokenName path={['color', name]} />
      <Text size="small">
        <Words text={use} />
      </Text>
    </div>
  </li>
);

interface ContrastProps {
  readonly ratio: number;
  readonly needed: number;
}

/** The contrast of a pair, marked if it is too low. */
const Contrast = ({ ratio, needed }: ContrastProps) => {
  const figure = contrastFigure(ratio);
  return ratio < needed ? <Words text="{contrast}, too faint" values={{ contrast: figure }} /> : figure;
};

interface SampleProps {
  readonly colours: Colours;
  readonly pair: ContrastPair;
}

/** The name of a background and its contrast, in the two colours. */
const TextSample = ({ colours, pair: [text, ground] }: SampleProps) => (
  <span className={styles.sample} style={{ color: colours[text], background: colours[ground] }}>
    {ground} <Contrast ratio={contrast(colours[text], colours[ground])} needed={TEXT_CONTRAST} />
  </span>
);

/** A ring in the colour of a line on its background, and the contrast. */
const PartSample = ({ colours, pair: [part, ground] }: SampleProps) => (
  <span className={styles.part}>
    <span className={styles.dot} style={{ background: colours[ground] }}>
      <span className={styles.ring} style={{ borderColor: colours[part] }} />
    </span>
    {ground} <Contrast ratio={contrast(colours[part], colours[ground])} needed={PART_CONTRAST} />
  </span>
);

interface ContrastTableProps {
  readonly caption: English;
  readonly pairs: readonly ContrastPair[];
  readonly sample: typeof TextSample;
}

/** A row per colour, with its backgrounds in both themes. */
const ContrastTable = ({ caption, pairs, sample: Sample }: ContrastTableProps) => {
  const colours = [...new Set(pairs.map(([colour]) => colour))];
  const drawn = (theme: Colours, colour: OpaqueColour) => (
    <span className={styles.samples}>
      {pairs
        .filter(([each]) => each === colour)
        .map((pair) => (
          <Sample key={pair[1]} colours={theme} pair={pair} />
        ))}
    </span>
  );
  return (
    <Figures
      caption={caption}
      columns={['Colour', 'Light', 'Dark']}
      rows={colours.map((colour) => ({
        id: colour,
        head: <TokenName path={['color', colour]} />,
        cells: [drawn(light, colour), drawn(dark, colour)],
      }))}
    />
  );
};

const monogramSample = (
  colours: (typeof light | typeof dark)['monogram'],
  [letters, ground]: (typeof monograms)[number],
) => (
  <span className={styles.sample} style={{ color: colours[letters], background: colours[ground] }}>
    道 <Contrast ratio={contrast(colours[letters], colours[ground])} needed={TEXT_CONTRAST} />
  </span>
);

/** All colours of the theme and the contrasts of all pairs in use, computed from the theme. */
export const ColourPage = () => (
  <Page
    title="Colour"
    lead="Colours are named by what they mean, never by their hue. A component asks for a meaning; the theme answers, in light on the left and in dark on the right."
  >
    {colourGroups.map(({ title, uses }) => (
      <PageSection key={title} title={title}>
        <ul className={styles.swatches}>
          {uses.map(([name, use]) => (
            <Swatch key={name} name={name} use={use} />
          ))}
        </ul>
      </PageSection>
    ))}
    <PageSection
      title="Contrast of text"
      lead="Computed from the tokens by the definition of WCAG 2.2, rounded down. Text needs {needed} (AA). A test keeps every pair of these tables above its limit."
      values={{ needed: TEXT_CONTRAST }}
    >
      <ContrastTable caption="Text on grounds" pairs={textsOnGrounds} sample={TextSample} />
      <ContrastTable caption="Text on soft grounds" pairs={textsOnSoft} sample={TextSample} />
      <ContrastTable caption="Text on full colours" pairs={textsOnSolid} sample={TextSample} />
    </PageSection>
    <PageSection
      title="Contrast of lines, marks and the focus"
      lead="What must be seen to use a control needs {needed}. Border and borderSoft only divide, and a status mark always stands beside its word: nothing is lost with them, so they may be fainter."
      values={{ needed: PART_CONTRAST }}
    >
      <ContrastTable caption="Lines and marks" pairs={parts} sample={PartSample} />
    </PageSection>
    <PageSection
      title="Monograms"
      lead="Stand where a company or a person has no picture. The name chooses the colour, so that it stays the same everywhere."
    >
      <Figures
        caption="Letters on monograms"
        columns={['Ground', 'Light', 'Dark']}
        rows={monograms.map((pair) => ({
          id: pair[1],
          head: <TokenName path={['color', 'monogram', pair[1]]} />,
          cells: [monogramSample(light.monogram, pair), monogramSample(dark.monogram, pair)],
        }))}
      />
    </PageSection>
    <TokenFiles />
  </Page>
);
