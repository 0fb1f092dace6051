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
@media screen {
  [data-print-out] { display: none; }
}
@media print {
  @page { size: ${papers[paper].width}mm ${papers[paper].height}mm; margin: 0; }
  html, body { background: white !important; height: auto !important; overflow: visible !important; }
  body > :not([data-print-out]) { display: none !important; }
  [data-print-sheet] { box-shadow: none; break-after: page; min-height: 0 !important; }
  [data-print-sheet]:last-child { break-after: auto; }
}`
