/** Sorts found agents: those whose names contain the search words come before those that match only by their description. */
export function namedFirst<Agent extends { name: string }>(agents: readonly Agent[], words: string): Agent[] {
  const wanted = words.toLowerCase();
  const isNamed = ({ name }: Agent): boolean => name.toLowerCase().includes(wanted);
  return [...agents.filter(isNamed), ...agents.filter((agent) => !isNamed(agent))];
}
