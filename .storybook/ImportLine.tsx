import { Unstyled } from '@storybook/addon-docs/blocks';
import { CopyableText } from '@michi/design-system/copyable-text';

interface ImportLineProps {
  /** The entry of the package, such as `date-field`. */
  readonly entry: string;
  readonly names: readonly string[];
}

/** The line that imports a component, to copy. */
export const ImportLine = ({ entry, names }: ImportLineProps) => (
  <Unstyled>
    <CopyableText
      label="Import"
      text={`import { ${names.join(', ')} } from '@michi/design-system/${entry}';`}
      copyLabel="Copy"
      copiedLabel="Copied"
      failedLabel="Select the line and copy it"
    />
  </Unstyled>
);
