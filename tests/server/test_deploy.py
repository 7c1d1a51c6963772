"""The files in deploy/: they are in order, and name only options, metrics and pages that there are."""

from __future__ import annotations

import configparser
import inspect
import itertools
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import prometheus_client
import pytest
import yaml

from throneroom.cli.serve import serve
from throneroom.server import metrics, workers
from throneroom.server.app import create
from throneroom.server.config import Config, trusted_proxies

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
RUNBOOK = (ROOT / "docs" / "how-to" / "runbook.md").read_text()
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
UNIT = DEPLOY / "throneroom.service"


def options_of_serve() -> set[str]:
    """All options of `throneroom serve`, as they are written."""
    named = set()
    for name, parameter in inspect.signature(serve, eval_str=True).parameters.items():
        declared = parameter.annotation.__metadata__[0].param_decls or ()
        named |= set(declared) or {f"--{name.replace('_', '-')}", f"--no-{name.replace('_', '-')}"}
    return named


def known_metrics() -> set[str]:
    """The names under which Prometheus finds what the server measures."""
    return {
        name
        for value in vars(metrics).values()
        if isinstance(value, prometheus_client.metrics.MetricWrapperBase)
        for family in value.describe()
        for name in names_of(family)
    }


def names_of(family: Any) -> set[str]:
    endings = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"], "gauge": [""]}
    return {family.name + ending for ending in endings[family.type]}


def documents() -> Iterator[dict[str, Any]]:
    for file in sorted((DEPLOY / "kubernetes").glob("*.yaml")):
        yield from yaml.safe_load_all(file.read_text())


def one(kind: str) -> dict[str, Any]:
    [found] = [document for document in documents() if document["kind"] == kind]
    return found


def commands() -> dict[str, list[str]]:
    container = one("Deployment")["spec"]["template"]["spec"]["containers"][0]
    (start,) = re.findall(r"^ExecStart=\S+/(throneroom .*)$", UNIT.read_text(), re.MULTILINE)
    (nginx,) = re.findall(r"^# +(throneroom serve .*)$", (DEPLOY / "nginx.conf").read_text(), re.MULTILINE)
    return {
        "kubernetes": [*container["command"], *container["args"]],
        "systemd": start.split(),
        "nginx": nginx.split(),
        "compose": COMPOSE["services"]["throneroom"]["command"].split(),
    }


@pytest.mark.parametrize("where", ["kubernetes", "systemd", "nginx", "compose"])
def test_servers_are_started_with_options_that_there_are(where: str) -> None:
    words = commands()[where]
    assert words[:2] == ["throneroom", "serve"]
    used = {word for word in words if word.startswith("--")}
    assert used and used <= options_of_serve()
    trusted_proxies([value for option, value in itertools.pairwise(words) if option == "--proxy"])


def test_kubernetes_objects_fit_together() -> None:
    deployment, service, ingress = one("Deployment"), one("Service"), one("Ingress")
    template = deployment["spec"]["template"]
    labels = template["metadata"]["labels"]
    for selector in (
        deployment["spec"]["selector"]["matchLabels"], service["spec"]["selector"],
        one("PodDisruptionBudget")["spec"]["selector"]["matchLabels"],
    ):  # fmt: skip
        assert selector.items() <= labels.items()
    container = template["spec"]["containers"][0]
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    assert ports == {"http": 8000} and inspect.signature(serve).parameters["port"].default == 8000
    assert service["spec"]["ports"][0]["targetPort"] == "http"
    backend = ingress["spec"]["rules"][0]["http"]["paths"][0]["backend"]["service"]
    assert backend == {"name": service["metadata"]["name"], "port": {"name": "http"}}
    assert container["envFrom"] == [{"secretRef": {"name": one("Secret")["metadata"]["name"]}}]
    assert {mount["name"] for mount in container["volumeMounts"]} == {v["name"] for v in template["spec"]["volumes"]}
    pages = create(Config()).openapi()["paths"].keys()
    probed = [container[probe]["httpGet"] for probe in ("readinessProbe", "livenessProbe")]
    assert {get["path"] for get in probed} <= pages and {get["port"] for get in probed} == {"http"}


def test_the_secret_has_the_variables_that_the_server_reads() -> None:
    values = one("Secret")["stringData"]
    parameters = inspect.signature(serve, eval_str=True).parameters.values()
    variables = {"DATABASE_URL", *(one.annotation.__metadata__[0].envvar for one in parameters)} - {None}
    assert len(variables) == 3 and set(values) == set(COMPOSE["services"]["throneroom"]["environment"]) == variables
    assert Config(values["DATABASE_URL"]).shared
    assert all(variable in UNIT.read_text() for variable in variables)


def test_every_guide_installs_what_a_server_needs() -> None:
    """The core alone refuses to serve."""
    guides = [*(ROOT / "docs").rglob("*.md"), *DEPLOY.rglob("*"), ROOT / "Dockerfile", ROOT / "README.md"]
    texts = {guide.name: guide.read_text() for guide in guides if guide.is_file()}
    installed = {
        (name, line.strip())
        for name, text in texts.items()
        if re.search(r'throneroom[", ]+serve', text)
        for line in re.findall(r"pip install (?!--user )(.*)", text.replace("\\\n", " "))
    }
    for name, line in installed:
        assert "[server]" in line or name in ("train-a-bot.md", "environments.md"), f"{name}: {line}"
    assert {name for name, _ in installed} >= {"server.md", "host.md", "throneroom.service", "Dockerfile"}


def test_there_is_time_to_end() -> None:
    """Nobody kills a server before it would have ended by itself."""
    pod = one("Deployment")["spec"]["template"]["spec"]
    pause = int(pod["containers"][0]["lifecycle"]["preStop"]["exec"]["command"][1])
    assert pod["terminationGracePeriodSeconds"] > pause + workers.STOP_WITHIN
    (stop,) = re.findall(r"^TimeoutStopSec=(\d+)$", UNIT.read_text(), re.MULTILINE)
    assert int(stop) > workers.STOP_WITHIN
    assert int(COMPOSE["services"]["throneroom"]["stop_grace_period"].removesuffix("s")) > workers.STOP_WITHIN
    (prevented,) = re.findall(r"^RestartPreventExitStatus=(.*)$", UNIT.read_text(), re.MULTILINE)
    assert str(workers.STARTUP_FAILURE) in prevented.split() and str(workers.STOPPED_LATE) not in prevented.split()


def test_the_unit_is_in_order(tmp_path: Path) -> None:
    """Also in the eyes of systemd, where it is installed; with a program in the place of ours that is there."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(UNIT.read_text())
    assert parser.sections() == ["Unit", "Service", "Install"]
    service = parser["Service"]
    assert service["User"] == "throneroom" and service["Restart"] == "always"
    assert service["NoNewPrivileges"] == "true" and service["ProtectSystem"] == "strict"
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/opt/throneroom/bin/throneroom", sys.executable))
    if program := shutil.which("systemd-analyze"):
        done = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def rules() -> list[dict[str, Any]]:
    return [rule for group in yaml.safe_load((DEPLOY / "alerts.yaml").read_text())["groups"] for rule in group["rules"]]


def test_alerts_and_dashboards_ask_for_metrics_that_there_are() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    asked = metrics_in(*(target["expr"] for panel in panels for target in panel["targets"]))
    known = known_metrics()
    assert asked | metrics_in(*(rule["expr"] for rule in rules())) <= known
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert set(map(base, asked)) == set(map(base, known)), "the dashboard shows all of them"


def metrics_in(*texts: str) -> set[str]:
    return {name for text in texts for name in re.findall(r"throneroom_\w+", text)}


def base(name: str) -> str:
    """The metric of a series of a histogram."""
    return re.sub(r"_(bucket|count|sum)$", "", name)


def test_every_alert_is_in_the_runbook() -> None:
    titles = re.findall(r"^## (Throneroom\w+)$", RUNBOOK, re.MULTILINE)
    assert titles == [rule["alert"] for rule in rules()]
    for rule in rules():
        assert rule["annotations"]["runbook"] == f"docs/how-to/runbook.md#{rule['alert'].lower()}"
        assert rule["annotations"]["summary"] and rule["labels"]["severity"] in ("page", "ticket")
    for part in re.split(r"^## Throneroom", RUNBOOK, flags=re.MULTILINE)[1:]:
        assert all(f"**{word}**" in part for word in ("It means", "See more", "Do")), part
