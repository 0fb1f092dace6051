import { chakra } from '@chakra-ui/react/styled-system'
import { useOrdersQuery } from '@shiji/api/order/order.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { EmptyState, LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { LinkButton } from '../../../site/links/link-button.tsx'
import { commentPath, PATHS } from '../../../site/links/paths.ts'
import { useName } from '../../../site/names.ts'
import { Card } from '../../../site/page/card.tsx'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { BoughtGoods } from './bought-goods.tsx'

const perPage = 10

/** Lines of received orders without a review, by order. */
export function WaitingLines() {
  const say = useText('shop_comments')
  const pick = useName()
  const [page, setPage] = useState(1)
  const { data, isFetching, isError, error, refetch } = useOrdersQuery(
    { order_status: 'waiting_comment', page, per_page: perPage },
    { refetchOnMountOrArgChange: true },
  )
  if (isError && !isFetching) return <LoadFailed failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingState />
  if (data.data.length === 0) {
    return (
      <EmptyState
        icon={MessageSquareText}
        title={say('shop_comments.waiting_none')}
        hint={say('shop_comments.waiting_none_hint')}
      >
        <LinkButton href={PATHS.orders}>{say('shop_comments.see_orders')}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <>
      <chakra.ul display="flex" flexDirection="column" gap="3">
        {data.data.map(order => (
          <li key={order.id}>
            <Card>
              <chakra.div display="flex" flexDirection="column" gap="4">
                {order.order_goods
                  .filter(line => !line.is_commented)
                  .map((line, at) => (
                    <BoughtGoods
                      key={line.id}
                      goodsId={line.goods_id}
                      image={line.goods_image}
                      name={pick(line.goods_name, line.goods_name_en)}
                      sku={pick(line.sku_name, line.sku_name_en)}
                    >
                      {at === 0 && (
                        <LinkButton href={commentPath(order.id)} look="solid">
                          {say('shop_comments.write')}
                        </LinkButton>
                      )}
                    </BoughtGoods>
                  ))}
              </chakra.div>
            </Card>
          </li>
        ))}
      </chakra.ul>
      {data.last_page > 1 && (
        <chakra.div display="flex" justifyContent="center" mt="4">
          <Pagination short page={data.current_page} perPage={perPage} total={data.total} onPage={setPage} />
        </chakra.div>
      )}
    </>
  )
}
