/** An answer, its JSON read; `body` is null where there is none. `answerOf` types it. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}
