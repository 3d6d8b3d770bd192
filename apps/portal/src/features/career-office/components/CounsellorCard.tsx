import type { Counsellor } from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { Text } from '@michi/design-system/text';
import { Languages, MessagesSquare, Monitor, Users } from 'lucide-react';
import { toCounsellor } from '../../../shared/navigation/paths.ts';
import { photoAddress } from '../../../shared/ui/files/photoAddress.ts';
import { CardFact, EntryCard } from '../../../shared/ui/results/EntryCard.tsx';
import { useCounsellorLabels } from '../useCounsellorLabels.ts';

/** A counsellor in Card View. */
export function CounsellorCard({ counsellor }: { readonly counsellor: Counsellor }) {
  const { id, photoUrl, nextAvailableAt } = counsellor;
  const { name, position, style, languages, topics, assisted, next } = useCounsellorLabels()(counsellor);
  return (
    <EntryCard
      to={toCounsellor(id)}
      leading={<Avatar name={name} seed={id} src={photoAddress(photoUrl)} />}
      title={name}
      subtitle={position}
      facts={
        <>
          <CardFact icon={MessagesSquare}>{topics}</CardFact>
          <CardFact icon={Monitor}>{style}</CardFact>
          <CardFact icon={Languages}>{languages}</CardFact>
          <CardFact icon={Users}>{assisted}</CardFact>
        </>
      }
    >
      <Text size="small" tone={nextAvailableAt === null ? 'soft' : 'success'}>
        {next}
      </Text>
    </EntryCard>
  );
}
