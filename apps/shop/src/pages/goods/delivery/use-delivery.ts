import { useDeliveryQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { Delivery, GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { useState } from 'react'
import type { Purchase } from '../../../features/buy/use-purchase.ts'
import { readArea, rememberArea } from './remembered-area.ts'

/** Delivery of what is chosen, to the area that the person named. */
export interface ShownDelivery {
  readonly delivery: Delivery
  readonly isLoading: boolean
  readonly deliverTo: (areaId: number) => void
}

/**
 * Delivery of the chosen SKU and number. The area is the one named on this page, else that of the person's address, else
 * the one remembered on this device, else a default one. What the product's own answer says needs no call.
 */
export function useDelivery(goods: GoodsDetail, { chosen, quantity }: Purchase): ShownDelivery {
  const [named, setNamed] = useState(() => (goods.delivery.area_by === 'default' ? readArea() : undefined))
  const isOnly = goods.skus.length < 2 && quantity === 1
  const isKnown = named === undefined && (chosen === undefined || isOnly)
  const { data, isFetching } = useDeliveryQuery(
    {
      id: goods.id,
      ...(named === undefined ? {} : { area_id: named }),
      ...(chosen === undefined ? {} : { sku_id: chosen.id, num: quantity }),
    },
    { skip: isKnown },
  )
  return {
    delivery: (isKnown ? undefined : data) ?? goods.delivery,
    isLoading: !isKnown && isFetching,
    deliverTo: areaId => {
      rememberArea(areaId)
      setNamed(areaId)
    },
  }
}
