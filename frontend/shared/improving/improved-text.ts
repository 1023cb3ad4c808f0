const FENCED = /^```[\w-]*\n([\s\S]*?)\n```$/;

/** The better text in a model's answer: without the fence that some put around it. */
export function improvedText(answer: string): string {
  const text = answer.trim();
  return FENCED.exec(text)?.[1] ?? text;
}
