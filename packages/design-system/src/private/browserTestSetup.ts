import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import '../theme/index.ts';

// How long a test waits at most for what it expects; a busy machine needs more than the second of the library.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
