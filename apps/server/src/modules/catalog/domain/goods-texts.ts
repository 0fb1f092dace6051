/** What goods are found by. */
export interface GoodsTexts {
  readonly name: string
  readonly nameEn: string
  readonly subname: string
  readonly subnameEn: string
  readonly goodsNo: string
  readonly codes: readonly string[]
  /** Names of the class and those above it, of brand and store, in both languages. */
  readonly around: readonly string[]
}

/** Texts that are found as written and by their sound, and texts found as written only. */
export const searchTexts = (goods: GoodsTexts) => ({
  named: [goods.name, ...goods.around],
  written: [goods.nameEn, goods.subname, goods.subnameEn, goods.goodsNo, ...goods.codes],
})

/** Texts whose words may be suggested or meant by a misspelt word. */
export const vocabularyTexts = (goods: GoodsTexts): string[] => [goods.name, goods.nameEn, ...goods.around]
