import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { isLocale, locales } from '@shiji/i18n/locale.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/button/button.tsx'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { Languages } from 'lucide-react'
import { useChangeLanguage } from '../app/use-change-language.ts'

/** Switches the interface language; remembered (spec §1). */
export function LanguageSwitch() {
  const say = useText()
  const current = useLocale()
  const change = useChangeLanguage()
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton label={say('common.language')}>
          <Icon of={Languages} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.RadioItemGroup value={current} onValueChange={({ value }) => isLocale(value) && change(value)}>
              {locales.map(locale => (
                <Menu.RadioItem key={locale} value={locale} lang={locale === 'en' ? 'en' : 'zh-CN'}>
                  {say(locale === 'en' ? 'common.language_en' : 'common.language_zh')}
                  <Menu.ItemIndicator />
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
