// A drawn board as a file: the SVG as it stands on the page, or a PNG made of it by the browser.
const kSide = 1200; // pixels

export const svgText = (element: SVGSVGElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(element)}\n`;

export async function pngBlob(element: SVGSVGElement): Promise<Blob> {
  const sized = element.cloneNode(true) as SVGSVGElement;
  sized.setAttribute("width", String(kSide));
  sized.setAttribute("height", String(kSide));
  const address = URL.createObjectURL(new Blob([svgText(sized)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [kSide, kSide];
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)),
        "image/png",
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
