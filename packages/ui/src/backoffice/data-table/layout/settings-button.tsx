import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Settings2 } from 'lucide-react'
import { Suspense } from 'react'
import { IconButton } from '../../../common/button/button.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { lazyPart } from '../../../common/lazy/lazy-part.tsx'
import { AnchoredPanel } from '../../../common/popover/anchored-panel.tsx'
import { LoadingState } from '../../../common/state-view/states.tsx'
import type { LayoutSettingsProps } from './layout-settings.tsx'

const LayoutSettings = lazyPart(() => import('./layout-settings.tsx').then(module => module.LayoutSettings))

/** The button that opens the settings of a table; what it opens comes with the first press. */
export function TableSettings(props: LayoutSettingsProps) {
  const say = useText('table')
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
            <LayoutSettings {...props} />
          </Suspense>
        </chakra.div>
      )}
    </AnchoredPanel>
  )
}
