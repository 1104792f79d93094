# The service as a container: Node and the packages of production, a user without rights, and a root file system that may be read-only.
#
#   docker build -t judgment-service .                               # or podman, or buildah
#   docker run -p 8080:8080 -v judgment-data:/data judgment-service  # with the database that comes along
#
# BASE is any image with Node 24.12 or later.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS packages
WORKDIR /service
COPY . .
# The base brings Node, so the copy for machines without one is left out.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node /root/.npm

FROM ${BASE}
# The embedded server, and files that are kept, need one directory that stays. Everything else may be read-only.
RUN groupadd --system --gid 10001 judgment \
  && useradd --system --uid 10001 --gid judgment --home-dir /data --shell /usr/sbin/nologin judgment \
  && install -d -o judgment -g judgment -m 0700 /data
COPY --from=packages /service /service
WORKDIR /service
ENV NODE_ENV=production HOST=0.0.0.0 METRICS_HOST=0.0.0.0 DATA_DIR=/data
USER 10001:10001
VOLUME /data
# The API; metrics and probes, which need no key: publish this port to nobody.
EXPOSE 8080 9464
# Ready: the database answers and its schema is up to date. Asks where METRICS_PORT, or PORT, says.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "src/server/health-check.ts"]
# SIGTERM drains: keep the grace period above DRAIN_SECONDS.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "src/server/main.ts"]
