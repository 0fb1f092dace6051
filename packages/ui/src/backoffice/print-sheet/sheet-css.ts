/** Paper formats of sheets, in mm: a page, and the label of express companies. */
export const papers = {
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  label: { width: 100, height: 150 },
} as const

/** Name of a paper. */
export type PaperSize = keyof typeof papers

/** Rules that print the sheets and nothing else of the page. */
export const sheetCss = (paper: PaperSize): string => `
@media print {
  @page { size: ${papers[paper].width}mm ${papers[paper].height}mm; margin: 0; }
  html, body { background: white !important; }
  body * { visibility: hidden; }
  [data-print-sheets], [data-print-sheets] * { visibility: visible; }
  [data-print-sheets] { position: absolute; inset: 0 auto auto 0; display: block; overflow: visible; }
  [data-print-sheet] { box-shadow: none; break-after: page; }
  [data-print-sheet]:last-child { break-after: auto; }
  [data-no-print] { display: none; }
}`
