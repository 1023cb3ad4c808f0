/** Agents whose names have the words stand before those that are found by what they say about themselves; otherwise the order stays. */
export function namedFirst<Agent extends { name: string }>(agents: readonly Agent[], words: string): Agent[] {
  const wanted = words.toLowerCase();
  const isNamed = ({ name }: Agent): boolean => name.toLowerCase().includes(wanted);
  return [...agents.filter(isNamed), ...agents.filter((agent) => !isNamed(agent))];
}
