import { Badge } from '../badge/Badge.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Link } from '../link/Link.tsx';
import {
  componentChanges,
  componentGroups,
  FIRST_VERSION,
  type ComponentName,
} from '../story/componentList.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './Foundations.css.ts';
import { Words } from './language.tsx';
import { CodeName, Page, PageSection } from './Page.tsx';

/** The approved screenshots of each component's first story, the only one with a dark one. */
const pictures = import.meta.glob<string>('../../baselines/*/*-{light,dark}.png', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** `DateField` is in the folder `date-field`. */
const folderOf = (name: ComponentName): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const statuses = {
  new: { label: 'New', tone: 'success' },
  changed: { label: 'Changed', tone: 'warning' },
  stable: { label: 'Stable', tone: 'neutral' },
} as const;

const Component = ({ name, group }: { readonly name: ComponentName; readonly group: string }) => {
  const folder = folderOf(name);
  const dark = Object.keys(pictures).find(
    (file) => file.includes(`/${folder}/`) && file.endsWith('-dark.png'),
  );
  const light = dark?.replace(/-dark\.png$/, '-light.png');
  const change = componentChanges[name];
  const { label, tone } = statuses[change?.status ?? 'stable'];
  return (
    <li className={styles.component}>
      <div>
        {[light, dark].map((file, index) => (
          <div key={file} className={index === 0 ? styles.lightShot : styles.darkShot}>
            {file !== undefined && <img src={pictures[file]} alt="" loading="lazy" className={styles.shot} />}
          </div>
        ))}
      </div>
      <div className={styles.use}>
        <Inline gap="xsmall" justify="between">
          <Link
            href={`?path=/docs/design-system-${group.toLowerCase()}-${name.toLowerCase()}--docs`}
            target="_top"
          >
            {name}
          </Link>
          <Badge tone={tone}>
            <Words text={label} />
          </Badge>
        </Inline>
        <CodeName>{`@michi/design-system/${folder}`}</CodeName>
        <Text size="small" tone="soft">
          {change?.status === 'new' ? (
            <Words text="Since the next version." />
          ) : (
            <Words text="Since {version}." values={{ version: FIRST_VERSION }} />
          )}
          {change !== undefined && (
            <>
              <br />
              <Words text={change.note} />
            </>
          )}
        </Text>
      </div>
    </li>
  );
};

/** Every component at a glance, with what is new and what has changed. */
export const ComponentsPage = () => (
  <Page
    title="Components"
    lead="Every component with its first state, in light and in dark, as the tests approved it. What is new or has changed since {version} says so."
    values={{ version: FIRST_VERSION }}
  >
    {componentGroups.map(({ title, names }) => (
      <PageSection key={title} title={title}>
        <ul className={styles.swatches}>
          {names.map((name) => (
            <Component key={name} name={name} group={title} />
          ))}
        </ul>
      </PageSection>
    ))}
  </Page>
);
