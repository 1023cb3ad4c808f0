/** Lines of a README that are true for any project. {topic} is its name, {audience} its users, {aspect} one of its parts. */
export const TAGLINES = '{Topic_cap}, made for {audience} who want it to [work first and impress later|get out of the way|do one job and stop].';

/** Sentences that follow the commands in the quick start of a README. */
export const AFTER_START: readonly string[] = [
  'If you see a result, you are done; everything below can wait.', 'That is the whole start. Read on when a question comes up.', 'A result on the screen means that it works; the rest of this page is for later.',
  'Nothing else is needed for a first try.', 'When the last command answers, you can close this page.', 'Run them in this order, and stop at the first one that complains.',
];

/** Four wordings for what a command prints. Studio picks one at random for each command in a README that it writes. */
export const AFTER_COMMAND: readonly ((command: string, result: string) => string)[] = [
  (command, result) => `After \`${command}\` you see: ${result}.`, (command, result) => `\`${command}\` ends with this: ${result}.`, (command, result) => `Expect this from \`${command}\`: ${result}.`, (command, result) => `Once \`${command}\` has run: ${result}.`,
];
export const READY: readonly string[] = ['ready from the first run', 'on by default', 'without any setting', 'from the first minute', 'with nothing to switch on', 'as it comes out of the box'];

export const WHY: readonly string[] = [
  '[Because {aspect} should not need a meeting.|It began with one evening lost to {aspect}.|Because doing it by hand was fine once and tiring the ninth time.|Somebody had to look after {aspect}, and it might as well be a machine.]',
  '[Most tools ask you to learn them first; this one tries to be useful on the way.|You should be able to use it before you understand it, and to understand it when you must.|It asks for little at the beginning and explains itself when you ask back.]',
  '[It stays small on purpose, so that you can read all of it when something goes wrong.|There is not much of it, and that is the idea: small things can be trusted and replaced.|Features are added slowly here, because each of them has to be explained to {audience}.]',
  '[If your needs are larger than this, you will notice early, and nothing here will hold you back.|It will not grow into a platform; for that, others exist and are good.|When it stops being enough, your data is in plain files and can leave.]',
  '[It was written for {audience}, and tried out on people who had not asked for it.|Its first users were {audience}; their complaints became its defaults.|{Audience_cap} were asked first, and their answers are why it is so short.]',
  '[Everything it does, it says; everything it cannot do, it says as well.|It prefers a clear refusal to a clever guess.|Where it is unsure it stops, and tells you why.]',
];
export const EVERYDAY: readonly string[] = [
  '[Start with the defaults; they are the settings the examples were written with.|Leave the settings alone for a week before you judge them.|Use it bare at first, so that you know what each option would change.]',
  '[Change one option, run it again, and keep the change only when you can say what it did.|Turn one knob at a time and look at the difference.|Try a new option on a copy, then on the real thing.]',
  '[Commit your settings next to your work, so that the two travel together.|Keep the configuration in the same repository as the work it is for.|Write down why a setting is there, in a comment beside it.]',
  '[When in doubt, ask for help from the command line: `--help` is kept true.|`--help` lists every option, and only those that exist.|The built-in help is short and always matches your version.]',
  '[Run it twice; the second run should change nothing.|It is safe to start it again after an interruption.|If you stop it halfway, begin again from the top.]',
  '[Put the command you type most into a script, and give that script a dull name.|Two commands that always follow each other belong in one file.|What you do daily should fit in one line.]',
  '[Update on a quiet day, and read the notes first.|Pin a version where others depend on it.|Before an upgrade, keep the old version within reach.]',
];
export const SETTINGS_ROWS: readonly string[] = [
  '| *its name* | what it changes, in [one line|plain words] | *what happens without it* |', '| *another* | [one row for each setting that people really touch|only what a user would notice] | *to be filled in* |',
  '| *a secret* | say where it comes from, never its value | *none* |', '| *a path* | where files are read from or written to | *the current folder* |', '| *a limit* | how much is enough, and what happens beyond it | *to be filled in* |',
];
export const TROUBLE: readonly string[] = [
  '[Read the first line of the error; the rest is usually its echo.|Begin with the first message, not with the last one.|Scroll up: the cause stands above the noise.]',
  '[Check the version you are running before the one you are reading about.|Ask the program for its version, and compare it with this page.|Make sure that the command you call is the one you installed.]',
  '[Open an issue with what you did, what you expected and what you saw.|Tell us three things: the command, your hope, and the outcome.|Report it with the exact command and its whole answer.]',
  '[A small example that fails is the best present a maintainer can get.|Shrink it until only the fault is left; half of all faults disappear on the way.|Five lines that fail beat five pages that describe a failure.]',
  '[Try it in an empty folder, to see whether the folder is the problem.|Move your settings aside and try once without them.|Repeat it on another machine before you doubt your own.]',
  '[Look at the permissions of the files it wants to touch.|Check the disk and the rights; it is dull, and it is often that.|See whether the user who runs it may write where it writes.]',
  '[Search the closed issues as well; yours may have been answered last year.|Somebody may have met it before: search for the exact message.|Paste the message into the issue search, without your own paths.]',
];
export const CONTRIBUTING: readonly string[] = [
  '[Small changes are welcome without asking.|Fix a typo or a wrong sentence right away; no issue is needed.|If it takes you less than ten minutes, simply send it.]',
  '[For larger ones, open an issue first and describe the problem before the solution.|Before anything big, tell us what hurts; we may know a shorter way.|A new feature begins as a question and not as a patch.]',
  '[A change is ready when it has a test that failed without it.|Bring a test that is red before your change and green after it.|Show with a test what was wrong, then make it right.]',
  '[Be kind in reviews, since everybody here is spending their own evening.|Reviews are about the code; the person did their best.|Say what you like before you say what you would change.]',
  '[One change for one reason keeps reviews short.|Two fixes are two requests.|Leave the tidying for a change of its own.]',
  '[Documentation counts as much as code.|A better example is worth a release.|Whoever explains it better improves it most.]',
];
export const LICENCE_LINES = ['See the file `LICENSE`.', 'The full text is in `LICENSE`.', 'Its terms are in the file `LICENSE`.', '`LICENSE` has the whole of it.'] as const;
export const NO_LICENCE = ['Choose one before you publish, and put its text into `LICENSE`.', 'Not chosen yet: without a licence, nobody else may use it.', 'Still open. Pick one and add it as `LICENSE`.'] as const;
