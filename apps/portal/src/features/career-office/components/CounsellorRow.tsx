import type { Counsellor } from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { ListRow } from '@michi/design-system/list-row';
import { Text } from '@michi/design-system/text';
import { Link } from 'react-router-dom';
import { photoAddress } from '../../../shared/ui/files/photoAddress.ts';
import { toCounsellor } from '../../../shared/navigation/paths.ts';
import { useCounsellorLabels } from '../useCounsellorLabels.ts';

/** A counsellor in List View. */
export function CounsellorRow({ counsellor }: { readonly counsellor: Counsellor }) {
  const wordsOf = useCounsellorLabels();
  const { id, photoUrl, nextAvailableAt } = counsellor;
  const { name, position, topics, facts, next } = wordsOf(counsellor);
  return (
    <ListRow
      link={<Link to={toCounsellor(id)} />}
      leading={<Avatar name={name} seed={id} src={photoAddress(photoUrl)} />}
      title={name}
      {...(position !== null && { subtitle: position })}
      meta={
        <>
          {topics}
          <br />
          {facts}
        </>
      }
      footer={
        <Text as="span" size="small" tone={nextAvailableAt === null ? 'soft' : 'success'}>
          {next}
        </Text>
      }
    />
  );
}
