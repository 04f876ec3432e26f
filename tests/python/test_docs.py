"""Every example of the pages on Python, in the order of the page, in one session, as a reader types them."""

import doctest
import re

import pytest
from conftest import ROOT


@pytest.mark.parametrize("name, least", [("docs/python.md", 30), ("docs/python-datasets.md", 15)])
def test_examples_of_the_page(name, least, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    page = (ROOT / name).read_text()
    blocks = re.findall(r"^```pycon\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= least // 5
    # A block begins at its own line of the page, so that a failure names it.
    text = ["\n"] * (page.count("\n") + 1)
    for block in re.finditer(r"^```pycon\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        first = page.count("\n", 0, block.start(1))
        for number, line in enumerate(block[1].splitlines(keepends=True)):
            text[first + number] = line
    test = doctest.DocTestParser().get_doctest("".join(text), {}, name, name, 0)
    said = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, out=said.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(said)
    assert runner.tries > least
