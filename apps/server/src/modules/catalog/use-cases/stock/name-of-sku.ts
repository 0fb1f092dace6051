/** Code, goods and name of a SKU, by which the audit log finds it. */
export const nameOfSku = (sku: {
  readonly code: string
  readonly goodsName: string
  readonly skuName: string
}): string => [sku.code, sku.goodsName, sku.skuName].filter(text => text !== '').join(' ')
