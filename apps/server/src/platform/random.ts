/** Source of randomness; tests make it predictable. */
export interface Random {
  bytes(count: number): Buffer;
}
