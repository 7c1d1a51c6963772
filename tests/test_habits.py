"""What surrounds the code: workflows, hooks, templates, the changelog."""

import os
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import throneroom
from tests.commit_subject import problem

ROOT = Path(__file__).parent.parent
HEADINGS = {"Added", "Changed", "Deprecated", "Fixed", "Removed", "Security"}


def read(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def test_both_workflows_run_what_the_local_check_runs() -> None:
    local = [line for line in (ROOT / ".ci/run").read_text().splitlines() if line.startswith("make ")]
    github = [step["run"] for step in read(".github/workflows/ci.yml")["jobs"]["check"]["steps"] if "run" in step]
    assert github == read(".gitlab-ci.yml")["check"]["script"] == local


def test_both_workflows_keep_compiled_code() -> None:
    """Each version of Python has its own, in the folder where it is looked for."""
    (github,) = [step["with"] for step in read(".github/workflows/ci.yml")["jobs"]["check"]["steps"] if "with" in step]
    gitlab = read(".gitlab-ci.yml")["check"]
    assert github["path"] == "~/.cache/throneroom"
    assert gitlab["variables"]["THRONEROOM_CACHE"] == f"$CI_PROJECT_DIR/{gitlab['cache']['paths'][0]}"
    assert "matrix.python" in github["key"] and "$PYTHON" in gitlab["cache"]["key"]


def test_both_workflows_let_other_libraries_train() -> None:
    github = [step["run"] for step in read(".github/workflows/ci.yml")["jobs"]["peers"]["steps"] if "run" in step]
    assert github == read(".gitlab-ci.yml")["peers"]["script"] == ["make peers"]


def test_the_image_is_built_and_started_and_manifests_are_checked() -> None:
    steps = [step["run"] for step in read(".github/workflows/ci.yml")["jobs"]["image"]["steps"] if "run" in step]
    assert steps[:2] == ["docker build --tag throneroom .", ".ci/image throneroom"]
    assert os.access(ROOT / ".ci/image", os.X_OK)
    assert "kubectl apply --dry-run=server --validate=strict --filename deploy/kubernetes" in steps


def test_hooks_need_nothing_from_elsewhere() -> None:
    (repository,) = read(".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    assert {hook["language"] for hook in repository["hooks"]} == {"system"}
    assert {"ruff", "ruff-format", "mypy", "page", "commit-subject"} <= {hook["id"] for hook in repository["hooks"]}


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        ("Says what changes\n\nAnd why.", None),
        ("x" * 72, None),
        ("x" * 73, "the subject has 73 characters"),
        ("", "a commit begins with a subject"),
        ("Says what\nchanges", "an empty line separates"),
        ("Says what\n# Please enter the commit message", None),
    ],
)
def test_the_subject_of_a_commit_is_checked(message: str, complaint: str | None) -> None:
    found = problem(message)
    assert found is None if complaint is None else complaint in (found or "")


def test_issue_templates_have_a_name_and_a_purpose() -> None:
    templates = [*(ROOT / ".github/ISSUE_TEMPLATE").glob("*.md")]
    assert templates
    for template in templates:
        head = yaml.safe_load(template.read_text(encoding="utf-8").split("---")[1])
        assert head["name"]
        assert head["about"]


def test_the_citation_is_of_this_version() -> None:
    citation = read("CITATION.cff")
    assert (citation["title"], citation["version"]) == ("Throneroom", throneroom.__version__)


def test_the_changelog_has_the_usual_form() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = re.findall(r"^## \[(.+?)\]", text, re.MULTILINE)
    assert releases[:2] == ["Unreleased", throneroom.__version__]
    assert set(re.findall(r"^### (.+)$", text, re.MULTILINE)) <= HEADINGS


def test_the_image_builds_the_page_and_runs_as_a_normal_user_with_a_health_check() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    page, _, last = re.split(r"^FROM ", text, flags=re.MULTILINE)[1:]
    assert "npm run build" in page
    lines = last.splitlines()
    user = next(n for n, line in enumerate(lines) if line.startswith("USER "))
    assert lines[user] != "USER root"
    assert all(n > user for n, line in enumerate(lines) if line.startswith(("CMD ", "HEALTHCHECK ")))
    assert "/health" in last
    copied = [word for line in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE) for word in line.split()]
    assert copied
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for path in copied:
        assert (ROOT / path).exists()
        assert path not in ignored
