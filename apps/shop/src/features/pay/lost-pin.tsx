import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { LinkButton } from '../../site/links/link-button.tsx'
import { withWayBack } from '../../site/links/login-path.ts'
import { PATHS, payPath } from '../../site/links/paths.ts'

/** Shown instead of the payment password if it can no longer be verified: a link to set a new one, and back. */
export function LostPin({ groupId }: { readonly groupId: number }) {
  const say = useText('shop_order')
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.p role="status" textStyle="sm" color="fg.muted">
        {say('shop_order.pay_pin_lost')}
      </chakra.p>
      <LinkButton href={withWayBack(PATHS.payPassword, payPath(groupId))} look="solid" size="xl" block>
        {say('shop_order.pay_pin_renew')}
      </LinkButton>
    </chakra.div>
  )
}
