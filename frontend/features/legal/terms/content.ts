import { PRODUCT } from '#contracts/product.ts';
import type { LegalSection } from '../legal-document.ts';

/** What people make, publish and sell. */
export const CONTENT: readonly LegalSection[] = [
  {
    id: 'your-content',
    title: 'What you put in',
    inShort: 'Your words and files stay yours. We may only do with them what running the service takes.',
    body: [
      'Prompts, form answers, uploads, profiles and messages that you put in are **your content**, and they stay yours. You let us store, copy, process and show them as far as the service needs it: to run your prompt, to show what you made public, to keep backups, to review reports. That permission costs us nothing, is not exclusive, and ends when the content is deleted, except where somebody has bought a version of a prompt from you (see [Selling prompts](#selling)).',
      'To run a prompt with a hosted AI provider, the filled-in prompt is sent to that provider. Studio, the built-in demo provider, works on this server alone. Details are in the [Privacy Policy](/privacy-policy#providers).',
      'You confirm that you have the rights to what you put in, pictures of other people included. We do not train AI models on your content.',
    ],
  },
  {
    id: 'outputs',
    title: 'What the AI makes',
    inShort: 'What you make is yours as far as the law allows. Check it before you rely on it.',
    body: [
      'As between you and us, **you own what your runs make**: we claim no rights in it. You may use it privately and commercially, as far as the law, the provider’s terms and the rights of others allow.',
      {
        list: [
          'In many countries, work made by a machine has little or no copyright. Owning it here does not mean that you can forbid others to use something alike.',
          'Other people may get the same or a similar result, even from other prompts.',
          'A royalty pays for the use of the prompt. It gives its creator no share in what you made with it.',
          'Results can be wrong, offensive or close to existing work. Check facts, names and rights before you publish, and do not take results for medical, legal or financial advice.',
          'Where the law asks for it, say that something was made with AI. What Studio made is labelled “Made by Studio, the built-in demo provider”.',
        ],
      },
      'Who sees your creations is your choice: they are private unless you decide otherwise, for one of them or in your settings.',
    ],
  },
  {
    id: 'licences',
    title: 'Prompt licences',
    inShort: 'A prompt shows what you may do with it. Running is always allowed; copying and changing depends on its licence.',
    body: [
      'Whoever publishes a prompt picks one of these licences for its text. It is shown on the page of the prompt.',
      {
        pairs: [
          ['Run only', 'Run it as often as you like. Do not copy, fork or republish its text.'],
          ['Fork with credit', 'You may make your own version and publish it, if it names the original.'],
          ['Fork with royalty', 'As above, and the creator of the original receives the shown share of what your version earns.'],
          ['Open', 'Use, change and publish the text freely.'],
        ],
      },
      'A licence is about the prompt’s text. What you make by running a prompt is covered by [What the AI makes](#outputs).',
      '**Sealed prompts.** The text of a paid prompt stays on the server until you unlock it. Unlocking lets you read it, and fork it where its licence says so; it is not permission to give the text away or sell it. Results of sealed prompts are checked before they are shown, so that a prompt does not recite itself; a run that is blocked by this check costs nothing.',
    ],
  },
  {
    id: 'selling',
    title: 'Selling prompts',
    inShort: 'You set the price, you get up to 80 %, after seven days. Who bought a version keeps it.',
    body: [
      'Creators may offer a prompt for free, for a royalty on each run, or to be unlocked. Paid prompts are reviewed before they are listed.',
      {
        list: [
          'What others pay for your prompts goes to your **pending** earnings. After **seven days** it is released: 80 % of each day’s total goes to you, rounded down to whole tokens, and the rest stays with the platform.',
          '**Bonus tokens** (welcome gifts and rewards) count toward that total only if the buyer’s email is confirmed by then and the account was older than 24 hours at the payment, and up to 20 tokens from each buyer in all. What you get from them stays bonus tokens and is never paid out as money.',
          'While a buyer’s payment to us is disputed, what you earned from those tokens waits. If the dispute is lost, it goes back.',
          'Royalties that somebody paid for your prompt in the last 30 days count toward the price of unlocking it.',
          'When a buyer gets a refund, the earning behind it is taken back.',
          'A published version is never changed afterwards. **A buyer owns the version bought and every later one**, even after you withdraw the prompt or delete your account.',
          'Describe what your prompt does truthfully, and do not publish other people’s prompts as your own.',
        ],
      },
      'Works-rates, run counts and ratings come from real runs. Rates are hidden until there are enough runs to mean something. Buying or faking them costs you your listing.',
      `Selling here does not make you an employee, partner or agent of anybody at ${PRODUCT}. Taxes on what you earn are yours to declare.`,
    ],
  },
  {
    id: 'takedown',
    title: 'Reports and takedown',
    inShort: 'Report what breaks the rules or your rights. We look, decide with reasons, and you may appeal.',
    body: [
      'If something here breaks these terms or infringes your rights, use **Report** where it stands, or the form for issues in the user menu. For a claim about rights, please tell us:',
      {
        list: [
          'the address of what you mean, and what is wrong with it;',
          'which work or right is yours, and that you own it or act for its owner;',
          'how to reach you, and that what you say is true to the best of your knowledge.',
        ],
      },
      'We may hide content while we look into a report. Whoever published it learns the reason and may answer or appeal; a person decides, not a program alone. Content that must go is removed, buyers of a removed prompt get back what they paid for it if it can no longer be used, and repeated breaches end an account. Reports that are knowingly false are a breach of these terms too.',
    ],
  },
];
