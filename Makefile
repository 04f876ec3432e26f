# The few words people type. The work is in CMakePresets.json and tools/.
.PHONY: build run test check web web-run web-test wheel bench soak check-ratings pictures deb static npm-cli \
  container release clean help
.NOTPARALLEL:

build: ## build the release program (build/release/bin/shudu)
	@tools/setup.sh run
	@tools/build.sh release

run: ## install what is missing, build what is installed, solve examples/puzzles.txt
	@tools/setup.sh run
	@tools/build.sh release shudu_installed
	@tools/run_examples.sh

test: ## install what is missing, run every test: library, programs, Python and npm packages, web app
	@tools/setup.sh run test web python
	@tools/test.sh

check: ## every check of the tree: lint, sanitizers, both compilers, threads, coverage, docs
	@tools/check.sh

web: ## build the web app into web/dist (static files)
	@tools/setup.sh run web
	@tools/web.sh build

web-run: ## serve web/dist on this machine and print the address
	@tools/setup.sh run web
	@tools/web.sh serve

web-test: ## every test of the web app, also those that make test has no time for
	@tools/setup.sh run web
	@tools/web.sh all

wheel: ## the Python package, a wheel in dist
	@tools/setup.sh run python
	@tools/packages/wheel.sh

bench: ## build and run the benchmarks
	@tools/setup.sh run test
	@tools/build.sh release shudu
	@tools/bench.sh
	@tools/bench_rows.py
	@tools/setup.sh python
	@tools/python_package.sh bench
	@tools/build.sh bench shudu_bench
	@build/bench/bin/shudu_bench

soak: ## hours: the kernels on millions of random positions, all facts to the end; the techniques
	@tools/setup.sh run test
	@tools/soak.sh $(SOAK)

check-ratings: ## every rated puzzle and step of the shared data against the ratings (minutes)
	@tools/setup.sh run test
	@tools/build.sh release rating_test
	@SHUDU_SOURCE_DIR=$(CURDIR) SHUDU_SOAK=all=1 build/release/bin/rating_test --gtest_filter='Se*:*SeRatings*:Hodoku*'

pictures: ## draw the pictures of the documents anew
	@tools/setup.sh run
	@tools/build.sh release shudu
	@tools/pictures.sh build/release/bin/shudu docs/pictures

deb: ## the Debian packages, in dist/deb
	@tools/setup.sh run release
	@tools/packages/deb.sh

static: ## the program as one file without libraries, in dist
	@tools/setup.sh run
	@tools/packages/static.sh

npm-cli: ## the npm packages of the command line, in dist/npm
	@tools/setup.sh run web
	@tools/packages/npm_cli.sh

container: ## an image of the static program alone, in dist
	@tools/setup.sh run release
	@tools/packages/container.sh

release: ## all packages with SHA256SUMS in dist, installed and tried in new systems
	@tools/setup.sh run test web python release
	@tools/packages/release.sh

clean: ## remove everything that was built
	@rm -rf build dist

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 14
