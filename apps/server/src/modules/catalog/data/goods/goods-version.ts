import { versionOf } from '../../../../records/row-version.ts'
import type { GoodsFormFacts } from './goods-row.queries.ts'

/**
 * Version of goods as the form shows them: it changes exactly when texts, prices, SKUs or the open change are saved. Stock is counted by
 * differences, and the switches of the list are independent, so neither changes the version.
 */
export const goodsVersion = ({ goods, content, contentEn, skus, change }: Omit<GoodsFormFacts, 'version'>): string =>
  versionOf({
    name: goods.name,
    nameEn: goods.nameEn,
    subname: goods.subname,
    subnameEn: goods.subnameEn,
    goodsNo: goods.goodsNo,
    classId: goods.classId,
    brandId: goods.brandId,
    images: goods.images,
    video: goods.video,
    freightMode: goods.freightMode,
    freightId: goods.freightId,
    marketPrice: goods.marketPrice,
    weight: goods.weight,
    axes: goods.axes,
    attributes: goods.attributes,
    services: goods.services,
    shipHours: goods.shipHours,
    content,
    contentEn,
    ...(change === undefined ? {} : { change: [change.id, change.version, change.state] }),
    skus: skus.map(({ id, key, name, nameEn, image, price, marketPrice, weight, code }) => [
      [id, key, name, nameEn, image],
      [price, marketPrice, weight, code],
    ]),
  })
