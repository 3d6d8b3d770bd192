import type { Counsellor } from '@michi/api/user';
import { Avatar, type AvatarProps } from '@michi/design-system/avatar';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { pictureSources } from '../../../shared/ui/files/pictureSources.ts';

interface CounsellorAvatarProps extends Pick<AvatarProps, 'size'> {
  readonly counsellor: Pick<Counsellor, 'id' | 'name' | 'nameJp' | 'photo'>;
  /** Whether it says what the photo shows. Default: no, as in a list, where the name is beside it. */
  readonly described?: boolean;
}

/** Photo of a counsellor, or their initials. */
export function CounsellorAvatar({ counsellor, described = false, size }: CounsellorAvatarProps) {
  const { language } = useLanguage();
  const { id, photo } = counsellor;
  return (
    <Avatar
      size={size}
      name={pickBilingual(counsellor, 'name', language)}
      seed={id}
      {...(photo !== null && pictureSources(photo))}
      {...(described && photo !== null && { label: pickBilingual(photo, 'text', language) ?? undefined })}
    />
  );
}
