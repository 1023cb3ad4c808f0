/** Puts agents whose names contain the words before those that only match by their description; otherwise keeps the order. */
export function namedFirst<Agent extends { name: string }>(agents: readonly Agent[], words: string): Agent[] {
  const wanted = words.toLowerCase();
  const isNamed = ({ name }: Agent): boolean => name.toLowerCase().includes(wanted);
  return [...agents.filter(isNamed), ...agents.filter((agent) => !isNamed(agent))];
}
