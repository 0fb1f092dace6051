import { chakra } from '@chakra-ui/react/styled-system'
import { Settings2 } from 'lucide-react'
import { Suspense } from 'react'
import { IconButton } from '../../../common/button/button.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { lazyPart } from '../../../common/lazy/lazy-part.tsx'
import { AnchoredPanel } from '../../../common/popover/anchored-panel.tsx'
import { LoadingState } from '../../../common/state-view/states.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'

// The panel's code loads on the first click.
const LayoutSettings = lazyPart(() => import('./layout-settings.tsx').then(module => module.LayoutSettings))

function SettingsButton() {
  const { say } = useTableContext()
  return (
    <AnchoredPanel
      label={say('table.columns')}
      opener={attributes => (
        <IconButton size="sm" label={say('table.columns')} {...attributes}>
          <Icon of={Settings2} size={16} />
        </IconButton>
      )}
    >
      {() => (
        <chakra.div w="min(360px, calc(100dvw - 40px))">
          <Suspense fallback={<LoadingState />}>
            <LayoutSettings />
          </Suspense>
        </chakra.div>
      )}
    </AnchoredPanel>
  )
}

/** The settings of a table. */
export const layoutPlugin: TablePlugin = { name: 'layout', toolbarEnd: SettingsButton }
