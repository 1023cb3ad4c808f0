import { expect, it } from 'vitest';
import { foreignMarks } from './foreign-marks.ts';

it('knows variables of other notations, and leaves ours, links, checkboxes and code', () => {
  expect(foreignMarks('{{topic}} [YOUR NAME] ${tone:dry} {{size:small|large}} [YOUR NAME] [TONE: warm|dry]')).toEqual(['[YOUR NAME]', '${tone:dry}', '{{size:small|large}}', '[TONE: warm|dry]']);
  expect(foreignMarks('{{First Name}} {{ companyName }} {{kebab-case}} {{ topic }} {{First Name}} {{#if x}} {{1}}')).toEqual(['{{First Name}}', '{{ companyName }}', '{{kebab-case}}']);
  expect(foreignMarks('{{topic}} [the guide](https://x.y) [x] [1] [A] arr[INDEX] [REF][1] $5 {a}')).toEqual([]);
});
