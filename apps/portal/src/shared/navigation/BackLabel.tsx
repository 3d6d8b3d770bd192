import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { ArrowLeft } from 'lucide-react';

export function BackLabel({ children }: { readonly children: string }) {
  return (
    <Inline as="span" gap="xxsmall" wrap={false}>
      <Icon icon={ArrowLeft} size="small" />
      {children}
    </Inline>
  );
}
