import { expect, it } from 'vitest';
import { foldLinks } from './fold-links.ts';

it('joins the places of a path that few people reached into one, and keeps the number of people per step', () => {
  const links = [
    { step: 1, from: 'signed_up', to: 'generation_success', people: 90 }, { step: 1, from: 'signed_up', to: 'order_paid', people: 1 }, { step: 1, from: 'signed_up', to: 'item_saved', people: 1 },
    { step: 1, from: 'signed_up', to: 'ended', people: 1 },
    { step: 2, from: 'order_paid', to: 'ended', people: 1 }, { step: 2, from: 'item_saved', to: 'ended', people: 1 }, { step: 2, from: 'generation_success', to: 'ended', people: 90 },
  ];
  expect(foldLinks(links, 93)).toEqual([
    { step: 1, from: 'Sign-up', to: 'Run that worked', people: 90 }, { step: 1, from: 'Sign-up', to: 'Other', people: 2 }, { step: 1, from: 'Sign-up', to: 'ended', people: 1 },
    { step: 2, from: 'Run that worked', to: 'ended', people: 90 }, { step: 2, from: 'Other', to: 'ended', people: 2 },
  ]);
});

it('counts addresses of one kind of page as one place', () => {
  const links = [{ step: 1, from: 'signed_up', to: 'page_viewed /create', people: 3 }, { step: 1, from: 'signed_up', to: 'page_viewed /edit/prompt/:idOrSlug', people: 4 }];
  expect(foldLinks(links, 7)).toEqual([{ step: 1, from: 'Sign-up', to: 'Opened the builder', people: 7 }]);
});
