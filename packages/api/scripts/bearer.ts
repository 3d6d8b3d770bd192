/** Whether one of an operation's ways to sign in is an access token, by its `security` (OpenAPI 3.1, 4.8.30). */
export type Bearer = 'required' | 'optional' | 'none';

/** @param ways the operation's `security`, or else that of the contract */
export const bearerOf = (ways: readonly object[]): Bearer => {
  if (ways.every((way) => Object.keys(way).length === 0)) return 'none';
  return ways.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required';
};
