# syntax=docker/dockerfile:1
# The door: hashed assets from disk, everything else to the API instances.
FROM node:20-bookworm-slim AS client
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY infra/sandbox/package.json infra/sandbox/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY tsconfig.base.json tsconfig.json ./
COPY backend/contracts backend/contracts
COPY frontend frontend
RUN npm run build

FROM nginx:1.28-alpine
COPY infra/docker/nginx.conf infra/docker/outer-proxies.conf /etc/nginx/
COPY --from=client /app/dist/client/assets /srv/client/assets
USER nginx
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --retries=6 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/web-health"]
