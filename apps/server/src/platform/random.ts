/** Where randomness comes from; tests make it predictable. */
export interface Random {
  bytes(count: number): Buffer;
}
