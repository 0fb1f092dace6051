import { chakra } from '@chakra-ui/react/styled-system'
import { useGoodsCommentsQuery } from '@shiji/api/order/order.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useState } from 'react'
import { Comment } from './comment.tsx'

const SHOWN = 10

/** Reviews that nobody wrote, under one line: they count nowhere. */
export function DefaultReviews({ goodsId, count }: { readonly goodsId: number; readonly count: number }) {
  const say = useText('shop_goods')
  const [open, setOpen] = useState(false)
  const { data } = useGoodsCommentsQuery({ id: goodsId, page: 1, per_page: SHOWN, is_auto: 1 }, { skip: !open })
  if (count === 0) return null
  return (
    <chakra.div borderTopWidth="1px" borderColor="border" pt="3">
      <Button look="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('shop_goods.default_reviews', { count })}
      </Button>
      {open && (
        <ul>
          {data?.data.map(comment => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
    </chakra.div>
  )
}
