import { usePayPageQuery } from '@shiji/api/payment/payment.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { EmptyState, LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { ReceiptText } from 'lucide-react'
import { useParams } from 'react-router'
import { Recommended } from '../../features/goods/recommended.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS, readPayParams } from '../../site/links/paths.ts'
import { isMissing } from '../../site/page/is-missing.ts'
import { PageFailed } from '../../site/page/page-failed.tsx'
import { PageTitle } from '../../site/page/page-title.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { PayView } from './pay-view.tsx'

/** Payment of an order group (spec §2 /order/pay/{params}). */
export function Component() {
  const say = useText('shop_order')
  const groupId = readPayParams(useParams().params)
  const { data, error, isFetching, refetch } = usePayPageQuery(groupId ?? 0, { skip: groupId === undefined })
  useHead({ title: say('shop_order.pay_cashier') })
  if (data) return <PayView page={data} onOver={() => void refetch()} />
  if (groupId === undefined || isMissing(error)) {
    return (
      <Column>
        <EmptyState icon={ReceiptText} title={<PageTitle>{say('shop_order.pay_broken')}</PageTitle>}>
          <LinkButton href={PATHS.orders} look="solid">
            {say('shop_order.checkout_see_orders')}
          </LinkButton>
        </EmptyState>
        <Recommended place="missing" />
      </Column>
    )
  }
  if (error !== undefined && !isFetching) return <PageFailed failure={error} onRetry={() => void refetch()} />
  return <LoadingState />
}
