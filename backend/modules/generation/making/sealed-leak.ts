/** Thrown when the output of a sealed run leaks its prompt, alone or together with the buyer's earlier runs. No more of it may be shown. */
export class SealedLeak extends Error {
  override readonly name = 'SealedLeak';
  readonly code: 'sealed_leak' | 'sealed_slices';

  constructor(code: SealedLeak['code']) {
    super('the output overlaps with the sealed prompt');
    this.code = code;
  }
}
