import { lazyPart } from '../../../common/lazy/lazy-part.tsx'
import { onDemand } from '../../../common/lazy/on-demand.tsx'
import { WhenPainted } from '../../../common/lazy/when-painted.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'
import { copyText } from './copy-text.ts'

// Not part of the first view of a table.
const ClippedTip = lazyPart(() => import('./clipped-tip.tsx').then(module => module.ClippedTip), { quiet: true })
const PictureDialog = onDemand(() => import('./picture-dialog.tsx').then(module => module.PictureDialog))

function Tip() {
  const { frameRef, rows, window } = useTableContext()
  return (
    <WhenPainted>
      <ClippedTip frameRef={frameRef} content={rows.slice(window.first, window.end)} />
    </WhenPainted>
  )
}

function Picture() {
  const { overlay } = useTableContext()
  return overlay.open?.kind === 'picture' ? <PictureDialog src={overlay.open.src} onClose={overlay.close} /> : null
}

/** Help for reading a cell: the full text, an enlarged picture, a value to copy. */
export const readingPlugin: TablePlugin = {
  name: 'reading',
  frame: Tip,
  below: Picture,
  press: {
    copy: ({ say }, { value }) => void copyText(say, value),
    picture: ({ overlay }, { value }) => overlay.show({ kind: 'picture', src: value }),
  },
}
