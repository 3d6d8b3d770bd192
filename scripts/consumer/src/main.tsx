import { useListJobs } from '@michi/api/job';
import { handlersFor } from '@michi/api/mocks';
import { createQueryClient } from '@michi/api/query';
import { configureApi } from '@michi/api/transport';
import { Card } from '@michi/design-system/card';
import { ListRow } from '@michi/design-system/list-row';
import { themeClass } from '@michi/design-system/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';

/** The jobs of the first page, by their English titles. */
function Jobs() {
  const { data, error } = useListJobs({ size: 20 });
  if (error !== null) return <p role="alert">{error.kind}</p>;
  return (
    <Card title="Jobs" as="section">
      <ul>
        {data?.data.map(({ id, title, company }) => (
          <ListRow key={id} title={title} subtitle={company.name} />
        ))}
      </ul>
    </Card>
  );
}

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the app');
document.documentElement.classList.add(themeClass.light);
configureApi({});
await setupWorker(...handlersFor('populated')).start({ quiet: true });
createRoot(place).render(
  <QueryClientProvider client={createQueryClient()}>
    <Jobs />
  </QueryClientProvider>,
);
