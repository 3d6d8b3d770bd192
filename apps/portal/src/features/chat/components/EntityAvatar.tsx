import type { ChatEntity } from '@michi/api/chat';
import { CompanyAvatar } from '../../../shared/ui/company/CompanyAvatar.tsx';

export interface EntityAvatarProps {
  readonly entity: ChatEntity;
  readonly size?: 32 | 40;
}

/** Picture of a party, decorative: its name is beside it. */
export function EntityAvatar({ entity, size = 40 }: EntityAvatarProps) {
  return <CompanyAvatar company={entity} size={size} />;
}
