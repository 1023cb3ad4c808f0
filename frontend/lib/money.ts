export { centsOf, costPerToken, dollars, multiplyCents } from './dollars.ts';
