import { chakra } from '@chakra-ui/react/styled-system'
import { useChangeCartMutation } from '@shiji/api/cart/cart.buyer.api.ts'
import { useGoodsQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { CartLine } from '@shiji/contract/cart/cart.ts'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { type SkuChoice, skuOf } from '@shiji/ui/shop/sku-picker/sku-choice.ts'
import { SkuPicker } from '@shiji/ui/shop/sku-picker/sku-picker.tsx'
import { useMemo, useState } from 'react'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { choiceOf, pictureOf, skuModel } from '../../site/goods/sku-model.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { useName } from '../../site/names.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'

export interface SkuDialogProps {
  readonly line: CartLine
  readonly onClose: () => void
}

/** Moves a line of the cart to another SKU of the same goods. */
export function SkuDialog({ line, onClose }: SkuDialogProps) {
  const say = useText('shop_order')
  const { data, isError, error: failure, refetch } = useGoodsQuery(line.goods_id)
  if (data) return <Chooser goods={data} line={line} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={say('shop_order.cart_change_sku')}>
      {isError ? <LoadFailed failure={failure} extent="inline" onRetry={() => void refetch()} /> : <LoadingState />}
    </Dialog>
  )
}

function Chooser({ goods, line, onClose }: SkuDialogProps & { readonly goods: GoodsDetail }) {
  const say = useText('shop_order', 'common')
  const pick = useName()
  const fileUrl = useFileUrl()
  const reportLoss = useReportLoss()
  const [changeCart, { isLoading }] = useChangeCartMutation()
  const model = useMemo(() => skuModel(goods, pick, fileUrl), [goods, pick, fileUrl])
  const [choice, setChoice] = useState<SkuChoice>(() => choiceOf(model, line.sku_id) ?? model.axes.map(() => undefined))
  const chosen = skuOf(model.skus, choice)
  const save = async () => {
    if (chosen === undefined) return
    const answer = await changeCart({ id: line.id, sku_id: chosen.id })
    if (answer.error === undefined) onClose()
    else reportLoss(answer.error)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('shop_order.cart_change_sku')}
      footer={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button
            look="solid"
            loading={isLoading}
            disabled={chosen === undefined || chosen.stock === 0}
            onClick={() => void save()}
          >
            {say('shop_order.cart_sku_save')}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" gap="4" alignItems="flex-end" mb="5">
        <chakra.div w="88px" flexShrink="0">
          <Plate src={fileUrl(pictureOf(goods, model, choice) ?? goods.image, 160)} alt="" seed={goods.id} />
        </chakra.div>
        <div>
          <chakra.p textStyle="md" fontWeight="medium" lineClamp="2">
            {pick(goods.name, goods.name_en)}
          </chakra.p>
          <Price
            fen={chosen?.sku.price ?? goods.price}
            size="md"
            from={chosen === undefined && goods.max_price > goods.price}
          />
        </div>
      </chakra.div>
      <SkuPicker axes={model.axes} skus={model.skus} choice={choice} onChange={setChoice} demand />
    </Dialog>
  )
}
