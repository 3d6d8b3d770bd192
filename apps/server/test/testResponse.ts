/** An answer, its JSON read; `body` is null where there is none. `responseOf` types it. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}
