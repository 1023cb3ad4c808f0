/** How many recent runs are searched for different ones, because runs with the same input make one card. */
export const CONTINUE_FROM = 12;
