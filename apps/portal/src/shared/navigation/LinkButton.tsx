import { Button, type ButtonProps } from '@michi/design-system/button';
import { Link, type LinkProps } from 'react-router-dom';

export interface LinkButtonProps
  extends
    Pick<ButtonProps, 'children' | 'fullWidth' | 'size' | 'variant'>,
    Pick<LinkProps, 'to' | 'replace' | 'onClick'> {}

/** A link within the portal that looks like a button. */
export function LinkButton({ children, fullWidth, size, variant, ...link }: LinkButtonProps) {
  return (
    <Button asChild fullWidth={fullWidth} size={size} variant={variant}>
      <Link {...link}>{children}</Link>
    </Button>
  );
}
