import { chakra } from '@chakra-ui/react/styled-system'
import { languageTag } from '@shiji/i18n/locale.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Languages } from 'lucide-react'
import { useChangeLanguage } from '../../core/running/use-change-language.ts'

/** Turns to the other interface language, named in itself; remembered (spec §1). */
export function LanguageSwitch() {
  const say = useText()
  const change = useChangeLanguage()
  const other = useLocale() === 'en' ? 'zh-cn' : 'en'
  return (
    <Button
      look="ghost"
      tone="neutral"
      px={{ base: '2', md: '4' }}
      icon={
        // On a phone the name of the language says enough.
        <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
          <Icon of={Languages} />
        </chakra.span>
      }
      onClick={() => change(other)}
    >
      <span lang={languageTag(other)}>{say(other === 'en' ? 'common.language_en' : 'common.language_zh')}</span>
    </Button>
  )
}
