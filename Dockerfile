# Throneroom's server. Build: docker build -t throneroom . Run: docker run -p 8000:8000 -v throneroom:/data throneroom

FROM node:24-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --loglevel=error
COPY web ./
COPY src/throneroom/languages /build/src/throneroom/languages
RUN npm run build

FROM python:3.12-slim AS wheel
WORKDIR /build
COPY pyproject.toml hatch_build.py constraints.txt README.md LICENSE ./
COPY src ./src
COPY --from=page /build/src/throneroom/server/static ./src/throneroom/server/static
RUN export PIP_CONSTRAINT=constraints.txt && pip install --no-cache-dir ".[server]" \
    && throneroom compile --portable src/throneroom/engine/machine_code \
    && pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.12-slim
COPY constraints.txt /tmp/constraints.txt
RUN --mount=from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --constraint /tmp/constraints.txt "$(echo /wheels/*.whl)[server]" \
    && useradd --create-home throne && mkdir /data && chown throne /data
USER throne
WORKDIR /data
ENV THRONEROOM_CACHE=/data/compiled XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 8000
# Compiled code comes with the wheel. On a processor without AVX2 the first start compiles the games, which may take two
# minutes; the server answers meanwhile, but is not healthy yet.
HEALTHCHECK --interval=15s --timeout=5s --start-period=180s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
CMD ["throneroom", "serve", "--host", "0.0.0.0"]
