import { onDemand } from '../../../common/lazy/on-demand.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'

// Loaded on first use, since only some visits need it.
const KeysDialog = onDemand(() => import('./keys-dialog.tsx').then(module => module.KeysDialog))

function Keys() {
  const { overlay } = useTableContext()
  return overlay.open?.kind === 'keys' ? <KeysDialog onClose={overlay.close} /> : null
}

/** Moving between rows by keyboard, and the list of all keys. */
export const keyboardPlugin: TablePlugin = {
  name: 'keyboard',
  below: Keys,
  keys: ({ rowFocus, overlay }) => ({
    j: () => rowFocus.step(1),
    k: () => rowFocus.step(-1),
    '?': () => overlay.show({ kind: 'keys' }),
  }),
  rowKey: ({ rowFocus }, _row, key) => {
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (by !== 0) rowFocus.step(by)
    return by !== 0
  },
}
