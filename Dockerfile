# Throneroom's server. Build: docker build -t throneroom . Run: docker run -p 8000:8000 -v throneroom:/data throneroom
FROM python:3.12-slim
WORKDIR /app
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY src ./src
RUN pip install --no-cache-dir --constraint constraints.txt . && useradd --create-home throne \
    && mkdir /data && chown throne /data
USER throne
ENV THRONEROOM_CACHE=/data/compiled XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=60s CMD python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health')"
CMD ["throneroom", "serve", "--host", "0.0.0.0"]
