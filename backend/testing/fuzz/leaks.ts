/** Texts that no answer may contain: paths of our code, SQL statements, names of constraints, messages of database drivers. */
const LEAKS: readonly RegExp[] = [
  /\n\s+at \S+ \(?\/?\S+:\d+:\d+/, /node_modules/, /\.(ts|mjs|js):\d+:\d+/, /\bselect .{1,200} from "?\w+"?/i, /\binsert into "?\w+"? \(/i, /\bupdate "?\w+"? set\b/i,
  /syntax error at or near/i, /violates (\w+-?)+ ?\w* constraint/i, /duplicate key value/i, /invalid input syntax for/i, /relation "\w+"/i, /ECONN(REFUSED|RESET)/, /ENOTFOUND|EAI_AGAIN/, /WRONGTYPE|ERR wrong number/,
  /(Type|Reference|Range|Syntax)Error:/, /Cannot read propert/i, /is not a function/i, /postgres(ql)?:\/\//i, /redis:\/\//i, /\$argon2/,
];

/** The first part of an answer that reveals the server's inside; null for none. A text from the request itself may come back. */
export function leakIn(answer: string, request: string): string | null {
  for (const leak of LEAKS) {
    const [found] = leak.exec(answer) ?? [];
    if (found !== undefined && !leak.test(request) && !leak.test(decoded(request))) return found;
  }
  return null;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};
