# syntax=docker/dockerfile:1
# PgBouncer of Debian, with the configuration that is shipped. Its users are mounted (/etc/pgbouncer/userlist.txt).
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin pooler
COPY infra/pgbouncer/pgbouncer.ini /etc/pgbouncer/
USER pooler
EXPOSE 6432
HEALTHCHECK --interval=5s --timeout=3s --retries=20 CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/6432"]
CMD ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]
