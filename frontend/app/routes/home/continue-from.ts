/** Runs that are looked through for different ones: the same input over and over is one card. */
export const CONTINUE_FROM = 12;
