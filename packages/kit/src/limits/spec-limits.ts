/**
 * Constants of spec §9 that several packages use. The contract's `LIMITS` takes them from here, and so does packages/ui, which does not depend on the
 * contract. Times in ms unless the name says otherwise.
 */
export const SPEC_LIMITS = {
  list: {
    perPage: 30,
    perPageOptions: [30, 100, 200, 300, 400],
    perPageMax: 400,
  },
  /** Defaults of components: their size, and the start of their z-index range. */
  layer: { size: 'default', zIndex: 3000 },
  ui: {
    sidebarCollapsedPx: 63,
    sidebarExpandedPx: 200,
    searchFieldsShown: 5,
    createdAtWidthPx: 165,
    chunkLoadTimeoutMs: 120_000,
  },
  dialog: { widthPercent: 50, tableSelectPercent: 60, labelWidthPx: 90, columnSpan: 12 },
  editor: {
    imageBytes: 10_485_760,
    imageCount: 10,
    imageTimeoutMs: 5_000,
    inlineBytes: 5_120,
    heightPx: 385,
    areaHeightPx: 300,
  },
  avatar: { widthPx: 150, heightPx: 150 },
  /** §5 */
  textarea: { maxLength: 15 },
  import: { files: 1 },
} as const
