import { PRODUCT } from '#contracts/product.ts';
import type { LegalSection } from '#contracts/legal-text.ts';

/** Sections of the terms of service on what people make, publish and sell. */
export const CONTENT: readonly LegalSection[] = [
  {
    id: 'your-content',
    title: 'What you put in',
    inShort: 'Your words and files stay yours. We use them only as far as the service needs.',
    body: [
      'Prompts, form answers, uploads, profiles and messages that you put in are **your content** and stay yours. You allow us to store, copy, process and show your content as far as the service needs it: to run your prompt, to show what you made public, to keep backups and to review reports. We pay nothing for this permission, and it is not exclusive. It ends when the content is deleted. The exception is a version that another person bought from you (see [Selling prompts](#selling)).',
      'A hosted AI provider receives the filled-in prompt that it runs. Studio, the built-in demo provider, works on this server and sends nothing out. The [Privacy Policy](/privacy-policy#providers) has the details.',
      'You confirm that you have the rights to what you put in, including pictures of other people. We do not train AI models on your content.',
    ],
  },
  {
    id: 'outputs',
    title: 'What the AI makes',
    inShort: 'What you make is yours as far as the law allows. Check it before you rely on it.',
    body: [
      'Between you and us, **you own what your runs make**: we claim no rights in it. You may use it privately and commercially. The law, the provider’s terms and the rights of other people set the limits.',
      {
        list: [
          'In many countries, work made by a machine has little or no copyright. You may not be able to forbid other people to use something similar.',
          'Other people can get the same or a similar result, even from other prompts.',
          'A royalty pays for the use of the prompt. Its creator gets no share in what you made with it.',
          'Results can be wrong, offensive or close to existing work. Check facts, names and rights before you publish. Results are not medical, legal or financial advice.',
          'Where the law requires it, say that something was made with AI. What Studio made is labelled “Made by Studio, the built-in demo provider”.',
        ],
      },
      'You choose who sees your creations. They are private unless you decide otherwise, for a single creation or in your settings.',
    ],
  },
  {
    id: 'licences',
    title: 'Prompt licences',
    inShort: 'The page of a prompt shows its licence. You may always run the prompt. The licence says whether you may remix it.',
    body: [
      'The creator chooses one of these licences for the text of a prompt. The page of the prompt shows it.',
      {
        pairs: [
          ['No remixes', 'Run it as often as you like. Do not copy, remix or republish its text.'],
          ['Remix with credit', 'You may make your own version and publish it, if it names the original.'],
          ['Remix with a royalty', 'As above, and the creator of the original receives the shown share of what your version earns.'],
          ['Free to remix', 'Use, change and publish the text freely.'],
        ],
      },
      'A licence is about the prompt’s text. For what you make with a prompt, see [What the AI makes](#outputs).',
      '**Sealed prompts.** The text of a paid prompt stays on the server until you unlock it. After that you can read it, and remix it where its licence allows. You may not give the text away or sell it. Before a result of a sealed prompt is shown, we check that it does not repeat the prompt’s text. A run that this check blocks costs nothing.',
    ],
  },
  {
    id: 'selling',
    title: 'Selling prompts',
    inShort: 'You set the price. You get up to 80% of it after seven days. Buyers keep the versions they bought.',
    body: [
      'Creators can offer a prompt for free, for a royalty on each run, or for an unlock price. Paid prompts are reviewed before they are listed.',
      {
        list: [
          'Payments for your prompts first become **pending** earnings and are released after **seven days**. You get 80% of each day’s total, rounded down to whole tokens. The rest stays with the platform.',
          '**Bonus tokens** (welcome gifts and rewards) count toward that total under two conditions: the buyer’s email is confirmed by then, and the account was older than 24 hours at the payment. At most 20 of them count from each buyer. What you get from bonus tokens stays bonus tokens and is never paid out as money.',
          'While a buyer’s payment to us is disputed, your earnings from those tokens wait. If the dispute is lost, they go back.',
          'Royalties that a buyer paid for your prompt in the last 30 days are deducted from that buyer’s unlock price.',
          'When a buyer gets a refund, you lose the earnings from that sale.',
          'A published version is never changed afterwards. **A buyer owns the version bought and every later one**, even after you withdraw the prompt or delete your account.',
          'Describe truthfully what your prompt does, and do not publish other people’s prompts as your own.',
        ],
      },
      'Success rates, run counts and ratings come from real runs. Rates are hidden until there are enough runs. If you buy or fake them, your prompt is removed from the marketplace.',
      `Selling here does not make you an employee, partner or agent of ${PRODUCT} or of the operator. You declare the taxes on your earnings yourself.`,
    ],
  },
  {
    id: 'takedown',
    title: 'Reports and takedown',
    inShort: 'Report what breaks the rules or your rights. A person decides and gives a reason. You can appeal.',
    body: [
      'If something here breaks these terms or infringes your rights, use **Report** beside it, or **Report an Issue** in the user menu. For a claim about rights, please tell us:',
      {
        list: [
          'the address of the content, and what is wrong with it;',
          'which work or right is yours, and that you own it or act for its owner;',
          'how to reach you, and that your statement is true to the best of your knowledge.',
        ],
      },
      'We may hide content while we look into a report. Its author learns the reason and can answer or appeal. A person decides, never a program alone. Content that breaks the rules is removed. If buyers can no longer use a removed prompt, they get back what they paid for it. Repeated breaches end an account. A report that you know to be false also breaks these terms.',
    ],
  },
];
