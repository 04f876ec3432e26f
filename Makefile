# The few words people type. The work is in CMakePresets.json and tools/.
.PHONY: build run test check bench soak clean help
.NOTPARALLEL:

build: ## build the release program (build/release/bin/shudu)
	@tools/setup.sh run
	@tools/build.sh release

run: ## install what is missing, build, solve examples/puzzles.txt
	@tools/setup.sh run
	@tools/build.sh release shudu
	@tools/run_examples.sh

test: ## install what is missing, run every test: sanitizers, quick checks, release
	@tools/setup.sh run test
	@tools/test.sh

check: ## every check of the tree: lint, both compilers, threads, coverage, docs
	@tools/check.sh

bench: ## build and run the benchmarks
	@tools/setup.sh run test
	@tools/build.sh release shudu
	@tools/bench.sh
	@tools/build.sh bench shudu_bench
	@build/bench/bin/shudu_bench

soak: ## hours: the kernels on millions of random positions, all facts to the end; the techniques
	@tools/setup.sh run test
	@tools/soak.sh $(SOAK)

clean: ## remove everything that was built
	@rm -rf build

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile | expand -t 14
