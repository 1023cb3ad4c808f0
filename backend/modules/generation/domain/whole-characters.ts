/** Cuts a stream at whole characters: half of a surrogate pair waits for its other half. */
export interface WholeCharacters {
  /** Takes a piece and returns its whole characters, after a half that waited from the piece before. */
  take(piece: string): string;
  /** Removes and returns what still waits. */
  rest(): string;
}

/** Begins a stream in which nothing waits. */
export function createWholeCharacters(): WholeCharacters {
  let half = '';
  return {
    take(piece) {
      const text = half + piece;
      const last = text.charCodeAt(text.length - 1);
      const cut = last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
      half = text.slice(cut);
      return text.slice(0, cut);
    },
    rest() {
      const waited = half;
      half = '';
      return waited;
    },
  };
}
