import type { ChatEntity } from '@michi/api/chat';
import { Avatar } from '@michi/design-system/avatar';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';

export interface EntityAvatarProps {
  readonly entity: ChatEntity;
  readonly size?: 32 | 40;
}

/** Picture of a party, decorative: its name is beside it. */
export function EntityAvatar({ entity, size = 40 }: EntityAvatarProps) {
  const { language } = useLanguage();
  return (
    <Avatar
      shape="square"
      size={size}
      name={pickBilingual(entity, 'name', language)}
      seed={entity.id}
      src={entity.photoUrl}
    />
  );
}
