export const SORTABLE_LIST = {
  placeText: (place: number, all: number) => `place ${place} of ${all}`,
  dragInstructions: 'Press Space to pick it up, the arrow keys to move it, Space to put it down and Escape to cancel. Or press Alt with an arrow key.',
  onDragStart: (name: string, place: string) => `Picked up ${name}, ${place}.`,
  onDragOver: (name: string, place: string) => `${name} is over ${place}.`,
  isNowAtOnDragEnd: (name: string, place: string) => `${name} is now at ${place}.`,
  wentBackOnDragEnd: (name: string) => `${name} went back.`,
};
