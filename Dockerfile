# syntax=docker/dockerfile:1
# The server with the built portal. docs/operating.md describes how to run it and which parts were tested.

FROM node:24-slim AS build
WORKDIR /michi
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /michi
COPY package.json package-lock.json .npmrc ./
COPY apps/portal/package.json apps/portal/
COPY apps/server/package.json apps/server/
COPY packages/api/package.json packages/api/
COPY packages/config/package.json packages/config/
COPY packages/conformance/package.json packages/conformance/
COPY packages/design-system/package.json packages/design-system/
COPY packages/resume-document/package.json packages/resume-document/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace @michi/server

FROM node:24-slim
ENV NODE_ENV=production \
    NODE_OPTIONS=--conditions=@michi/source \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /michi
COPY --from=packages /michi ./
COPY --from=build /michi/packages/api/src packages/api/src
COPY --from=build /michi/apps/server/src apps/server/src
COPY --from=build /michi/apps/server/migrations apps/server/migrations
COPY --from=build /michi/apps/server/seed apps/server/seed
COPY --from=build /michi/apps/server/dist apps/server/dist
COPY --from=build /michi/apps/portal/dist apps/portal/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
