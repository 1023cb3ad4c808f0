/** The output of a sealed run began to give its prompt away: nothing more of it may be shown. */
export class SealedLeak extends Error {
  override readonly name = 'SealedLeak';
  constructor() {
    super('the output overlaps with the sealed prompt');
  }
}
