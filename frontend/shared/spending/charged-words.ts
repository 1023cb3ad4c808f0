import { counted } from '#contracts/plural.ts';

/** Writes how many tokens a finished run charged and returned: "Nothing charged, 5 tokens returned". */
export function chargedWords({ captured, released }: { captured: number; released: number }): string {
  const charged = captured === 0 ? 'Nothing charged' : `${counted(captured, 'token')} charged`;
  return released === 0 ? charged : `${charged}, ${counted(released, 'token')} returned`;
}
