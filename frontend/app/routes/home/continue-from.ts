/** How many recent runs the home page loads to find different ones, because runs with the same input make one card. */
export const CONTINUE_FROM = 12;
