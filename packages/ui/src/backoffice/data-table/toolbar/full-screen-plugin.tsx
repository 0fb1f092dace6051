import { Maximize2, Minimize2 } from 'lucide-react'
import { IconButton } from '../../../common/button/button.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'

function FullScreenButton() {
  const { fullScreen, say } = useTableContext()
  return (
    <IconButton
      size="sm"
      label={say(fullScreen.on ? 'common.fullscreen_exit' : 'common.fullscreen')}
      aria-pressed={fullScreen.on}
      onClick={fullScreen.toggle}
    >
      <Icon of={fullScreen.on ? Minimize2 : Maximize2} size={16} />
    </IconButton>
  )
}

/** A table in full screen. */
export const fullScreenPlugin: TablePlugin = { name: 'full screen', toolbarEnd: FullScreenButton }
