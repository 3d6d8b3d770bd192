import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { ArrowLeft } from 'lucide-react';

/** The words of a way back, behind the arrow that all of them have. */
export function BackLabel({ children }: { readonly children: string }) {
  return (
    <Inline as="span" gap="xxsmall" wrap={false}>
      <Icon icon={ArrowLeft} size="small" />
      {children}
    </Inline>
  );
}
