import type { CompanySummary } from '@michi/api/company';
import type { Post } from '@michi/api/news';
import type { Seminar } from '@michi/api/seminar';
import { Avatar, type AvatarProps } from '@michi/design-system/avatar';
import { pickBilingual } from '../../format/pickBilingual.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { pictureSources } from '../files/pictureSources.ts';

interface CompanyAvatarProps extends Pick<AvatarProps, 'size'> {
  readonly company: Pick<CompanySummary, 'id' | 'logo' | 'name' | 'nameJp'>;
}

/** Logo of a company, or its letter. Decorative: its name is beside it. */
export function CompanyAvatar({ company, size }: CompanyAvatarProps) {
  const { language } = useLanguage();
  return (
    <Avatar
      shape="square"
      size={size}
      name={pickBilingual(company, 'name', language)}
      seed={company.id}
      {...(company.logo !== null && pictureSources(company.logo))}
    />
  );
}

/** The same of the organizer of a seminar. */
export function OrganizerAvatar({ seminar }: { readonly seminar: Pick<Seminar, 'company' | 'organizer'> }) {
  const { company, organizer } = seminar;
  return (
    <CompanyAvatar company={{ ...organizer, logo: company?.id === organizer.id ? company.logo : null }} />
  );
}

/** The same of the publisher of a post. */
export function PublisherAvatar({ post }: { readonly post: Pick<Post, 'publisher' | 'publisherLogo'> }) {
  return <CompanyAvatar company={{ ...post.publisher, logo: post.publisherLogo }} />;
}
