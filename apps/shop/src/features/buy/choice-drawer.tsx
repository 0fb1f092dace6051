import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Drawer } from '@shiji/ui/common/drawer/drawer.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { pictureOf } from '../../site/goods/sku-model.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { BuyButtons } from './buy-buttons.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { PricePlate } from './price-plate.tsx'
import type { Purchase } from './use-purchase.ts'

export interface ChoiceDrawerProps {
  readonly goods: GoodsDetail
  readonly purchase: Purchase
  readonly open: boolean
  readonly onClose: () => void
}

/** The choice on phones, in a bottom sheet with the buttons at the bottom. */
export function ChoiceDrawer({ goods, purchase, open, onClose }: ChoiceDrawerProps) {
  const say = useText('shop_goods')
  const fileUrl = useFileUrl()
  const picture = pictureOf(goods, purchase.model, purchase.choice) ?? goods.image
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="bottom"
      title={say('shop_goods.choose_sku')}
      footer={<BuyButtons purchase={purchase} onDone={onClose} />}
    >
      <chakra.div display="flex" gap="3" mb="5" alignItems="flex-end">
        <chakra.div w="96px" flexShrink="0">
          <Plate src={fileUrl(picture, 400)} alt="" seed={goods.id} />
        </chakra.div>
        <PricePlate goods={goods} purchase={purchase} />
      </chakra.div>
      <ChoicePanel purchase={purchase} />
    </Drawer>
  )
}
