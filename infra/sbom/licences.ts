/** The licences (SPDX) under which third-party packages may run in production, each with the duties that it puts on us. */
const PERMITTED: Readonly<Record<string, string>> = {
  MIT: 'keep the notice', 'MIT-0': 'nothing', ISC: 'keep the notice', '0BSD': 'nothing', 'BSD-2-Clause': 'keep the notice', 'BSD-3-Clause': 'keep the notice',
  'Apache-2.0': 'keep licence and notices', 'BlueOak-1.0.0': 'keep the licence', 'CC0-1.0': 'nothing', 'CC-BY-4.0': 'name the author (data of browsers)',
  'OFL-1.1': 'fonts: keep the licence, sell no font alone',
  'MPL-2.0': 'changed files of the package stay open; we change none',
  'LGPL-3.0-or-later': 'a library that is loaded and can be replaced (libvips of sharp)',
  'GPL-3.0-only': 'a program that is called, not linked (ffmpeg)',
};

/** Licences of third-party packages whose package.json names none, or not by its SPDX name: read from their LICENSE files. */
const READ: Readonly<Record<string, string>> = {
  busboy: 'MIT', streamsearch: 'MIT', 'xmlhttprequest-ssl': 'MIT', '@ffmpeg-installer/linux-x64': 'GPL-3.0-only',
};

/** Returns the licence of a package as an SPDX expression; null when it is not known. */
export const licenceOf = (name: string, told: string | undefined): string | null => READ[name] ?? told ?? null;

/** Returns whether each licence of an SPDX expression is permitted; of alternatives (`OR`), one is enough. */
export const isPermitted = (expression: string): boolean =>
  expression.replace(/[()]/g, '').split(' OR ').some((choice) => choice.split(' AND ').every((licence) => licence in PERMITTED));
