import { useOrderQuery } from '@shiji/api/order/order.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { EmptyState, LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { MessageSquareText } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { Recommended } from '../../../features/goods/recommended.tsx'
import { CommentForm } from '../../../features/orders/comment-form.tsx'
import { LinkButton } from '../../../site/links/link-button.tsx'
import { orderPath, PATHS, readId } from '../../../site/links/paths.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { isMissing } from '../../../site/page/is-missing.ts'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { useHead } from '../../../site/page/use-head.ts'

/** Review of an order's goods (spec §2 /user/order/comment/{id} and /user/comment/add/{id}). */
export function Component() {
  const say = useText('shop_order')
  const navigate = useNavigate()
  const id = readId(useParams().id)
  const { currentData: order, error, isFetching, refetch } = useOrderQuery(id ?? 0, { skip: id === undefined })
  useHead({ title: say('shop_order.comment_page') })
  const open = order?.actions.includes('comment') === true && order.order_goods.some(line => !line.is_commented)
  const gone = id === undefined || isMissing(error)
  return (
    <>
      <AccountHeading up={id === undefined ? PATHS.orders : orderPath(id)}>
        {say('shop_order.comment_page')}
      </AccountHeading>
      {order && open ? (
        <CommentForm
          key={order.id}
          order={order}
          onDone={() => {
            toast.success(say('shop_order.comment_done'))
            void navigate(orderPath(order.id), { replace: true })
          }}
        />
      ) : order || gone ? (
        <>
          <EmptyState icon={MessageSquareText} title={say(gone ? 'shop_order.order_gone' : 'shop_order.comment_empty')}>
            <LinkButton href={PATHS.orders} look="solid">
              {say('shop_order.checkout_see_orders')}
            </LinkButton>
          </EmptyState>
          <Recommended place="empty" most={4} />
        </>
      ) : error !== undefined && !isFetching ? (
        <LoadFailed failure={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </>
  )
}
