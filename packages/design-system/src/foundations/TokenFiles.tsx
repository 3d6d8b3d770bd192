import { Inline } from '../inline/Inline.tsx';
import { Link } from '../link/Link.tsx';
import { tokenFiles } from '../theme/tokenFiles.ts';
import { PageSection } from './Page.tsx';

/** Downloads of the tokens, for designers. */
export const TokenFiles = () => (
  <PageSection
    title="Files of the tokens"
    lead="Colours, shadows, spaces, type and times as design tokens (DTCG), as CSS custom properties and as variables for Figma. The package has the same files below `tokens/`."
  >
    <Inline gap="medium">
      {Object.entries(tokenFiles()).map(([name, text]) => (
        <Link key={name} href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={name}>
          {name}
        </Link>
      ))}
    </Inline>
  </PageSection>
);
