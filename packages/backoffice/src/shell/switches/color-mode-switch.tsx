import { useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { useColorMode } from '@shiji/ui/common/theme/use-color-mode.ts'
import { Moon, Sun } from 'lucide-react'

/** Switches between light and dark. */
export function ColorModeSwitch() {
  const say = useText()
  const { mode, toggle } = useColorMode()
  const next = mode === 'dark' ? 'common.theme_light' : 'common.theme_dark'
  return (
    <IconButton label={`${say('common.theme')}: ${say(next)}`} onClick={toggle}>
      <Icon of={mode === 'dark' ? Sun : Moon} />
    </IconButton>
  )
}
