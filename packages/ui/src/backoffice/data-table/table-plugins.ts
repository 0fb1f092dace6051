import type { TablePlugin } from './context/table-plugin.ts'
import { exportPlugin } from './export/export-plugin.tsx'
import { importPlugin } from './import/import-plugin.tsx'
import { inlineEditPlugin } from './inline-edit/inline-edit-plugin.tsx'
import { keyboardPlugin } from './keyboard/keyboard-plugin.tsx'
import { layoutPlugin } from './layout/layout-plugin.tsx'
import { readingPlugin } from './reading/reading-plugin.tsx'
import { deletePlugin, recordPlugin } from './record/record-plugin.tsx'
import { refreshPlugin } from './refresh/refresh-plugin.tsx'
import { roomPlugin } from './room/room-plugin.tsx'
import { rowMenuPlugin } from './row/row-menu-plugin.tsx'
import { searchPlugin } from './search/search-plugin.tsx'
import { selectionPlugin } from './selection/selection-plugin.tsx'
import { summaryPlugin } from './summary/summary-plugin.tsx'
import { fullScreenPlugin } from './toolbar/full-screen-plugin.tsx'
import { pageButtonsPlugin } from './toolbar/page-buttons-plugin.tsx'
import { treePlugin } from './tree/tree-plugin.tsx'
import { viewsPlugin } from './views/views-plugin.tsx'

/** The features of a table, in the order of its toolbar (§2) and everywhere else. */
export const tablePlugins: readonly TablePlugin[] = [
  viewsPlugin,
  recordPlugin,
  searchPlugin,
  importPlugin,
  exportPlugin,
  deletePlugin,
  pageButtonsPlugin,
  roomPlugin,
  refreshPlugin,
  fullScreenPlugin,
  layoutPlugin,
  selectionPlugin,
  keyboardPlugin,
  readingPlugin,
  rowMenuPlugin,
  inlineEditPlugin,
  treePlugin,
  summaryPlugin,
]
