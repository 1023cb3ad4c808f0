import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createQueryClient } from '../query-client.ts';

type Answer = (body: object, status?: number) => void;

/** The requests of a test that wait for the test's answer, oldest first, by their method, and the query client that sends them. */
export interface HeldRequests {
  client: QueryClient;
  /** Number of requests of a method that wait. */
  waiting(method: string): number;
  /** Shows an element that uses the client. @returns where it is shown */
  render(element: ReactNode): HTMLElement;
  /** Does something on the screen, and waits until the screen shows what follows. */
  press(act: () => void): Promise<void>;
  /** Answers the oldest request of a method. */
  answer(method: string, body: object): Promise<void>;
  /** Refuses the oldest request of a method. */
  refuse(method: string): Promise<void>;
  /** Reads again what the cache holds under this key. */
  readAgain(queryKey: QueryKey): Promise<void>;
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

/** Lets a test hold each request of the client until the test answers it, so that the test decides which of two answers comes first. */
export function holdRequests(): HeldRequests {
  let held = new Map<string, Answer[]>();
  let root: Root | null = null;
  const ofMethod = (method: string): Answer[] => held.get(method) ?? [];
  const answered = (method: string, body: object, status: number): Promise<void> => act(async () => {
    await vi.waitFor(() => expect(ofMethod(method)).not.toHaveLength(0));
    ofMethod(method).shift()?.(body, status);
    await soon();
  });
  const requests: HeldRequests = {
    client: createQueryClient(),
    waiting: (method) => ofMethod(method).length,
    render: (element) => {
      const place = document.createElement('div');
      root = createRoot(place);
      act(() => root?.render(<QueryClientProvider client={requests.client}>{element}</QueryClientProvider>));
      return place;
    },
    press: (press) => act(async () => {
      press();
      await soon();
    }),
    answer: (method, body) => answered(method, body, 200),
    refuse: (method) => answered(method, { success: false, message: 'No', code: 'forbidden', requestId: 'r' }, 403),
    readAgain: (queryKey) => requests.press(() => void requests.client.invalidateQueries({ queryKey })),
  };
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    held = new Map();
    vi.stubGlobal('fetch', (_path: string, { method = 'GET' }: RequestInit) => new Promise<Response>((resolve) => {
      const answer: Answer = (body, status = 200) => resolve(new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }));
      held.set(method, [...ofMethod(method), answer]);
    }));
    requests.client = createQueryClient();
  });
  afterEach(() => {
    act(() => root?.unmount());
    root = null;
    vi.unstubAllGlobals();
  });
  return requests;
}
