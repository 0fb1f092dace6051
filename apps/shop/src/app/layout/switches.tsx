import { useOtherLanguage } from '@shiji/api/use-other-language.ts'
import { languageTag } from '@shiji/i18n/locale.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button, type ButtonProps, IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { useColorMode } from '@shiji/ui/common/theme/use-color-mode.ts'
import { Moon, Sun } from 'lucide-react'

/** Switches to the other language, named in its own script; remembered (spec §1). */
export function LanguageSwitch(props: Pick<ButtonProps, 'size' | 'look'>) {
  const say = useText('common')
  const other = useOtherLanguage()
  return (
    <Button look="ghost" tone="neutral" px="2" lang={languageTag(other.locale)} onClick={other.turn} {...props}>
      {say(other.name)}
    </Button>
  )
}

/** Switches between light and dark; remembered. */
export function ThemeSwitch(props: Pick<ButtonProps, 'size'>) {
  const say = useText('shop')
  const { mode, toggle } = useColorMode()
  const dark = mode === 'dark'
  return (
    <IconButton label={say(dark ? 'shop.theme_to_light' : 'shop.theme_to_dark')} onClick={toggle} {...props}>
      <Icon of={dark ? Sun : Moon} />
    </IconButton>
  )
}
