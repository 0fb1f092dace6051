import { useOrderQuery } from '@shiji/api/order/order.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { PackageX } from 'lucide-react'
import { useParams } from 'react-router'
import { Recommended } from '../../../features/goods/recommended.tsx'
import { LinkButton } from '../../../site/links/link-button.tsx'
import { PATHS, readId } from '../../../site/links/paths.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { isMissing } from '../../../site/page/is-missing.ts'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { PageTitle } from '../../../site/page/page-title.tsx'
import { useHead } from '../../../site/page/use-head.ts'
import { OrderSkeleton } from './order-skeleton.tsx'
import { OrderView } from './order-view.tsx'

/** One order (spec §2 /user/order/{id}). */
export function Component() {
  const say = useText('shop_order')
  const id = readId(useParams().id)
  const { currentData: order, error, isFetching, refetch } = useOrderQuery(id ?? 0, { skip: id === undefined })
  useHead({ title: say('shop_order.order_page') })
  if (order) return <OrderView order={order} onOver={() => void refetch()} />
  if (id === undefined || isMissing(error)) {
    return (
      <>
        <EmptyState icon={PackageX} title={<PageTitle>{say('shop_order.order_gone')}</PageTitle>}>
          <LinkButton href={PATHS.orders} look="solid">
            {say('shop_order.checkout_see_orders')}
          </LinkButton>
        </EmptyState>
        <Recommended place="missing" most={4} />
      </>
    )
  }
  return (
    <>
      <AccountHeading up={PATHS.orders}>{say('shop_order.order_page')}</AccountHeading>
      {error !== undefined && !isFetching ? (
        <LoadFailed failure={error} onRetry={() => void refetch()} />
      ) : (
        <OrderSkeleton />
      )}
    </>
  )
}
