import { chakra } from '@chakra-ui/react/styled-system'
import { useGoodsQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { firstChoice, type SkuChoice, skuOf } from '@shiji/ui/shop/sku-picker/sku-choice.ts'
import { SkuPicker } from '@shiji/ui/shop/sku-picker/sku-picker.tsx'
import { useMemo, useState } from 'react'
import { pictureOf, type SkuModel, skuModel } from '../../site/goods/sku-model.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { useName } from '../../site/names.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'

export interface CardPickerProps {
  readonly goods: GoodsCard
  readonly adding: boolean
  readonly onPick: (skuId: number) => void
  readonly onClose: () => void
}

/**
 * The choice of goods that are added from a card: nothing is chosen for the buyer where there is more than one value.
 * One dialog from the first moment on, so that focus stays in it when the choice arrives.
 */
export function CardPicker({ goods: card, adding, onPick, onClose }: CardPickerProps) {
  const say = useText('shop_goods', 'shop')
  const pick = useName()
  const fileUrl = useFileUrl()
  const { data: goods, isError, error: failure, refetch } = useGoodsQuery(card.id)
  const model = useMemo(() => goods && skuModel(goods, pick, fileUrl), [goods, pick, fileUrl])
  const [chosen, setChosen] = useState<SkuChoice>()
  const [demand, setDemand] = useState(false)
  const choice = chosen ?? firstChoice(model?.axes ?? [])
  const sku = model && skuOf(model.skus, choice)
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('shop_goods.choose_sku')}
      footer={
        model && (
          <Button
            look="solid"
            size="lg"
            block
            loading={adding}
            disabled={sku?.stock === 0}
            onClick={() => (sku === undefined ? setDemand(true) : onPick(sku.sku.id))}
          >
            {say('shop.card_add_short')}
          </Button>
        )
      }
    >
      {goods && model ? (
        <>
          <Chosen goods={goods} model={model} choice={choice} />
          <SkuPicker axes={model.axes} skus={model.skus} choice={choice} onChange={setChosen} demand={demand} />
        </>
      ) : isError ? (
        <LoadFailed failure={failure} extent="inline" onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Dialog>
  )
}

interface ChosenProps {
  readonly goods: GoodsDetail
  readonly model: SkuModel
  readonly choice: SkuChoice
}

function Chosen({ goods, model, choice }: ChosenProps) {
  const pick = useName()
  const fileUrl = useFileUrl()
  const price = skuOf(model.skus, choice)?.sku.price
  return (
    <chakra.div display="flex" gap="4" alignItems="flex-end" mb="5">
      <chakra.div w="88px" flexShrink="0">
        <Plate src={fileUrl(pictureOf(goods, model, choice) ?? goods.image, 160)} alt="" seed={goods.id} />
      </chakra.div>
      <div>
        <chakra.p textStyle="md" fontWeight="medium" lineClamp="2">
          {pick(goods.name, goods.name_en)}
        </chakra.p>
        <Price fen={price ?? goods.price} size="md" from={price === undefined && goods.max_price > goods.price} />
      </div>
    </chakra.div>
  )
}
