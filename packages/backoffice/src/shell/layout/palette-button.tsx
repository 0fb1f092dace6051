import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Search } from 'lucide-react'
import { commandKey } from '../keys/command-key.ts'

/**
 * Opens the command palette: an icon, with label and key if the bar has space. They wrap into a hidden second line
 * before any module of the bar is hidden.
 */
export function PaletteButton({ onOpen }: { readonly onOpen: () => void }) {
  const say = useText('backoffice')
  return (
    <Button
      look="outline"
      tone="neutral"
      title={say('backoffice.palette')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      ms="auto"
      px="0"
      w={{ base: 'control', md: 'auto' }}
      minW="control"
      flex="0 1000 auto"
      flexWrap="wrap"
      justifyContent="flex-start"
      alignContent="flex-start"
      gap="0"
      overflow="hidden"
      fontWeight="normal"
      color="fg.muted"
    >
      <Line w="calc({sizes.control} - 2px)" justifyContent="center">
        <Icon of={Search} size={16} />
      </Line>
      <Line pe="3">
        {say('backoffice.palette')}
        <chakra.kbd aria-hidden fontFamily="mono" textStyle="xs">
          {commandKey('K')}
        </chakra.kbd>
      </Line>
    </Button>
  )
}

const Line = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', h: 'full', flexShrink: '0' },
})
