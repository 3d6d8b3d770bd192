import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import '../theme/index.ts';

// Longest wait of a test for an expectation, the same as vitest's own.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);
