"""The tokens of solving paths: which number each has, for ever.

    0 to 9     <pad> <puzzle> <path> <place> <eliminate>, then how a path ends
    10 to 90   the cells, r1c1 to r9c9, row by row
    91 to 99   the digits, 1 to 9
    from 100   the techniques, in the order below

The numbers of techniques inside the library may change with its version; these may not: a model that was trained on
them reads them. So the list is only ever added to, at its end, and VERSION counts how often that was done. A test
holds that every technique of the library is in it.
"""

from __future__ import annotations

import numpy as np

from ..tracing import ENDS, technique_names

VERSION = 1
PAD, PUZZLE, PATH, PLACE, ELIMINATE = range(5)
FIRST_END = 5
FIRST_CELL = 10
FIRST_DIGIT = FIRST_CELL + 81
FIRST_TECHNIQUE = FIRST_DIGIT + 9
END_OF = {end: FIRST_END + place for place, end in enumerate(sorted(ENDS))}

_TECHNIQUES = """
    full-house last-digit naked-single hidden-single hidden-single-box hidden-single-row hidden-single-column
    direct-pointing direct-claiming direct-hidden-pair direct-hidden-triple locked-pair locked-triple pointing
    claiming naked-pair naked-triple hidden-pair hidden-triple naked-quadruple hidden-quadruple law-of-leftover
    x-wing swordfish jellyfish squirmbag whale leviathan remote-pair bug-plus-1 bug-type-2 bug-type-3 bug-type-4
    bug-plus-n bug-xz skyscraper two-string-kite dual-two-string-kite turbot-fish empty-rectangle
    dual-empty-rectangle grouped-skyscraper grouped-two-string-kite grouped-turbot-fish broken-wing w-wing
    grouped-w-wing multi-branch-w-wing xy-wing xyz-wing xyz-ring almost-locked-pair m-wing almost-locked-triple
    almost-locked-quadruple unique-rectangle-1 unique-rectangle-2 unique-rectangle-3 unique-rectangle-4
    unique-rectangle-5 unique-rectangle-6 hidden-rectangle ur-strong-links ur-external ur-wings unique-loop-1
    unique-loop-2 unique-loop-3 unique-loop-4 unique-loop-strong-link extended-rectangle-1 extended-rectangle-2
    extended-rectangle-3 extended-rectangle-4 bug-lite avoidable-rectangle-1 avoidable-rectangle-2 wxyz-wing
    avoidable-rectangle-3 vwxyz-wing avoidable-rectangle-5 uvwxyz-wing hidden-avoidable-rectangle tuvwxyz-wing
    reverse-bug stuvwxyz-wing borescoper-deadly-pattern mug qiu-deadly-pattern uniqueness-clue-cover
    rstuvwxyz-wing gurth-symmetrical-placement finned-x-wing sashimi-x-wing finned-swordfish
    siamese-finned-swordfish sashimi-swordfish siamese-sashimi-swordfish finned-jellyfish
    siamese-finned-jellyfish sashimi-jellyfish siamese-sashimi-jellyfish finned-squirmbag sashimi-squirmbag
    finned-whale sashimi-whale finned-leviathan sashimi-leviathan fishy-cycle sue-de-coq sue-de-coq-3d xy-cycle
    distributed-disjoint-subset subset-counting firework-triple firework-quadruple firework-pair bivalue-oddagon
    tridagon simple-colors-wrap simple-colors-trap multi-colors-2 multi-colors-1 medusa-3d gem x-chain
    grouped-x-chain erip xy-chain s-wing l-wing h-wing continuous-nice-loop discontinuous-nice-loop aic
    grouped-continuous-nice-loop grouped-discontinuous-nice-loop grouped-aic blossom-loop bent-subset als-xz
    ahs-xz als-w-wing als-xy-wing als-chain aligned-pair-exclusion aligned-triple-exclusion death-blossom
    house-death-blossom franken-x-wing franken-swordfish franken-jellyfish franken-squirmbag franken-whale
    franken-leviathan finned-franken-x-wing finned-franken-swordfish siamese-finned-franken-swordfish
    finned-franken-jellyfish siamese-finned-franken-jellyfish finned-franken-squirmbag finned-franken-whale
    finned-franken-leviathan mutant-x-wing mutant-swordfish mutant-jellyfish mutant-squirmbag mutant-whale
    mutant-leviathan finned-mutant-x-wing finned-mutant-swordfish finned-mutant-jellyfish
    siamese-finned-mutant-jellyfish finned-mutant-squirmbag finned-mutant-whale finned-mutant-leviathan
    junior-exocet double-exocet senior-exocet sk-loop kraken-fish-type-1 kraken-fish-type-2 msls multi-fish
    forcing-chain-contradiction forcing-chain-verity nishio-forcing-chain cell-forcing-chain
    region-forcing-chain whip g-whip braid g-braid forcing-net-contradiction forcing-net-verity
    dynamic-forcing-chain dynamic-plus-forcing-chain nested-forcing-chain-2 nested-forcing-chain-3
    nested-forcing-chain-4 nested-forcing-chain-5 template-set template-delete
""".split()

_ENDS = [f"<{ENDS[end]}>" for end in END_OF]
_SPARE = [f"<spare-{number}>" for number in range(FIRST_END + len(_ENDS), FIRST_CELL)]
VOCABULARY: tuple[str, ...] = (
    *("<pad>", "<puzzle>", "<path>", "<place>", "<eliminate>"),
    *_ENDS,
    *_SPARE,
    *(f"r{row}c{column}" for row in range(1, 10) for column in range(1, 10)),
    *(str(digit) for digit in range(1, 10)),
    *_TECHNIQUES,
)


def technique_tokens() -> np.ndarray:
    """The token of each technique by its number in this library, uint16."""
    place = {name: FIRST_TECHNIQUE + number for number, name in enumerate(_TECHNIQUES)}
    return np.array([place[name] for name in technique_names().tolist()], np.uint16)
