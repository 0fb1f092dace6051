import { useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { PackageX } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { Recommended } from '../../features/goods/recommended.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { readOrderParams } from '../../site/links/order-params.ts'
import { PATHS } from '../../site/links/paths.ts'
import { PageTitle } from '../../site/page/page-title.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { CheckoutView } from './checkout-view.tsx'

/** Confirmation of an order (spec §2 /order/before/{params}). */
export function Component() {
  const say = useText('shop_order')
  const { params } = useParams()
  const order = useMemo(() => readOrderParams(params), [params])
  useHead({ title: say('shop_order.checkout_page') })
  if (order) return <CheckoutView key={params} order={order} />
  return (
    <Column>
      <EmptyState
        icon={PackageX}
        title={<PageTitle>{say('shop_order.checkout_broken')}</PageTitle>}
        hint={say('shop_order.checkout_broken_hint')}
      >
        <LinkButton href={PATHS.carts} look="solid">
          {say('shop_order.checkout_back')}
        </LinkButton>
      </EmptyState>
      <Recommended place="missing" />
    </Column>
  )
}
