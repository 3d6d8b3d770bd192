# syntax=docker/dockerfile:1
# The server with the built portal. docs/operating.md describes how to run it and which parts were tested.

# Debian with Node 24 and npm; the user `node` runs the server.
ARG BASE_IMAGE=node:24-slim

FROM ${BASE_IMAGE} AS build
WORKDIR /michi
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build

FROM ${BASE_IMAGE} AS packages
WORKDIR /michi
COPY package.json package-lock.json .npmrc ./
COPY apps/portal/package.json apps/portal/
COPY apps/server/package.json apps/server/
COPY packages/api/package.json packages/api/
COPY packages/config/package.json packages/config/
COPY packages/conformance/package.json packages/conformance/
COPY packages/design-system/package.json packages/design-system/
COPY packages/resume-document/package.json packages/resume-document/
# What no running server reads: types, source maps, other weights of the fonts, libraries for Alpine, the drawing of PDFs, and
# packages that only its tests or the build use (npm installs them, since other workspaces depend on them).
RUN npm ci --omit=dev --omit=peer --ignore-scripts --no-audit --no-fund --workspace @michi/server \
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && rm -rf node_modules/@img/*musl* node_modules/@node-rs/*musl* \
    node_modules/@napi-rs node_modules/react-dom node_modules/@typescript node_modules/typescript \
  && find node_modules/pdfjs-dist -type f ! -name package.json ! -path '*/legacy/build/pdf.mjs' \
    ! -path '*/legacy/build/pdf.worker.mjs' -delete \
  && find node_modules/@expo-google-fonts/noto-sans-jp -mindepth 1 -type d ! -name 400Regular ! -name 700Bold -prune \
    -exec rm -rf {} +

FROM ${BASE_IMAGE}
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
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
