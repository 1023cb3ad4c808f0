import type { ProfileBody } from '#contracts/account.ts';
import type { Issue } from '#contracts/errors.ts';

// Characters that reorder or hide text, with which a name can pose as another person's. Joiners are allowed, because emoji and several scripts need them.
const DECEIVING = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u{E0000}-\u{E007F}]/u;
const FLAG_OF_A_REGION = /\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]+\u{E007F}/gu;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\t\n\r]|[\u2028\u2029]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const MESSAGE = 'This contains invisible characters. Please remove them.';

/** Finds the parts of a profile whose text would mislead readers. Line breaks are allowed only in the bio. */
export function profileIssues({ displayName, bio, links }: ProfileBody): Issue[] {
  const issues: Issue[] = [];
  const check = (path: (string | number)[], text: string, control: RegExp): void => {
    if (control.test(text) || DECEIVING.test(text.replace(FLAG_OF_A_REGION, ''))) issues.push({ path, message: MESSAGE });
  };
  check(['displayName'], displayName, CONTROL);
  if (displayName !== '' && !VISIBLE.test(displayName)) issues.push({ path: ['displayName'], message: 'This name has no visible characters.' });
  check(['bio'], bio, CONTROL_BUT_LINES);
  links.forEach((link, index) => {
    check(['links', index], link, CONTROL);
    const { username, password } = new URL(link);
    if (username || password) issues.push({ path: ['links', index], message: 'Leave out the part before the @.' });
  });
  return issues;
}
