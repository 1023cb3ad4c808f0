import { expect, test } from 'vitest';
import { orderRestoredTexts, orderTakenBackTexts } from './payments.catalogue.ts';

const stack = { productName: 'Creator Stack', tokens: 100 };

test('names in the message about a dispute the tokens taken from the wallet', () => {
  expect(orderTakenBackTexts({ ...stack, cause: 'dispute', owed: 0 })).toEqual({
    subject: 'Creator Stack: 100 tokens taken back',
    content: 'Your bank disputes the payment for Creator Stack. Until this is decided its tokens are taken back. 100 tokens left your wallet.',
  });
});

test('names in the message about a dispute the tokens that left the wallet and those that became debt', () => {
  expect(orderTakenBackTexts({ ...stack, cause: 'dispute', owed: 40 })).toEqual({
    subject: 'Creator Stack: 60 tokens taken back, 40 tokens owed',
    content: 'Your bank disputes the payment for Creator Stack. Until this is decided its tokens are taken back. 60 tokens left your wallet; the other 40 are spent or set aside for runs. You owe 40 tokens: the next tokens you receive pay this debt first.',
  });
});

test('says in the message about a refund that no tokens left the wallet when all of them were spent', () => {
  expect(orderTakenBackTexts({ ...stack, cause: 'refund', owed: 100 })).toEqual({
    subject: 'Creator Stack: 100 tokens owed',
    content: 'Creator Stack was refunded. Its 100 tokens are no longer in your wallet. You owe 100 tokens: the next tokens you receive pay this debt first.',
  });
});

test('names in the message about a won dispute the returned tokens that can be spent after the debt is paid', () => {
  expect(orderRestoredTexts({ ...stack, cause: 'dispute', settled: 40 })).toEqual({
    subject: '60 tokens are back in your wallet',
    content: 'The dispute about your payment for Creator Stack is over, and the payment stands. 40 tokens of 100 settled what you owed for tokens that were spent. 60 tokens are back in your wallet.',
  });
});

test('names in the message about a won dispute no spendable tokens when all returned ones paid the debt', () => {
  expect(orderRestoredTexts({ ...stack, cause: 'dispute', settled: 100 })).toEqual({
    subject: '100 tokens settled what you owed',
    content: 'The dispute about your payment for Creator Stack is over, and the payment stands. 100 tokens of 100 settled what you owed for tokens that were spent. None of them is left to spend, because that many were spent before.',
  });
});

test('does not speak of a dispute in the message about a cancelled refund', () => {
  expect(orderRestoredTexts({ ...stack, cause: 'refund', settled: 0 })).toEqual({
    subject: '100 tokens are back in your wallet',
    content: 'The refund of Creator Stack did not go through. Its 100 tokens are yours again.',
  });
});
