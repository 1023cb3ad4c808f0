const tokens = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'token' : 'tokens'}`;

/** What a run that is over took and gave back, in tokens: "Nothing charged, 5 tokens returned". */
export function chargedWords({ captured, released }: { captured: number; released: number }): string {
  const charged = captured === 0 ? 'Nothing charged' : `${tokens(captured)} charged`;
  return released === 0 ? charged : `${charged}, ${tokens(released)} returned`;
}
