import type Koa from 'koa';
import { createSession } from 'koa-session';
import { DAY_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { AppError } from '../../errors.ts';
import { newSecret } from '../../ids.ts';
import type { Push } from '../../realtime/push.ts';
import { arrivalCookieName, readNote } from '../arrivals.ts';
import type { SessionControl, Viewer } from '../endpoint-handler.ts';
import type { HttpContext, Next } from '../http-context.ts';
import { deviceCookieName, isSessionToken, sessionCookieName, tokenFromCookies } from './session-cookie.ts';
import type { SessionStorage } from './session-storage.ts';

/** The only content of a koa-session: its signed-in user, read from the row. */
interface SessionData {
  viewer?: Viewer;
  regenerate(): Promise<void>;
}

// The life of the device cookie. Browsers limit it to 400 days.
const DEVICE_MS = 400 * DAY_MS;

export interface SessionOptions {
  storage: SessionStorage;
  production: boolean;
  absoluteMs: number;
}

export interface Sessions {
  /** Finds the signed-in user of a request and puts it into `ctx.state.viewer`. Visitors get no row and no cookie. */
  middleware: (ctx: HttpContext, next: Next) => Promise<void>;
  /** Finds the signed-in user of a socket's handshake by its session cookie. */
  viewerFromCookie(cookieHeader: string | undefined): Promise<Viewer | null>;
  /** Runs an endpoint that may sign its caller in or out. Only these endpoints use koa-session, which takes time to notice a changed session. */
  changing(ctx: HttpContext, work: () => Promise<void>): Promise<void>;
  /** Gives an endpoint within `changing` the functions to sign its caller in and out. */
  control(ctx: HttpContext, push: Push): SessionControl;
}

/** Keeps sessions in database rows by koa-session. The cookie holds an opaque id, and koa-session reaches the rows only through the store below. */
export function createSessions(app: Koa, { storage, production, absoluteMs }: SessionOptions): Sessions {
  const cookieName = sessionCookieName(production);
  const deviceCookie = deviceCookieName(production);
  const arrivalCookie = arrivalCookieName(production);
  const koaSession = createSession(
    {
      key: cookieName,
      maxAge: absoluteMs,
      signed: false,
      httpOnly: true,
      sameSite: 'lax',
      secure: production,
      genid: newSecret,
      store: {
        async get(token: string) {
          const viewer = await viewerOf(token);
          return viewer ? { viewer } : undefined;
        },
        // koa-session calls this when it thinks that the session has changed. Only signing in inserts a row, so a running request cannot revive a session that
        // was revoked meanwhile.
        async set(token: string, _data: unknown, _maxAge: number, at: { ctx?: unknown }) {
          const ctx = at.ctx as HttpContext;
          const { signingIn } = ctx.state;
          if (signingIn === undefined) return;
          delete ctx.state.signingIn;
          ctx.state.viewer = await storage.insert({ ...signingIn, token, userAgent: userAgentOf(ctx) });
        },
        async destroy(token: string, at: { ctx?: unknown }) {
          if ((at.ctx as HttpContext).cookies.get(cookieName) === token) await storage.remove(token);
        },
      },
    },
    app,
  ) as (ctx: HttpContext, next: Next) => Promise<void>;

  const viewerOf = (token: string | undefined): Promise<Viewer | null> =>
    isSessionToken(token) ? storage.find(token) : Promise.resolve(null);

  return {
    async middleware(ctx, next) {
      const token = tokenFromCookies(ctx.req.headers.cookie, cookieName);
      if (token !== null) ctx.state.viewer = await storage.find(token);
      await next();
    },
    async changing(ctx, work) {
      // The proxy ends TLS, so Koa sees plain http and would refuse to set a secure cookie.
      if (production) ctx.cookies.secure = true;
      await koaSession(ctx, work);
    },
    async viewerFromCookie(header) {
      const token = tokenFromCookies(header, cookieName);
      return token === null ? null : storage.find(token);
    },
    control: (ctx, push) => ({
      userAgent: userAgentOf(ctx),
      asksNotToBeTracked: ctx.get('DNT') === '1' || ctx.get('Sec-GPC') === '1',
      device: knownDevice(ctx.cookies.get(deviceCookie)),
      arrivalNote: readNote(ctx.cookies.get(arrivalCookie)),
      rememberDevice(secret) {
        ctx.cookies.set(deviceCookie, secret, { signed: false, httpOnly: true, sameSite: 'lax', secure: production, maxAge: DEVICE_MS });
      },
      async signIn(userId, options) {
        const previous = ctx.state.viewer;
        ctx.state.signingIn = { userId, ...options };
        await must(sessionOf(ctx), 'the session of the request').regenerate();
        if (previous) push.closeSession(previous.sessionId);
        if (!ctx.state.viewer) throw new AppError('internal', 'internal', 'The session was not started.');
      },
      async signOut() {
        const { viewer } = ctx.state;
        const token = ctx.cookies.get(cookieName);
        if (isSessionToken(token)) await storage.remove(token);
        (ctx as unknown as { session: null }).session = null;
        ctx.state.viewer = null;
        if (viewer) push.closeSession(viewer.sessionId);
      },
    }),
  };
}

const userAgentOf = (ctx: HttpContext): string => ctx.get('User-Agent').slice(0, 300);

const knownDevice = (cookie: string | undefined): string | null => (isSessionToken(cookie) ? cookie : null);

const sessionOf = (ctx: HttpContext): SessionData | null => (ctx as unknown as { session: SessionData | null }).session;
