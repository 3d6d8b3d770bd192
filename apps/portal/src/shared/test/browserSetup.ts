import '@michi/design-system/theme';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long a test waits at most for what it expects, as long as what vitest itself waits for does.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);
