const FENCED = /^```[\w-]*\n([\s\S]*?)\n```$/;

/** Returns the text in a model's answer, without the code fence that some models put around it. */
export function improvedText(answer: string): string {
  const text = answer.trim();
  return FENCED.exec(text)?.[1] ?? text;
}
