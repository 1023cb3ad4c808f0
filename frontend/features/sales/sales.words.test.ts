import { expect, it } from 'vitest';
import { CLAW_BACK_PREVIEW, REFUND_FORM } from './sales.words.ts';

it.each([
  [1, '1 is spent or held already. It becomes a debt, which the next tokens pay first.'],
  [1_200, '1,200 are spent or held already. They become a debt, which the next tokens pay first.'],
])('says that %i spent or held tokens of a refund become a debt of the buyer', (debt, words) => expect(CLAW_BACK_PREVIEW.spentHeldText(debt)).toBe(words));

it.each([
  [0, 0, 'The money goes back to the card. A refund cannot be undone.'],
  [1, 1, 'The money goes back to the card and 1 token goes with it. 1 of them is spent and becomes debt. A refund cannot be undone.'],
  [40, 3, 'The money goes back to the card and 40 tokens go with it. 3 of them are spent and become debt. A refund cannot be undone.'],
])('warns before a refund that takes %i tokens back, of which the buyer spent %i', (tokens, debt, words) => expect(REFUND_FORM.consequence(tokens, debt)).toBe(words));
