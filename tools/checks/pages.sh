#!/usr/bin/env bash
# pages.sh: the tests of the web app in chromium that `make test` has no time for (tagged `long` in web/tests/browser).
# No planted fault of its own: it is a run of tests.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/setup.sh run web
tools/web.sh long
