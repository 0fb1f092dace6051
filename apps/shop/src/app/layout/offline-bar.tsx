import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { WifiOff } from 'lucide-react'
import { useOnline } from '../../site/use-online.ts'

/** Shows a notice while the network is down; a part of the header, so that it is seen wherever the page is scrolled. */
export function OfflineBar() {
  const say = useText('shop')
  const online = useOnline()
  return (
    <chakra.div role="status">
      {!online && (
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="2"
          py="2"
          px="4"
          bg="status.warning.subtle"
          color="status.warning.fg"
          textStyle="sm"
          fontWeight="medium"
        >
          <Icon of={WifiOff} size={16} />
          {say('shop.offline_bar')}
        </chakra.div>
      )}
    </chakra.div>
  )
}
