/** The search texts of goods. */
export interface GoodsTexts {
  readonly name: string
  readonly nameEn: string
  readonly subname: string
  readonly subnameEn: string
  readonly goodsNo: string
  readonly codes: readonly string[]
  /** Names of the class and its parents, of brand and store, in both languages. */
  readonly around: readonly string[]
}

/** Texts that are searched as written and by sound, and texts searched as written only. */
export const searchTexts = (goods: GoodsTexts) => ({
  named: [goods.name, ...goods.around],
  written: [goods.nameEn, goods.subname, goods.subnameEn, goods.goodsNo, ...goods.codes],
})

/** Texts whose words may be suggested, or offered as corrections. */
export const vocabularyTexts = (goods: GoodsTexts): string[] => [goods.name, goods.nameEn, ...goods.around]
