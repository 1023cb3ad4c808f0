export const WALLET = {
  everyTokenReceivedText: 'Every token you received or spent, with the reason.',
  buyTokensButton: 'Buy tokens',
  title: 'No activity yet',
  lookAroundButton: 'Look around',
  everyTokenText: 'Every token you receive or spend appears here.',
};
