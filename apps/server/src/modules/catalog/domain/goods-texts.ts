/** The search texts of goods. */
export interface GoodsTexts {
  readonly name: string
  readonly nameEn: string
  readonly subname: string
  readonly subnameEn: string
  readonly goodsNo: string
  readonly codes: readonly string[]
  /** Names of its own class, in both languages. Those above it are found by their ids. */
  readonly classNames: readonly string[]
  /** Its class and those above it. */
  readonly classIds: readonly number[]
  readonly brandNames: readonly string[]
  readonly storeNames: readonly string[]
  /** Rows of the specification table. */
  readonly attributes: readonly { readonly value: string; readonly value_en: string }[]
}

/** Texts that decide the rank of results: the name, without the brand in front of it. */
export const leadTexts = (goods: GoodsTexts) => ({ name: goods.name, nameEn: goods.nameEn, brand: goods.brandNames })

/** Texts that are searched as written and by sound, texts searched as written only, and ids of the classes. */
export const searchTexts = (goods: GoodsTexts) => ({
  named: [goods.name, ...goods.classNames, ...goods.brandNames, ...goods.storeNames],
  written: [
    goods.nameEn,
    goods.subname,
    goods.subnameEn,
    goods.goodsNo,
    ...goods.codes,
    ...goods.attributes.flatMap(({ value, value_en }) => [value, value_en]),
  ],
  marks: goods.classIds,
  lead: leadTexts(goods),
})

/** Texts whose words may be suggested, or offered as corrections. */
export const vocabularyTexts = (goods: GoodsTexts): string[] => [
  goods.name,
  goods.nameEn,
  ...goods.classNames,
  ...goods.brandNames,
  ...goods.storeNames,
]
