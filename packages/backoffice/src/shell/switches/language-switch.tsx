import { chakra } from '@chakra-ui/react/styled-system'
import { useOtherLanguage } from '@shiji/api/use-other-language.ts'
import { languageTag } from '@shiji/i18n/locale.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Languages } from 'lucide-react'

/** Switches to the other interface language, labelled in that language; remembered (spec §1). */
export function LanguageSwitch() {
  const say = useText()
  const other = useOtherLanguage()
  return (
    <Button
      look="ghost"
      tone="neutral"
      px={{ base: '2', md: '4' }}
      icon={
        // On a phone the name of the language is enough.
        <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
          <Icon of={Languages} />
        </chakra.span>
      }
      onClick={other.turn}
    >
      <span lang={languageTag(other.locale)}>{say(other.name)}</span>
    </Button>
  )
}
