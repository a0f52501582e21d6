FROM node:20-bookworm-slim AS build
WORKDIR /triptych
COPY . .
# Also installs the packages of the lock file.
RUN npm run build && npm prune --omit=dev

FROM node:20-bookworm-slim
WORKDIR /triptych
ENV NODE_ENV=production TRIPTYCH_DATA=/data
COPY --from=build --chown=node:node /triptych /triptych
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=15s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "apps/cli/dist/triptych.mjs", "serve"]
