/** Tests make it predictable. */
export interface Random {
  bytes(count: number): Buffer;
}
