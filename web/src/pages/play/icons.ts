// The pictures of buttons: strokes on a field of 24
// by 24, drawn in the ink of the text.
export type IconName = keyof typeof kIcons;

export const kIcons = {
  back: "M15 5l-7 7 7 7",
  pause: "M8 5v14M16 5v14",
  resume: "M8 5l11 7-11 7z",
  more: "M5 11v2M12 11v2M19 11v2M4 12h2M11 12h2M18 12h2",
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  erase: "M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7zM12 9.5l5 5M17 9.5l-5 5",
  fill: "M4 4h16v16H4zM8 8h.01M12 8h.01M16 8h.01M8 12h.01M12 12h.01M16 12h.01M8 16h.01M12 16h.01",
  check: "M4 12.5l5.5 5.5L20 7",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8q1 .9 1.1 2.2h5q.1-1.3 1.1-2.2A6 6 0 0 0 12 3z",
  pick: "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 9v6M9 12h6",
  same: "M5 5h6v6H5zM13 13h6v6h-6zM14 7h5M16.5 4.5v5",
  history: "M4 12a8 8 0 1 1 2.5 5.8M4 12l-2-2M4 12l2-2M12 8v4l3 2",
  close: "M6 6l12 12M18 6L6 18",
  less: "M6 15l6-6 6 6",
  more_stage: "M6 9l6 6 6-6",
  digit: "M9 7.5L12.5 5v14M9 19h7",
  corner: "M4 4h16v16H4zM7.5 8h2M14.5 8h2M7.5 16h2",
  centre: "M4 4h16v16H4zM9 12h1M12 12h1M15 12h1",
  colour: "M12 3.5s6 6.2 6 10.3a6 6 0 0 1-12 0C6 9.7 12 3.5 12 3.5z",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  keys: "M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8",
} as const;
