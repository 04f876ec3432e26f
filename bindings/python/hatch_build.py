"""What makes the wheel one for this platform and for every Python 3: the library and the program, which were built
before, go into it, and neither knows anything of Python.
"""

import os
import sysconfig

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CarryBinaries(BuildHookInterface):
    """SHUDU_LIBRARY and SHUDU_PROGRAM name the files; the second may be empty."""

    def initialize(self, version, build_data):
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"
        build_data["force_include"][os.environ["SHUDU_LIBRARY"]] = "shudu/_native/libshudu_python.so"
        if os.environ.get("SHUDU_PROGRAM"):
            build_data["force_include"][os.environ["SHUDU_PROGRAM"]] = "shudu/_native/shudu"
        build_data["force_include"][os.path.join(self.root, "../../LICENSE")] = "shudu/LICENSE"
