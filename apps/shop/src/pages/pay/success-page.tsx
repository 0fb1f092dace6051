import { chakra } from '@chakra-ui/react/styled-system'
import { usePayPageQuery } from '@shiji/api/payment/payment.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { EmptyState, LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { CircleCheck, Clock, ReceiptText } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Recommended } from '../../features/goods/recommended.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { orderPath, PATHS, payPath, readId } from '../../site/links/paths.ts'
import { isMissing } from '../../site/page/is-missing.ts'
import { PageFailed } from '../../site/page/page-failed.tsx'
import { PageTitle } from '../../site/page/page-title.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'

/** After a payment (spec §2 /order/success): the paid amount, the next steps, links. */
export function Component() {
  const say = useText('shop_order', 'shop')
  const [query] = useSearchParams()
  const groupId = readId(query.get('group_id'))
  const {
    data: page,
    error,
    isFetching,
    isLoading,
    refetch,
  } = usePayPageQuery(groupId ?? 0, { skip: groupId === undefined })
  const waiting = page?.status === 'waiting_payment'
  const missing = groupId === undefined || isMissing(error)
  const title = say(
    missing ? 'shop_order.success_missing' : waiting ? 'shop_order.success_waiting' : 'shop_order.success_title',
  )
  useHead({ title })
  const [only, ...others] = page?.orders ?? []
  const orders = only !== undefined && others.length === 0 ? orderPath(only.id) : PATHS.orders
  if (isLoading) return <LoadingState />
  if (missing) {
    return (
      <Column>
        <EmptyState
          icon={ReceiptText}
          title={<PageTitle>{title}</PageTitle>}
          hint={say('shop_order.success_missing_hint')}
        >
          <LinkButton href={PATHS.orders} look="solid">
            {say('shop_order.success_orders')}
          </LinkButton>
          <LinkButton href={PATHS.home}>{say('shop_order.success_continue')}</LinkButton>
        </EmptyState>
        <Recommended place="success" />
      </Column>
    )
  }
  if (page === undefined && !isFetching) return <PageFailed failure={error} onRetry={() => void refetch()} />
  return (
    <Column pt={{ base: '4', md: '8' }}>
      <chakra.div
        bg="bg.surface"
        borderRadius="lg"
        px="5"
        py={{ base: '8', md: '12' }}
        maxW="720px"
        mx="auto"
        textAlign="center"
      >
        <chakra.span display="inline-flex" color={waiting ? 'status.warning.fg' : 'status.success.fg'}>
          <Icon of={waiting ? Clock : CircleCheck} size={40} />
        </chakra.span>
        <chakra.h1 textStyle="2xl" fontWeight="bold" mt="3">
          {title}
        </chakra.h1>
        {page && (
          <chakra.p
            display="flex"
            justifyContent="center"
            alignItems="baseline"
            gap="2"
            mt="1"
            color="fg.muted"
            textStyle="md"
          >
            {say(waiting ? 'shop_order.pay_amount' : 'shop_order.success_amount')}
            <Price fen={page.amount} size="md" />
          </chakra.p>
        )}
        {!waiting && (
          <chakra.p textStyle="md" color="fg.muted" mt="2" maxW="prose" mx="auto">
            {say('shop_order.success_next')}
          </chakra.p>
        )}
        <chakra.div display="flex" justifyContent="center" flexWrap="wrap" gap="3" mt="6">
          {waiting && groupId !== undefined ? (
            <LinkButton href={payPath(groupId)} look="solid">
              {say('shop_order.orders_action.pay')}
            </LinkButton>
          ) : (
            <LinkButton href={orders} look="solid">
              {say('shop_order.success_orders')}
            </LinkButton>
          )}
          <LinkButton href={PATHS.home}>{say('shop_order.success_continue')}</LinkButton>
        </chakra.div>
      </chakra.div>
      <Recommended place="success" />
    </Column>
  )
}
