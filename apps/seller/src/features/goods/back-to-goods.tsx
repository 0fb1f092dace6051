import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { listAddress } from './goods-list-address.ts'

/** Links back to the list of goods in its last state. */
export function BackToGoods() {
  const say = useText('goods')
  return (
    <UiLink href={listAddress()} color="accent.fg" fontWeight="medium" textDecoration="underline">
      {say('goods.back')}
    </UiLink>
  )
}
