export { centsOf, costPerToken, dollars } from './dollars.ts';
